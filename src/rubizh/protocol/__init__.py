"""Opponents as processes: they are told what their seat sees, as text, and answer in notation (docs/bots.md)."""

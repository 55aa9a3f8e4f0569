"""Measurements: speed now, matches and studies later."""

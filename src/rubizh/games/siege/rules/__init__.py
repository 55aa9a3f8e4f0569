"""Siege (Schotten Totten 2): attacker against defender at seven walls."""

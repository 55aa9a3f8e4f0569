"""Play and commands in a terminal."""

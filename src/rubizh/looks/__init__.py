"""How games look in a terminal: what a look is, how choices are typed, and a board for games that bring none."""

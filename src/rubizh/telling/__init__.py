"""What people are told of a game, wherever they play it: its log, its cards, its rules, and what the rules count for them."""

"""Card sets: folders of TOML files, and the loader that checks them; what each game with cards fills in."""

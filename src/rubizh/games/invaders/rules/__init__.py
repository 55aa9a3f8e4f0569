"""Invaders / «Загарбники»: a duel of two unlike sides, with answers in the other's turn."""

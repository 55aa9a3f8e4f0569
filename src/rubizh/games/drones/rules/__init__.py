"""Dronovody / «Дроноводи»: a drone unit of one to four players holds its line until the rotation."""

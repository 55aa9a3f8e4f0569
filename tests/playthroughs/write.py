"""`make golden`: writes the playthroughs and counts anew."""

from tests.playthroughs.playthrough import FOLDER, PERFT, PERFTS, PLAYTHROUGHS, perft_line, playthrough

for name in PLAYTHROUGHS:
    (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
PERFT.write_text("".join(f"{perft_line(number)}\n" for number in range(len(PERFTS))), encoding="utf-8")

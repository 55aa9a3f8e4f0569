#!/usr/bin/env node
// The same small opponent for Siege as bot.py, in JavaScript for Node (docs/bots.md).
"use strict";

const strength = (card) => (/^.\d+$/.test(card) ? Number(card.slice(1)) : 6); // a spy or a shield bearer

// How well two cards go together: in one colour, of the same strength, or next to each other.
function fit(card, other) {
  const apart = Math.abs(strength(card) - strength(other));
  return (card[0] === other[0] ? 12 : 0) + (apart === 0 ? 10 : apart === 1 ? 8 : 0);
}

// Claim what can be claimed, throw nothing away, and otherwise play the card that fits best.
function worth(view, option) {
  const [card, wall] = option.split("@");
  if (wall === undefined) return option.startsWith("control") ? 100 : ["pass", "draw"].includes(option) ? 50 : 0;
  const ownSide = view.seat === 0 ? view.attack : view.defence;
  const alone = wall === "7" ? 11 - strength(card) : strength(card); // the lowest sum wins at wall 7
  return ownSide[wall - 1].reduce((sum, other) => sum + fit(card, other), alone);
}

const best = (view) => view.options.reduce((a, b) => (worth(view, b) > worth(view, a) ? b : a));
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const heard = JSON.parse(line);
    if (heard.type === "hello") say({ type: "ready", name: "fitting", author: "Rubizh" });
    else if (heard.type === "choose") say({ type: "choice", choice: best(heard.view) });
    else if (heard.type === "quit") process.exit();
  });

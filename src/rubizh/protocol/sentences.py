"""Sentences on their way between a table and an opponent's process, still in no language."""

from __future__ import annotations

from rubizh.engine.words import Name, Sentence
from rubizh.protocol.messages import Said


def said(sentence: Sentence) -> Said:
    if isinstance(sentence, Name):
        return Said(names=dict(sentence.by_language))
    facts = {name: said(fact) if isinstance(fact, Sentence) else fact for name, fact in sentence.facts.items()}
    return Said(sentence.text, facts)


def sentence(said: Said) -> Sentence:
    if said.names:
        return Name(said.names)
    return Sentence(said.text, {name: sentence(fact) if isinstance(fact, Said) else fact for name, fact in said.facts.items()})

"""Rubizh: a digital table for card games of siege and invasion."""

import os

from rubizh.build import changed, prefer_sources

__version__ = "0.1.0"

if os.environ.get("RUBIZH_INTERPRETED") == "1" or changed():
    prefer_sources()

"""AFU: Armed Forces of Ukraine / «ЗСУ»: deck building in two phases, for one or two."""

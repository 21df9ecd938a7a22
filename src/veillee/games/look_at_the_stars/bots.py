"""A sensible player of Look at the Stars."""


class HeuristicBot:
    name = "heuristic"

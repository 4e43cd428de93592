"""The moments of the rules at which powers act: the only callers of powers.

Four ways to combine them. Folded: each power changes a value in turn. Summed: what each adds.
Asked: the questions each of them puts, in the order of the gods. Each: all of them act.
"""

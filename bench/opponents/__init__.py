"""Outsiders that the levels are measured by. They share no values with the bots of the package.

ennead arena ra --players 4 --bots master,bench.opponents.marginal:Marginal --alone master
"""

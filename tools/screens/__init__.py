"""Pictures of every screen of the browser client, in many sizes, both themes and both languages.

    python -m tools.screens DIR
    python -m tools.screens DIR --only ankh-battle ra-end --sizes 1440x900 --themes dark

drives the real server with a real browser, and needs a client that has been built.
"""

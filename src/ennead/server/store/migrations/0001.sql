CREATE TABLE person (
    id TEXT PRIMARY KEY,
    nickname TEXT NOT NULL,
    language TEXT NOT NULL,
    recovery TEXT UNIQUE,
    webhook TEXT,
    email TEXT
);
CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    creator TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    phase TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due INTEGER NOT NULL,
    deadline DOUBLE PRECISION,
    summary TEXT NOT NULL
);
CREATE INDEX game_table_lobby ON game_table (public, phase, updated);
CREATE INDEX game_table_due ON game_table (phase, bot_due, deadline);
CREATE TABLE at_table (
    person TEXT NOT NULL,
    game_table TEXT NOT NULL,
    PRIMARY KEY (person, game_table)
);
CREATE TABLE entry (
    game_table TEXT NOT NULL,
    version INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    data TEXT NOT NULL,
    client_key TEXT,
    PRIMARY KEY (game_table, version),
    UNIQUE (game_table, client_key)
);
CREATE TABLE snapshot (
    game_table TEXT NOT NULL,
    version INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (game_table, version)
);
CREATE TABLE chat (
    game_table TEXT NOT NULL,
    number INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (game_table, number)
);

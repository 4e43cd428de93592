DROP INDEX game_table_lobby;
DROP INDEX game_table_due;
CREATE INDEX game_table_lobby ON game_table (public, phase);
CREATE INDEX game_table_due ON game_table (phase, bot_due);
CREATE INDEX game_table_deadline ON game_table (deadline);
CREATE INDEX at_table_table ON at_table (game_table);

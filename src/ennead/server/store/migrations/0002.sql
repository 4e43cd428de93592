ALTER TABLE game_table ADD COLUMN code TEXT;
UPDATE game_table SET code = id;
CREATE UNIQUE INDEX game_table_code ON game_table (code);

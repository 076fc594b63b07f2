/**
 * SQL that creates the tables and the function of the stores. Run it at every start, the first time with a role that
 * may create tables. It creates missing objects and doesn't change existing ones, and the role needn't own them.
 *
 * Objects are created in the first schema of the `search_path`. Use separate schemas to separate environments.
 */
export const postgresSchema: string = `
DO $schema$
DECLARE
  here text := quote_ident(current_schema()) || '.';
BEGIN
  -- Processes that start at the same time wait for each other.
  PERFORM pg_advisory_xact_lock(hashtext('tradelane schema'));

  -- IF NOT EXISTS and OR REPLACE require the owner even if the object exists.
  IF to_regclass(here || 'tradelane_checkpoints') IS NULL THEN
    -- Byte order, so that keys can be read by prefix.
    CREATE TABLE tradelane_checkpoints (
      key text COLLATE "C" PRIMARY KEY,
      value text NOT NULL
    );
  END IF;

  IF to_regclass(here || 'tradelane_handled') IS NULL THEN
    CREATE TABLE tradelane_handled (
      key text COLLATE "C" PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX tradelane_handled_at ON tradelane_handled (at);
  END IF;

  IF to_regclass(here || 'tradelane_outbox') IS NULL THEN
    CREATE TABLE tradelane_outbox (
      action_id text COLLATE "C" PRIMARY KEY,
      outcome text NOT NULL,
      settled_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      reported_at timestamptz
    );
    CREATE INDEX tradelane_outbox_open ON tradelane_outbox (settled_at) WHERE reported_at IS NULL;
    CREATE INDEX tradelane_outbox_reported ON tradelane_outbox (reported_at) WHERE reported_at IS NOT NULL;
  END IF;

  IF to_regprocedure(here || 'tradelane_write_checkpoints(text, text, text, text)') IS NOT NULL THEN RETURN; END IF;
  -- Makes all changes, or none if the condition ('any', 'absent' or 'equal') fails. A null value removes the key.
  -- The row of the condition stays locked until the commit, so that the lease cannot change hands before.
  CREATE FUNCTION tradelane_write_checkpoints(changes text, condition text, condition_key text, condition_value text)
  RETURNS boolean LANGUAGE plpgsql AS $write$
  DECLARE
    changed_to text;
    is_changed boolean;
  BEGIN
    SELECT true, change ->> 'value' INTO is_changed, changed_to
      FROM json_array_elements(changes::json) AS change WHERE change ->> 'key' = condition_key;
    IF condition = 'absent' AND changed_to IS NOT NULL THEN
      INSERT INTO tradelane_checkpoints (key, value) VALUES (condition_key, changed_to) ON CONFLICT (key) DO NOTHING;
      IF NOT FOUND THEN RETURN false; END IF;
    ELSIF condition = 'absent' THEN
      PERFORM FROM tradelane_checkpoints WHERE key = condition_key;
      IF FOUND THEN RETURN false; END IF;
    ELSIF condition = 'equal' AND is_changed THEN
      PERFORM FROM tradelane_checkpoints WHERE key = condition_key AND value = condition_value FOR UPDATE;
      IF NOT FOUND THEN RETURN false; END IF;
    ELSIF condition = 'equal' THEN
      -- Shared: the lease is renewed while a handler's transaction is open.
      PERFORM FROM tradelane_checkpoints WHERE key = condition_key AND value = condition_value FOR SHARE;
      IF NOT FOUND THEN RETURN false; END IF;
    END IF;
    INSERT INTO tradelane_checkpoints (key, value)
      SELECT change ->> 'key', change ->> 'value' FROM json_array_elements(changes::json) AS change
      WHERE change ->> 'value' IS NOT NULL ORDER BY 1
      ON CONFLICT (key) DO UPDATE SET value = excluded.value;
    DELETE FROM tradelane_checkpoints
      WHERE key IN (SELECT change ->> 'key' FROM json_array_elements(changes::json) AS change WHERE change ->> 'value' IS NULL);
    RETURN true;
  END $write$;
END $schema$`;

import type { CheckpointStore } from '@tradelane/core';
import { createPostgresCheckpoints, postgresSchema } from '@tradelane/postgres';
import { type ClientBase, Pool } from 'pg';
import type { ColumnRow } from '../table/rows.ts';
import { TargetError, unavailable } from '../exit.ts';
import { fits, type Item, listOfTables, missingColumns, quoted, type Table, type Target, valuesOf } from './target.ts';

const types: Readonly<Record<ColumnRow['type'], string>> = {
  text: 'text',
  integer: 'bigint',
  number: 'double precision',
  boolean: 'boolean',
  time: 'timestamptz',
  json: 'jsonb',
};

/** Opens a PostgreSQL database and creates the table. Item and checkpoint are written in one transaction. */
export async function openPostgres(url: string, table: Table): Promise<Target> {
  // The driver verifies certificates in these modes too, and warns if the URL doesn't name that mode.
  const connectionString = url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)\b/, '$1verify-full');
  const pool = new Pool({ connectionString, max: 3 });
  // A broken idle connection is replaced. The next query reports the failure.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const place = await createTable(client, table);
      await client.query('COMMIT');
      return targetOn(pool, table, place);
    } finally {
      // Outside of a transaction this does nothing.
      await client.query('ROLLBACK').catch(() => undefined);
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
}

const definition = ({ name, type }: ColumnRow): string => `${quoted(name)} ${types[type]}`;

/**
 * Creates and lists the table, or adds the columns that it lacks. Returns its name with its schema.
 * @throws {UsageError} If `sync` didn't create it.
 */
async function createTable(client: ClientBase, table: Table): Promise<string> {
  const { name, schema, columns, key } = table;
  // Processes that start at the same time wait for each other.
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('tradelane schema'))`);
  await client.query(postgresSchema);
  await client.query(listOfTables);
  const found = await client.query<{ schema: string; columns: string[] }>(
    `SELECT quote_ident(nspname) AS schema, ARRAY(SELECT attname::text FROM pg_attribute
       WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped) AS columns
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE pg_class.oid = to_regclass($1)`,
    [schema === undefined ? quoted(name) : `${quoted(schema)}.${quoted(name)}`],
  );
  const place = `${found.rows[0]?.schema ?? (await schemaOf(client, schema))}.${quoted(name)}`;
  const [present] = found.rows;
  if (present === undefined)
    await client.query(`CREATE TABLE ${place} (${columns.map(definition).join(', ')}, PRIMARY KEY (${quoted(key)}))`);
  else {
    const listed = await client.query<{ columns: string }>('SELECT columns FROM tradelane_tables WHERE name = $1', [
      place,
    ]);
    const missing = missingColumns(table, present.columns, listed.rows[0]?.columns);
    for (const column of missing) await client.query(`ALTER TABLE ${place} ADD COLUMN ${definition(column)}`);
    if (missing.length === 0) return place;
  }
  await client.query(
    'INSERT INTO tradelane_tables VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET columns = excluded.columns',
    [place, JSON.stringify(columns.map((column) => column.name))],
  );
  return place;
}

/** The schema of a new table, as SQL. A schema that is missing is created. */
async function schemaOf(client: ClientBase, schema: string | undefined): Promise<string> {
  if (schema === undefined)
    return (await client.query<{ here: string }>('SELECT quote_ident(current_schema()) AS here')).rows[0]?.here ?? '';
  const { rows } = await client.query<{ name: string; is: boolean }>(
    'SELECT quote_ident($1) AS name, EXISTS (SELECT FROM pg_namespace WHERE nspname = $1) AS is',
    [schema],
  );
  if (rows[0]?.is !== true) await client.query(`CREATE SCHEMA ${quoted(schema)}`);
  return rows[0]?.name ?? '';
}

const itemsOfStatement = 500;

/**
 * Items are written with the checkpoints that come after them, so that one statement stores many items. A crash loses
 * both, and the next run reads the items again.
 */
function targetOn(pool: Pool, { name, schema, columns, key }: Table, place: string): Target {
  const checkpoints = createPostgresCheckpoints(pool);
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const updates = columns.map((column) => `${quoted(column.name)} = excluded.${quoted(column.name)}`).join(', ');
  const put = `INSERT INTO ${place} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${place}, $5::json) WHERE (SELECT written FROM checkpoint)
    ON CONFLICT (${quoted(key)}) DO UPDATE SET ${updates}`;
  let pending = newPending();

  /** Writes the pending items with their checkpoints and with further changes, if the lease isn't lost. */
  const flush = async (changes: Changes = [], condition = pending.condition): Promise<boolean> => {
    const { items, checkpoints: before } = pending;
    // After a failure the run ends, and the next one starts at the stored checkpoint.
    pending = newPending();
    const rows = jsonText([...items.values()]);
    const all = [...new Map([...before, ...changes.map((change) => [change.key, change] as const)]).values()];
    const store = checkpoints.within({
      query: (sql, parameters = []) =>
        pool.query({
          name: `put into ${name}`.slice(0, 60),
          text: `WITH checkpoint AS (${sql}), put AS (${put}) SELECT written FROM checkpoint`,
          values: [...parameters, rows],
        }),
    });
    try {
      return await store.write(all, condition);
    } catch (error) {
      throw (error as Error).name === unavailable ? error : new TargetError(name, error);
    }
  };

  return {
    table: schema === undefined ? name : `${schema}.${name}`,
    isEmpty: async () => (await pool.query(`SELECT 1 FROM ${place} LIMIT 1`)).rows.length === 0,
    checkpoint: {
      read: (prefix) => checkpoints.read(prefix),
      async write(changes, condition) {
        // A renewal of the lease doesn't wait for items. A release comes after them.
        const isNext = changes.some(
          (change) => pending.checkpoints.has(change.key) || change.key === pending.condition?.key,
        );
        return isNext ? flush(changes, condition) : checkpoints.write(changes, condition);
      },
    },
    async handle(item, { commit }) {
      await commit({
        write(changes, condition) {
          for (const change of changes) pending.checkpoints.set(change.key, change);
          pending.condition = condition;
          return true;
        },
      });
      pending.items.set(String(item[key]), rowOf(item, columns));
      if (pending.items.size >= itemsOfStatement && !(await flush()))
        throw new Error('Another process took over this sync. Run the same command again if that process ends.');
    },
    async close() {
      try {
        // If the run released its lease, all items are written.
        if (pending.items.size > 0) await flush();
      } finally {
        await pool.end();
      }
    },
  };
}

type Changes = Parameters<CheckpointStore['write']>[0];

/** Items and checkpoints that aren't written yet. */
interface Pending {
  /** Rows by ID. The last version counts. */
  readonly items: Map<string, Item>;
  readonly checkpoints: Map<string, Changes[number]>;
  condition: Parameters<CheckpointStore['write']>[1];
}

const newPending = (): Pending => ({ items: new Map(), checkpoints: new Map(), condition: undefined });

const rowOf = (item: Item, columns: readonly ColumnRow[]): Item =>
  Object.fromEntries(valuesOf(item, columns, fits).map((value, index) => [columns[index]?.name ?? '', value]));

const storable = (part: string): string => part.toWellFormed().replaceAll('\0', '\uFFFD');

/** JSON without characters that PostgreSQL refuses: U+0000 and half of a surrogate pair. */
function jsonText(rows: readonly Item[]): string {
  const text = JSON.stringify(rows);
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return text;
  return JSON.stringify(rows, (_, value: unknown) => {
    if (typeof value === 'string') return storable(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [storable(name), field]));
  });
}

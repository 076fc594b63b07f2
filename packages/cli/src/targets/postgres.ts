import type { CheckpointStore } from '@tradelane/core';
import { createPostgresCheckpoints, postgresSchema } from '@tradelane/postgres';
import { Pool } from 'pg';
import type { ColumnRow } from '../table/rows.ts';
import { type Item, quoted, type Table, type Target, valuesOf } from './target.ts';

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
  const pool = new Pool({ connectionString: url, max: 3 });
  // A broken idle connection is replaced. The next query reports the failure.
  pool.on('error', () => undefined);
  try {
    await pool.query(postgresSchema);
    const columns = table.columns.map(({ name, type }) => `${quoted(name)} ${types[type]}`);
    await pool.query(
      `CREATE TABLE IF NOT EXISTS ${quoted(table.name)} (${columns.join(', ')}, PRIMARY KEY (${quoted(table.key)}))`,
    );
    for (const column of columns)
      await pool.query(`ALTER TABLE ${quoted(table.name)} ADD COLUMN IF NOT EXISTS ${column}`);
    return await targetOn(pool, table);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Most items of one statement. */
const itemsOfStatement = 500;

/**
 * Items are written with the checkpoints that come after them, so that one statement stores many items. A crash loses
 * both, and the next run reads the items again.
 */
async function targetOn(pool: Pool, { name, columns, key }: Table): Promise<Target> {
  const checkpoints = createPostgresCheckpoints(pool);
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const updates = columns.map((column) => `${quoted(column.name)} = excluded.${quoted(column.name)}`).join(', ');
  const put = `INSERT INTO ${quoted(name)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${quoted(name)}, $5::json) WHERE (SELECT written FROM checkpoint)
    ON CONFLICT (${quoted(key)}) DO UPDATE SET ${updates}`;
  let pending = newPending();

  /** Writes the pending items with their checkpoints and with further changes, if the lease isn't lost. */
  const flush = async (changes: Changes = [], condition = pending.condition): Promise<boolean> => {
    const { items, checkpoints: before } = pending;
    // After a failure the run ends, and the next one starts at the stored checkpoint.
    pending = newPending();
    const rows = jsonText([...items.values()]);
    const all = [...new Map([...before, ...changes.map((change) => [change.key, change] as const)]).values()];
    return checkpoints
      .within({
        query: (sql, parameters = []) =>
          pool.query({
            name: `put into ${name}`.slice(0, 60),
            text: `WITH checkpoint AS (${sql}), put AS (${put}) SELECT written FROM checkpoint`,
            values: [...parameters, rows],
          }),
      })
      .write(all, condition);
  };

  return {
    table: name,
    isEmpty: async () => (await pool.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`)).rows.length === 0,
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
      pending.items.set(item[key], rowOf(item, columns));
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
  readonly items: Map<unknown, Item>;
  readonly checkpoints: Map<string, Changes[number]>;
  condition: Parameters<CheckpointStore['write']>[1];
}

const newPending = (): Pending => ({ items: new Map(), checkpoints: new Map(), condition: undefined });

const rowOf = (item: Item, columns: readonly ColumnRow[]): Item =>
  Object.fromEntries(valuesOf(item, columns).map((value, index) => [columns[index]?.name ?? '', value]));

/** JSON without characters that PostgreSQL refuses: U+0000 and half of a surrogate pair. */
function jsonText(rows: readonly Item[]): string {
  const text = JSON.stringify(rows);
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return text;
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
  );
}

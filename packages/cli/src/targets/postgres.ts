import { createPostgresCheckpoints, postgresSchema } from '@tradelane/postgres';
import { Pool } from 'pg';
import type { ColumnRow } from '../table/rows.ts';
import { quoted, type Table, type Target, valuesOf } from './target.ts';

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

async function targetOn(pool: Pool, { name, columns, key }: Table): Promise<Target> {
  const checkpoints = createPostgresCheckpoints(pool);
  // Items have a connection of their own. The lease is renewed on another one.
  let client = await pool.connect();
  const names = columns.map((column) => quoted(column.name));
  const put = {
    name: `put ${name}`,
    text: `INSERT INTO ${quoted(name)} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
      ON CONFLICT (${quoted(key)}) DO UPDATE SET ${names.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  };
  return {
    checkpoint: checkpoints,
    async handle(item, { commit }) {
      try {
        await client.query('BEGIN');
        const values = valuesOf(item, columns).map((value, index) => valueOf(value, columns[index]));
        await client.query({ ...put, values });
        await commit(checkpoints.within(client));
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch(async () => {
          // The connection is broken. The next item gets a new one.
          client.release(true);
          client = await pool.connect();
        });
        throw error;
      }
    },
    close: async () => {
      client.release();
      await pool.end();
    },
  };
}

function valueOf(value: unknown, column: ColumnRow | undefined): unknown {
  if (value === undefined || value === null) return null;
  return column?.type === 'json' || typeof value === 'object' ? JSON.stringify(value) : value;
}

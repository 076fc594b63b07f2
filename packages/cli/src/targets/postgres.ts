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
  const names = columns.map((column) => quoted(column.name));
  const put = `INSERT INTO ${quoted(name)} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
    ON CONFLICT (${quoted(key)}) DO UPDATE SET ${names.map((column) => `${column} = excluded.${column}`).join(', ')}`;
  return {
    checkpoint: checkpoints,
    async handle(item, { commit }) {
      const values = valuesOf(item, columns).map((value, index) => valueOf(value, columns[index]));
      // One statement writes item and checkpoint, because four round trips take three times as long.
      const query = async (sql: string, parameters: readonly unknown[] = []): Promise<{ rows: unknown[] }> => {
        const checkpoint = sql.replaceAll(/\$(\d+)/g, (_, index: string) => `$${Number(index) + values.length}`);
        // If the lease is lost, nothing may be written, so the statement fails.
        const text = `WITH put AS (${put}), checkpoint AS (${checkpoint})
          SELECT 1 / (CASE WHEN written THEN 1 ELSE 0 END) = 1 AS written FROM checkpoint`;
        try {
          return await pool.query({ name: 'put', text, values: [...values, ...parameters] });
        } catch (error) {
          if ((error as { readonly code?: string }).code === divisionByZero) return { rows: [{ written: false }] };
          throw error;
        }
      };
      await commit(checkpoints.within({ query }));
    },
    close: () => pool.end(),
  };
}

const divisionByZero = '22012';

function valueOf(value: unknown, column: ColumnRow | undefined): unknown {
  if (value === undefined || value === null) return null;
  return column?.type === 'json' || typeof value === 'object' ? JSON.stringify(value) : value;
}

import { readFileSync } from 'node:fs';
import { startPostgres } from '@tradelane/test-servers';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { postgresSchema } from '../src/index.ts';
import { withoutPostgres } from './postgres.ts';

const sample = readFileSync(new URL('../../docs/samples/nightly-sync.ts', import.meta.url), 'utf8');
const [, orders = ''] = /pool\.query\(`([^`]+)`\)/.exec(sample) ?? [];

test.skipIf(withoutPostgres)('30 processes that start at once on an empty database create their tables', async () => {
  expect(orders).toContain('CREATE TABLE');
  const server = await startPostgres();
  try {
    const pool = new Pool({ connectionString: server.url, max: 30 });
    try {
      for (const statement of ['SELECT 1', postgresSchema, orders])
        await Promise.all(Array.from({ length: 30 }, () => pool.query(statement)));
      const { rows } = await pool.query('SELECT count(*)::int AS count FROM orders');
      expect(rows).toEqual([{ count: 0 }]);
    } finally {
      await pool.end();
    }
  } finally {
    await server.stop();
  }
});

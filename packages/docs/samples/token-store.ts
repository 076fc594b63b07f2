import { DatabaseSync } from 'node:sqlite';
import type { StoredToken, TokenStore } from '@tradelane/core';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

// The file contains secrets. Allow only the workers to read it.
const database = new DatabaseSync(
  process.env['TOKEN_FILE'] ?? 'tokens.sqlite',
  { timeout: 5_000 },
);
database.exec(
  `CREATE TABLE IF NOT EXISTS tokens (
    key TEXT PRIMARY KEY, token TEXT NOT NULL)`,
);
const read = database.prepare('SELECT token FROM tokens WHERE key = ?');
const write = database.prepare(
  'INSERT OR REPLACE INTO tokens (key, token) VALUES (?, ?)',
);
const remove = database.prepare(
  'DELETE FROM tokens WHERE key = ? AND token = ?',
);

const tokenStore: TokenStore = {
  async get(key) {
    const row = read.get(key) as { token: string } | undefined;
    return row === undefined
      ? undefined
      : (JSON.parse(row.token) as StoredToken);
  },
  async set(key, token) {
    write.run(key, JSON.stringify(token));
  },
  // Removes this token only, because another worker may have stored a newer
  // token.
  async delete(key, token) {
    remove.run(key, JSON.stringify(token));
  },
};

const hub = createHub({ ...hubOptionsFromEnv(), tokenStore });
const page = await hub.orders.list({ limit: 10 });
console.log(`${page.items.length} orders`);
database.close();

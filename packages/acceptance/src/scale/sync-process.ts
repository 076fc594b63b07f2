/** Syncs every order into SQLite with position and effect in one transaction, and reports its figures. */
import { DatabaseSync } from 'node:sqlite';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createHub, syncOrders } from '@tradelane/hub';
import { liveBytes } from '../memory/live.ts';
import type { Message } from '../prove/worker.ts';
import { firstChange } from './filled-sandbox.ts';
import type { SyncFigures } from './sync-of-many.ts';

const {
  database: path,
  baseUrl,
  auth,
} = JSON.parse(process.argv[2] ?? '') as {
  readonly database: string;
  readonly baseUrl: string;
  readonly auth: { readonly authUrl: string; readonly clientId: string; readonly clientSecret: string };
};
const database = new DatabaseSync(path);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE orders (id TEXT, status TEXT)');
const save = database.prepare('INSERT INTO orders VALUES (?, ?)');
const hub = createHub({ baseUrl, auth, rateLimiting: false });
/** Read after each page. */
let peakInMB = 0;
/**
 * Live memory after everything is loaded, and at the end. Only two readings, so that the collector works normally in
 * between.
 */
let startInMB = 0;
const { handled } = await syncOrders(hub, {
  checkpoint: createSqliteCheckpoints(database),
  since: new Date(firstChange),
  onProgress: ({ pages }) => {
    if (pages === 50) startInMB = liveBytes() / 1e6;
    peakInMB = Math.max(peakInMB, process.memoryUsage.rss() / 1e6);
  },
  handler: (order, { commit }) => {
    database.exec('BEGIN');
    save.run(order.id, order.status);
    void commit();
    database.exec('COMMIT');
  },
});
const { user, system } = process.cpuUsage();
const result: SyncFigures = {
  handled,
  cpuPerOrderInUs: (user + system) / handled,
  peakInMB,
  aliveAtStartInMB: startInMB,
  aliveAtEndInMB: liveBytes() / 1e6,
};
process.send?.({ kind: 'done', result } satisfies Message);
process.disconnect();

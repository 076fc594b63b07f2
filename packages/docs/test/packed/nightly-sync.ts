import { Pool } from 'pg';
import { syncOrders } from '../../samples/nightly-sync.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
const first = await syncOrders(world.hub, pool);
const second = await syncOrders(world.hub, pool);
const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM orders');
console.log(JSON.stringify({ first, second, rows: rows[0]?.count }));
await pool.end();
world.close();

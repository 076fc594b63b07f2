import { Pool } from 'pg';
import { writeOrders } from '../../samples/nightly-sync.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
const first = await writeOrders(world.hub, pool);
const second = await writeOrders(world.hub, pool);
const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM orders');
console.log(JSON.stringify({ first, second, rows: rows[0]?.count }));
await pool.end();
world.close();

import { createHub, fromEnv } from '@tradelane/hub';
import { Pool } from 'pg';
import { syncOrders } from './nightly-sync.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
try {
  console.log(`${await syncOrders(createHub(fromEnv()), pool)} orders written`);
} finally {
  await pool.end();
}

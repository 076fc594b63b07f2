import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
import { Pool } from 'pg';
import { writeOrders } from './nightly-sync.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
try {
  console.log(`${await writeOrders(createHub(hubOptionsFromEnv()), pool)} orders written`);
} finally {
  await pool.end();
}

import { readFleet, resumeTenant } from '@tradelane/workflows/fleet';
import { createRedisCheckpoints } from '@tradelane/redis';
import { Redis } from 'ioredis';

const redis = new Redis(
  process.env['REDIS_URL'] ?? 'redis://localhost:6379',
);
const checkpoint = createRedisCheckpoints(redis);
const [resumed] = process.argv.slice(2);

// After you renewed the credentials of a shop.
if (resumed !== undefined) await resumeTenant(checkpoint, resumed);

const { load, workers, tenants } = await readFleet(checkpoint);
if (load > workers) console.log('Capacity is short. Start more processes.');
for (const { tenant, aside, streams } of tenants) {
  const ages = streams.map(({ stream, ageInMs }) =>
    ageInMs === undefined
      ? `${stream}: not read yet`
      : `${stream}: ${Math.round(ageInMs / 1_000)} s old`,
  );
  console.log(tenant, aside ?? 'served', ages.join(', '));
}
redis.disconnect();

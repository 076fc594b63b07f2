/** Deviations that are planted into the responses of the sandbox, for `check --deep` and `drift`. */
import { sampled } from '@tradelane/test-servers';
import { expect, test } from 'vitest';
import { compareChecks } from '../src/drift/compare.ts';
import { Planter, randomFrom } from './planted-deviations.ts';
import { RecordedWorld } from './recorded-world.ts';

const surfaces = ['hub', 'services-seller', 'marketplace-seller', 'catalog-manager-seller', 'services-front'];

test('a deep check names at least 95 % of 200 planted deviations, with their place', { timeout: 300_000 }, async () => {
  const random = randomFrom(7);
  const hosts = await Promise.all(
    surfaces.map(async (surface) => {
      const world = new RecordedWorld();
      const clean = await world.check(surface);
      const called = clean.reads.filter(({ status }) => status === 200).map(({ operation }) => operation);
      return { surface, world, clean, planter: new Planter(surface, called, await world.answers(), random) };
    }),
  );
  const planted = Array.from({ length: 200 }, (_, number) => {
    const host = hosts[Math.floor(random() * hosts.length)] as (typeof hosts)[number];
    return { ...host, ...host.planter.plant(number) };
  });
  const rows = sampled(planted, 40);
  const unnamed: string[] = [];
  for (const { surface, world, clean, operation, change, at, plant } of rows) {
    const differences = compareChecks([clean], [await world.check(surface, plant)]);
    const isNamed = differences.some(
      (one) =>
        one.operation === operation && one.change === change && (at === undefined || isAt(one.before + one.after, at)),
    );
    if (!isNamed) unnamed.push(`${surface} ${operation}: ${change} ${at ?? ''} ${JSON.stringify(differences)}`);
  }
  for (const { world } of hosts) world.close();
  expect(unnamed.length, unnamed.join('\n')).toBeLessThanOrEqual(rows.length * 0.05);
});

/** An unknown field is next to the place. */
const isAt = (text: string, at: string): boolean =>
  text.startsWith(at) || text.startsWith(at.slice(0, at.lastIndexOf('.')) + '.…');

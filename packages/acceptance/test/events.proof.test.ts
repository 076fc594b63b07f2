/** A small run of the events proof. `pnpm prove events` runs it in full. */
import { withoutServer } from '@tradelane/test-servers';
import { describe, expect, test } from 'vitest';
import type { Sabotage } from '../src/events/sabotage.ts';
import { prove } from '../src/prove/proof.ts';
import { eventsThrough, proofs } from '../src/prove/proofs.ts';

describe.each(['rabbitmq', 'nats'] as const)('events through %s', (broker) => {
  test.skipIf(withoutServer(broker) || withoutServer('postgres'))(
    'O07, P12, G46: events are reported once and in order, and poison is dead-lettered, despite killed workers and a broker restart',
    async () => {
      const { figures, faults } = await prove(proofs.events.parts[broker], { events: 200, seed: 7 });
      console.log(JSON.stringify(figures));
      expect(faults).toEqual([]);
    },
  );
});

/** The figure that detects each mistake. */
const caught: readonly (readonly [Sabotage, string])[] = [
  ['own stores', 'effectsTwice'],
  ['acknowledges first', 'effectsMissing'],
  ['no partitions', 'effectsOutOfOrder'],
  ['no dead letters', 'poisonMissing'],
];

test.skipIf(withoutServer('nats') || withoutServer('postgres')).each(caught)(
  'a consumer with a mistake (%s) fails the proof: %s',
  async (sabotage, figure) => {
    const disturbances = { kill: 0, stop: 0, 'restart broker': 0, 'revoke tokens': 0 };
    const broken = eventsThrough('nats', { disturbances, sabotage, patienceInMs: 10_000 });
    const { faults } = await prove(broken, { events: 150, seed: 7 });
    expect(faults).toContainEqual(expect.stringMatching(`^${figure} is [1-9]`));
  },
);

/** A small run of the events proof. `pnpm prove events` runs it in full. */
import { withoutServer } from '@tradelane/test-servers';
import { describe, expect, test } from 'vitest';
import { disturbancesOf, publication } from '../src/events/plan.ts';
import type { Sabotage } from '../src/events/sabotage.ts';
import { prove } from '../src/prove/proof.ts';
import { eventsThrough, proofs } from '../src/prove/proofs.ts';

describe('the plan of a run', () => {
  const events = Array.from({ length: 100 }, (_, index) => ({
    name: `event-${index}`,
    fate: 'done' as const,
    key: `order-${index % 10}`,
    place: Math.floor(index / 10),
    isCommand: true,
    body: JSON.stringify({ id: `event-${index}` }),
  }));

  const planned = events.map((event) => ({ ...event, key: event.name }));

  test('the plan of a run publishes every event, with the events of an order in sequence, and repeats one in ten', () => {
    const messages = publication(events, 7);
    expect(messages).toHaveLength(110);
    const first = messages.filter(({ isDuplicate }) => !isDuplicate).map(({ body }) => body);
    expect(first.toSorted()).toEqual(events.map(({ body }) => body).toSorted());
    expect(first).not.toEqual(events.map(({ body }) => body));
    for (const key of new Set(events.map((event) => event.key)))
      expect(messages.filter((one) => one.key === key && !one.isDuplicate).map(({ body }) => body)).toEqual(
        events.filter((event) => event.key === key).map(({ body }) => body),
      );
  });

  test('the plan of a run repeats an event only after it was published', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const seen = new Set<string>();
      for (const { key, isDuplicate, body } of publication(planned, seed)) {
        // Each key has one event, so a repeated message with another ID is recognized too.
        if (isDuplicate) expect(seen.has(key), body).toBe(true);
        else seen.add(key);
      }
    }
  });

  test('the disturbances of a run are the same for the same seed, and differ for another seed', () => {
    const counts = { kill: 5, stop: 5, 'restart broker': 2, 'revoke tokens': 2 };
    expect(disturbancesOf(counts, 7)).toEqual(disturbancesOf(counts, 7));
    expect(disturbancesOf(counts, 7)).not.toEqual(disturbancesOf(counts, 8));
  });
});

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

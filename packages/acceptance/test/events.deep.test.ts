/** A connector's events through faults, in small; `pnpm prove events` runs it in full and prints its figures. */
import { withoutServer } from '@tradelane/test-servers';
import { describe, expect, test } from 'vitest';
import { type KilledConsumersFigures, killedConsumers } from '../src/events/killed-consumers.ts';
import { disturbancesOf, publication } from '../src/events/plan.ts';
import type { Sabotage } from '../src/events/sabotage.ts';

const small = {
  events: 200,
  seed: 7,
  disturbances: { kill: 1, stop: 1, 'restart broker': 1, 'revoke tokens': 1 },
} as const;

/** What is to be 0, whatever goes wrong. */
const nothing = {
  lost: 0,
  wrong: 0,
  contradicted: 0,
  reportsOutOfOrder: 0,
  effectsMissing: 0,
  effectsTwice: 0,
  effectsOutOfOrder: 0,
  poisonMissing: 0,
  soundBuried: 0,
  left: 0,
  stuck: 0,
} as const;

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

  test('publishes every event, those of an order in their order, orders among each other, and one in ten again', () => {
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

  test('publishes nothing again before it was published', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const seen = new Set<string>();
      for (const { key, isDuplicate, body } of publication(planned, seed)) {
        // One event for each key, so that a repetition with an id of its own is known as well.
        if (isDuplicate) expect(seen.has(key), body).toBe(true);
        else seen.add(key);
      }
    }
  });

  test('is the same for the same seed', () => {
    const counts = { kill: 5, stop: 5, 'restart broker': 2, 'revoke tokens': 2 };
    expect(disturbancesOf(counts, 7)).toEqual(disturbancesOf(counts, 7));
    expect(disturbancesOf(counts, 7)).not.toEqual(disturbancesOf(counts, 8));
  });
});

describe.each(['rabbitmq', 'nats'] as const)('events through %s', (broker) => {
  test.skipIf(withoutServer(broker) || withoutServer('postgres'))(
    'O07, P12, G46: are each reported once and in order, and poison is dead-lettered, despite killed workers and a broker restart',
    async () => {
      const figures = await killedConsumers({ ...small, broker });
      console.log(JSON.stringify({ seed: small.seed, ...figures }));
      expect(figures).toMatchObject(nothing);
      expect(figures.reported).toBeGreaterThan(150);
      expect(figures.poison).toBeGreaterThan(3);
      expect(figures.died).toBeGreaterThan(0);
      expect(figures.askedAgain).toBeLessThanOrEqual(figures.repeatsExpected);
    },
  );
});

/** What each mistake does that the proof must see. */
const caught: readonly (readonly [Sabotage, (figures: KilledConsumersFigures) => number])[] = [
  ['own stores', ({ effectsTwice }) => effectsTwice],
  ['acknowledges first', ({ effectsMissing }) => effectsMissing],
  ['no partitions', ({ effectsOutOfOrder }) => effectsOutOfOrder],
  ['no dead letters', ({ poisonMissing }) => poisonMissing],
];

test.skipIf(withoutServer('nats') || withoutServer('postgres')).each(caught)(
  'a consumer with a mistake (%s) does not pass',
  async (sabotage, of) => {
    const disturbances = { kill: 0, stop: 0, 'restart broker': 0, 'revoke tokens': 0 };
    const figures = await killedConsumers({
      ...small,
      events: 150,
      disturbances,
      broker: 'nats',
      sabotage,
      patienceInMs: 10_000,
    });
    expect(of(figures)).toBeGreaterThan(0);
  },
);

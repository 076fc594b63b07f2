/** All proofs, by name. */
import { killedEffects } from '../effects/killed-effects.ts';
import { killedConsumers, type KilledConsumersSettings } from '../events/killed-consumers.ts';
import type { QueueKind } from '../events/queue.ts';
import { sharedPartitions } from '../events/shared-partitions.ts';
import { killedDays } from '../faults/killed-days.ts';
import { killedSync } from '../faults/killed-sync.ts';
import { killedWork } from '../faults/killed-work.ts';
import { killedFleet } from '../fleet/killed-fleet.ts';
import { scenarios } from '../simulation/scenarios/index.ts';
import { simulate } from '../simulation/simulate.ts';
import { sharedFile } from '../workers/shared-file.ts';
import { sharedLimit } from '../workers/shared-limit.ts';
import { sharedTokens } from '../workers/shared-tokens.ts';
import { type Options, type Part, part, type Proof } from './proof.ts';

const nothing = { missed: 0, appliedTwice: 0, stuck: 0, crashed: 0 } as const;

const faults = {
  transaction: part({
    title: 'orders into SQLite, with the checkpoint in the transaction of the handler',
    run: ({ orders, kills, seed }, onProgress) =>
      killedSync({ orders, kills, seed, checkpoint: 'transaction', onProgress }),
    must: () => nothing,
  }),
  days: part({
    title: 'orders of days with default options, slow handlers, suspended processes and a killed server',
    run: ({ orders, kills, seed }, onProgress) =>
      killedDays({ orders: Math.ceil(orders / 20), kills: Math.ceil(kills / 4), seed, onProgress }),
    // Without a process that sleeps past its lease, the run proves nothing.
    must: () => ({ ...nothing, overslept: { atLeast: 1 } }),
  }),
  file: part({
    title: 'orders into SQLite, with the checkpoint in a file',
    run: ({ orders, kills, seed }, onProgress) => killedSync({ orders, kills, seed, checkpoint: 'file', onProgress }),
    // A kill may repeat one order, which is marked.
    must: ({ redelivered, kills }) => ({ ...nothing, appliedTwice: redelivered, redelivered: { atMost: kills } }),
  }),
  work: part({
    title: 'an import, an export and a batch, by the same calls after each restart',
    run: ({ orders, kills, seed }, onProgress) =>
      killedWork({
        kills: Math.ceil(kills / 5),
        seed,
        importedLines: orders,
        exportedLines: orders,
        files: Math.ceil(orders / 200),
        shipments: Math.min(kills, 200),
        onProgress,
      }),
    must: () => ({
      missed: 0,
      appliedTwice: 0,
      unread: 0,
      stuck: 0,
      imports: 1,
      importStatus: 'COMPLETE',
      exportsTooSoon: 0,
      createdTwice: 0,
      reportedWrongly: 0,
      fewestKills: { atLeast: 1 },
    }),
  }),
};

/** Five hours, or five minutes in a short run. */
const answerWithin = (commands: number): number => (commands < 1_000 ? 300_000 : 18_000_000);

const effects = {
  settle: part({
    title: 'six kinds of commands with `settle`, each once, with a channel that answers up to hours later',
    run: ({ commands, kills, seed }, onProgress) =>
      killedEffects({ commands, kills, seed, longestAnswerInMs: answerWithin(commands), onProgress }),
    must: ({ done }, { commands }) => ({
      twice: 0,
      lost: 0,
      wrong: 0,
      stuck: 0,
      crashed: 0,
      // Most commands succeed. Lost ones stay undecided.
      done: { atLeast: Math.floor(commands / 2) },
      notDone: { atLeast: 1 },
      kills: { atLeast: Math.min(1, done) },
    }),
  }),
  naive: part({
    title: 'the same commands, each repeated until it has a response',
    run: ({ commands, kills, seed }, onProgress) =>
      killedEffects({
        commands: Math.ceil(commands / 5),
        kills: Math.ceil(kills / 5),
        seed,
        longestAnswerInMs: 1_200_000,
        isNaive: true,
        onProgress,
      }),
    // Without doubles, the disturbances prove nothing.
    must: () => ({ twice: { atLeast: 1 }, stuck: 0, crashed: 0 }),
  }),
};

const fleet = {
  turns: part({
    title: 'three streams of many tenants into PostgreSQL, with four processes that are killed, and hostile tenants',
    needs: ['postgres'],
    run: ({ tenants, hostile, kills, seed }, onProgress) => {
      const isSmall = tenants < 500;
      const [intervalInMs, killEveryInMs] = isSmall ? [5_000, 2_000] : [60_000, 6_000];
      return killedFleet({ tenants, hostile, kills, seed, intervalInMs, killEveryInMs, onProgress });
    },
    must: (_, { kills }) => ({
      missed: 0,
      appliedTwice: 0,
      ratio: { atMost: 2 },
      kills: { atLeast: kills },
      setAside: 0,
      stuck: 0,
      crashed: 0,
    }),
  }),
};

const share = (events: number, inThousand: number): number => Math.max(1, Math.round((events * inThousand) / 1_000));

/** Events through a broker, with a mistake in the consumer if the part must fail. */
export function eventsThrough(broker: QueueKind, more: Partial<KilledConsumersSettings> = {}): Part {
  return part({
    title: `events through ${broker}, with four workers`,
    needs: [broker, 'postgres'],
    run: ({ events, seed }, onProgress) =>
      killedConsumers({
        broker,
        events,
        seed,
        onProgress,
        disturbances: {
          kill: share(events, 3),
          stop: share(events, 1.5),
          'restart broker': share(events, 0.2),
          'revoke tokens': share(events, 0.2),
        },
        ...more,
      }),
    must: ({ repeatsExpected }, { events }) => ({
      events: { atLeast: events },
      messages: { atLeast: 1.08 * events },
      poison: { atLeast: 1 },
      died: { atLeast: 1 },
      troubledInPercent: { atLeast: 9 },
      reported: { atLeast: 0.75 * events },
      lost: 0,
      wrong: 0,
      askedAgain: { atMost: repeatsExpected },
      contradicted: 0,
      workersWithEffects: 4,
      fewestEffects: { atLeast: 0.04 * events },
      reportsOutOfOrder: 0,
      effectsMissing: 0,
      effectsTwice: 0,
      effectsOutOfOrder: 0,
      poisonMissing: 0,
      soundDeadLetters: 0,
      left: 0,
      stuck: 0,
    }),
  });
}

const processes = 4;
const callers = 40;

/** A limit of 30 per second while Redis is away for some seconds and loses its data. */
function outage(forSeconds: number): Part {
  return part({
    title: `a limit of 30 per second, ${processes} processes, Redis killed for ${forSeconds} s and without its data`,
    needs: ['redis'],
    run: ({ seconds }) =>
      sharedLimit({ workers: processes, callers, seconds, outage: { afterSeconds: seconds / 4, forSeconds } }),
    must: () => ({
      mostInASecond: { atMost: 30 },
      refused: 0,
      failures: 0,
      // A machine that stands still for a second causes another outage.
      away: { atLeast: processes },
      back: { atLeast: processes },
    }),
  });
}

const lostData = (what: string, outage: { readonly afterSeconds: number; readonly forSeconds: number }): Part =>
  part({
    title: `a limit of 30 per second, ${processes} processes, Redis ${what}`,
    needs: ['redis'],
    run: ({ seconds }) =>
      sharedLimit({ workers: processes, callers, seconds, outage: { ...outage, isRepeated: true } }),
    must: () => ({ mostInASecond: { atMost: 30 }, refused: 0, failures: 0, usedInPercent: { atLeast: 60 } }),
  });

const workers = {
  tokens: part({
    title: `${processes} processes with one credential, its token revoked twice`,
    needs: ['redis'],
    run: ({ calls }) => sharedTokens({ workers: processes, callsEach: calls, revocations: 2, callers: 16 }),
    must: ({ validities }, { calls }) => ({ calls: processes * calls, tokenRequests: validities, failures: 0 }),
  }),
  limit: part({
    title: `a limit of 30 per second, ${processes} processes, compared with one`,
    needs: ['redis'],
    run: async ({ seconds }) => {
      const { p99InMs: p99AloneInMs } = await sharedLimit({ workers: 1, callers, seconds });
      return { p99AloneInMs, ...(await sharedLimit({ workers: processes, callers, seconds })) };
    },
    must: ({ p99AloneInMs }) => ({
      mostInASecond: { atMost: 30 },
      usedInPercent: { atLeast: 97 },
      refused: 0,
      failures: 0,
      p99InMs: { atMost: 1.5 * p99AloneInMs },
    }),
  }),
  restarts: lostData('restarted every 6 s without its data', { afterSeconds: 6, forSeconds: 0.2 }),
  emptied: lostData('emptied with FLUSHALL every 10 s', { afterSeconds: 10, forSeconds: 0 }),
  'short-outage': outage(2),
  'long-outage': outage(15),
  sqlite: part({
    title: `the programs of the guides and templates with an SQLite file, ${processes} at once, restarted and killed`,
    needs: ['redis'],
    run: ({ rounds, seed }, onProgress) => sharedFile({ rounds, seed, onProgress }),
    must: ({ kills }) => ({
      locked: 0,
      failures: 0,
      kills: { atLeast: 1 },
      killsAtWork: { atLeast: Math.floor(kills / 4) },
    }),
  }),
  'sqlite-impatient': part({
    title: 'the same with connections that have no busy timeout',
    needs: ['redis'],
    run: ({ rounds, seed }, onProgress) =>
      sharedFile({ rounds: Math.ceil(rounds / 5), seed, isImpatient: true, onProgress }),
    // Without a locked database, the runs prove nothing.
    must: () => ({ locked: { atLeast: 1 } }),
  }),
};

function simulated([name, open]: (typeof entries)[number]): readonly [string, Part] {
  const run = async ({ seed, singles, pairs, persistent }: Options) =>
    simulate(await open(), { seed, singles, pairs, persistent });
  return [
    name.replaceAll(' ', '-'),
    part({ title: 'kills, failures and pauses at each step', run, must: () => ({ faults: 0 }) }),
  ];
}
const entries = Object.entries(scenarios);

export const proofs = {
  faults: { options: { orders: 20_000, kills: 200 }, parts: faults },
  effects: { options: { commands: 5_000, kills: 200 }, parts: effects },
  fleet: { options: { tenants: 2_000, hostile: 20, kills: 50 }, parts: fleet },
  events: {
    options: { events: 10_000 },
    parts: {
      rabbitmq: eventsThrough('rabbitmq'),
      nats: eventsThrough('nats'),
      sharing: part({
        title: '8 partitions of RabbitMQ and 4 workers, which are restarted one by one and killed',
        needs: ['rabbitmq', 'postgres'],
        run: ({ seed }, onProgress) => sharedPartitions(seed, onProgress),
        must: () => ({
          longestInSeconds: { atMost: 60 },
          effectsMissing: 0,
          effectsTwice: 0,
          effectsOutOfOrder: 0,
          died: 0,
          stuck: 0,
        }),
      }),
    },
  },
  simulation: {
    options: { singles: Infinity, pairs: 500, persistent: Infinity },
    parts: Object.fromEntries(entries.map(simulated)),
  },
  workers: { options: { calls: 2_000, seconds: 60, rounds: 50 }, parts: workers },
} satisfies Readonly<Record<string, Proof>>;

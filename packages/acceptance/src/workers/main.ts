/**
 * What many workers do together, as figures: `pnpm prove workers [--calls 2000] [--seconds 60] [--kills 200] [--seed 1]`. Exits with 1 where a figure
 * is not what it should be.
 */
import { parseArgs } from 'node:util';
import { killedPostgres } from '../faults/killed-postgres.ts';
import { atLeast, atMost, exactly, type Judged, printed } from './judged.ts';
import { sharedLimit } from './shared-limit.ts';
import { sharedTokens } from './shared-tokens.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [callsEach, seconds, kills, seed] = [values.calls, values.seconds, values.kills, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];
const workers = 4;
const callers = 40;

const judged: Judged[] = [];
function say(title: string, ...figures: readonly Judged[]): void {
  console.log(`\n${title}`);
  for (const figure of figures) console.log(printed(figure));
  judged.push(...figures);
}

const tokens = await sharedTokens({ workers, callsEach, revocations: 2, callers: 16 });
say(
  `${workers} processes × ${callsEach} calls on one credential, its token revoked twice`,
  atLeast('calls', tokens.calls, workers * callsEach),
  atMost('token requests', tokens.tokenRequests, tokens.validities),
  atMost('failed calls', tokens.failures.length, 0, tokens.failures[0]),
);

const alone = await sharedLimit({ workers: 1, callers, seconds });
say(
  `30 calls in any second, one process, ${seconds} s, for comparison`,
  atMost('most in any second', alone.mostInASecond, 30),
  atLeast('used, in %', alone.usedInPercent, 0),
  atMost('p99, in ms', alone.p99InMs, Number.POSITIVE_INFINITY),
);

const together = await sharedLimit({ workers, callers, seconds });
say(
  `30 calls in any second, ${workers} processes with the same load, ${seconds} s`,
  atMost('most in any second', together.mostInASecond, 30),
  atLeast('used, in %', together.usedInPercent, 97),
  atMost('refused with 429', together.refused, 0),
  atMost('failed calls', together.failures.length, 0, together.failures[0]),
  atMost('p99, in ms', together.p99InMs, 1.5 * alone.p99InMs),
);

for (const forSeconds of [2, 15]) {
  const outage = { afterSeconds: seconds / 4, forSeconds };
  const killed = await sharedLimit({ workers, callers, seconds, outage });
  say(
    `the same, Redis killed in the middle and started again without its data after ${forSeconds} s`,
    atMost('most in any second', killed.mostInASecond, 30),
    atLeast('used, in %', killed.usedInPercent, 0),
    atMost('refused with 429', killed.refused, 0),
    atMost('failed calls', killed.failures.length, 0, killed.failures[0]),
    exactly('said that Redis is away', killed.away, workers),
    exactly('said that it is back', killed.back, workers),
  );
}

const synced = await killedPostgres({ orders: 10 * kills, kills, seed });
say(
  `sync into PostgreSQL, effect and checkpoint in one transaction, seed ${seed}`,
  atLeast('kills', synced.kills, kills),
  atLeast('of these at work', synced.killsAtWork, kills / 2),
  atLeast('versions applied', synced.applied, synced.orders),
  atMost('missed', synced.missed, 0),
  atMost('applied twice', synced.appliedTwice, 0),
  atMost('stuck', synced.stuck, 0),
  atMost('crashed', synced.crashed, 0),
);

const failed = judged.filter(({ holds }) => !holds).length;
console.log(failed === 0 ? '\nall of it holds' : `\n${failed} FAILED`);
process.exitCode = failed === 0 ? 0 : 1;

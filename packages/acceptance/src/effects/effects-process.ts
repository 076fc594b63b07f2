/** A process that settles commands until it is killed. Another one continues. */
import { DatabaseSync } from 'node:sqlite';
import { TradelaneError } from '@tradelane/core';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createHub } from '@tradelane/hub';
import { aheadOf, hurriedClock } from '../faults/clocks.ts';
import { pause } from '../prove/pause.ts';
import { readTask, send } from '../prove/process.ts';
import { called, type Command, readCommands, refuseWrapped, settled } from './commands.ts';

export interface EffectsTask {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly database: string;
  readonly commands: string;
  readonly ownerId: string;
  readonly speed: number;
  readonly leaseInMs: number;
  /** Error of its clock, in milliseconds. */
  readonly aheadInMs: number;
  /** Whether it repeats a call until it has a response, without `settle`. */
  readonly isNaive: boolean;
}

const task = readTask<EffectsTask>();
const { baseUrl, authUrl, clientId, clientSecret, speed, leaseInMs, ownerId } = task;
const database = new DatabaseSync(task.database, { timeout: 10_000 });
database.exec('PRAGMA synchronous = NORMAL');
// Both processes know when to continue a command, by the time without their errors.
const order = ownerId === 'main' ? 'ASC' : 'DESC';
const nextDue = database.prepare(`SELECT key, at FROM due ORDER BY at, rowid ${order} LIMIT 9`);
const keepDue = database.prepare('UPDATE due SET at = ? WHERE key = ?');
const overInMs = Number.MAX_SAFE_INTEGER;
const checkpoint = createSqliteCheckpoints(database);
// The time of day of this process is wrong.
const clock = aheadOf(hurriedClock(speed), task.aheadInMs);
const hub = createHub({
  baseUrl,
  auth: { authUrl, clientId, clientSecret },
  rateLimiting: false,
  timeoutInMs: 800 * speed,
  clock,
});

/** @returns When to continue the command. */
async function carryOut(command: Command): Promise<number> {
  if (task.isNaive) {
    await called(hub, command);
    return overInMs;
  }
  const options = { checkpoint, ownerId, leaseInMs, waitInMs: 0, onLeaseWait: () => undefined };
  const result = await settled(hub, command, options);
  return 'retryAt' in result && result.retryAt !== undefined ? result.retryAt.getTime() - task.aheadInMs : overInMs;
}

async function work(running: Set<Command>): Promise<void> {
  for (;;) {
    const nowInMs = clock.now() - task.aheadInMs;
    const due = nextDue.all() as { readonly key: string; readonly at: number }[];
    if (due.every(({ at }) => at === overInMs)) return;
    const key = due.find((one) => one.at <= nowInMs && ![...running].some((other) => other.key === one.key))?.key;
    const next = commands.get(key ?? '');
    if (next === undefined) {
      await pause(50);
      continue;
    }
    running.add(next);
    const again = (atInMs: number): void => void keepDue.run(atInMs, next.key);
    try {
      again(await carryOut(next));
    } catch (error) {
      if (!(error instanceof TradelaneError)) throw error;
      // A request that the server rejects doesn't get better.
      const isFinal = task.isNaive && error.outcome === 'refused' && 'status' in error && error.status === 400;
      again(isFinal ? overInMs : nowInMs + 1_000);
      await pause(20);
    }
    running.delete(next);
    void send({ kind: 'progress' });
  }
}

const commands = new Map(readCommands(task.commands).map((command) => [command.key, command]));
const running = new Set<Command>();
for (const command of [...commands.values()].slice(0, 10)) await refuseWrapped(hub, command, checkpoint);
await send({ kind: 'ready' });
await Promise.all(Array.from({ length: 8 }, () => work(running)));
await send({ kind: 'done' });
process.disconnect();

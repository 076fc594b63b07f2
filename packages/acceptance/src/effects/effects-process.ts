/** A process that settles commands until it is killed. Another one continues. */
import { DatabaseSync } from 'node:sqlite';
import { TradelaneError } from '@tradelane/core';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createHub } from '@tradelane/hub';
import { aheadOf, hurriedClock } from '../faults/clocks.ts';
import { pause } from '../prove/pause.ts';
import type { Message } from '../prove/worker.ts';
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

const task = JSON.parse(process.argv[2] ?? '') as EffectsTask;
const { baseUrl, authUrl, clientId, clientSecret, speed, leaseInMs, ownerId } = task;
const database = new DatabaseSync(task.database, { timeout: 10_000 });
database.exec('PRAGMA synchronous = NORMAL');
const isOver = database.prepare('SELECT 1 FROM over WHERE key = ?');
const finish = database.prepare('INSERT OR IGNORE INTO over VALUES (?)');
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
const send = (message: Message): void => void process.send?.(message);

/** A command, and when to continue it. */
interface Entry {
  readonly command: Command;
  readonly dueAtInMs: number;
}

/** @returns When to continue the command. Undefined if it is over. */
async function carryOut(command: Command): Promise<number | undefined> {
  if (task.isNaive) {
    await called(hub, command);
    return undefined;
  }
  const options = { checkpoint, ownerId, leaseInMs, waitInMs: 0, onLeaseWait: () => undefined };
  const result = await settled(hub, command, options);
  return 'retryAt' in result ? (result.retryAt?.getTime() ?? Infinity) : undefined;
}

async function work(entries: Entry[]): Promise<void> {
  while (entries.length > 0) {
    const nowInMs = clock.now();
    const at = entries.findIndex(({ dueAtInMs }) => dueAtInMs <= nowInMs);
    const [next] = at === -1 ? [] : entries.splice(at, 1);
    if (next === undefined) {
      await pause(20);
      continue;
    }
    const { command } = next;
    if (isOver.get(command.key) !== undefined) continue;
    const again = (dueAtInMs: number): void => void entries.push({ command, dueAtInMs });
    try {
      const dueAtInMs = await carryOut(command);
      if (dueAtInMs === undefined) finish.run(command.key);
      else again(dueAtInMs);
    } catch (error) {
      if (!(error instanceof TradelaneError)) throw error;
      // A request that the server rejects doesn't get better.
      if (task.isNaive && error.outcome === 'refused' && 'status' in error && error.status === 400)
        finish.run(command.key);
      else again(clock.now() + 1_000);
      await pause(20);
    }
    send({ kind: 'progress' });
  }
}

process.once('disconnect', () => process.exit());
const commands = readCommands(task.commands);
const start = ownerId === 'main' ? 0 : Math.floor(commands.length / 2);
const order = [...commands.slice(start), ...commands.slice(0, start)];
const entries = order.map((command): Entry => ({ command, dueAtInMs: 0 }));
for (const command of commands.slice(0, 10)) await refuseWrapped(hub, command, checkpoint);
send({ kind: 'ready' });
await Promise.all(Array.from({ length: 8 }, () => work(entries)));
send({ kind: 'done' });
process.disconnect();

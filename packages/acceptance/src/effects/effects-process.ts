/** A process that settles commands until it is killed. Another one continues. */
import { DatabaseSync } from 'node:sqlite';
import { TradelaneError } from '@tradelane/core';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createHub } from '@tradelane/hub';
import { hurriedClock } from '../faults/clocks.ts';
import { pause } from '../prove/pause.ts';
import type { Message } from '../prove/worker.ts';
import { called, type Command, readCommands, settled } from './commands.ts';

export interface EffectsTask {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly database: string;
  readonly commands: string;
  readonly ownerId: string;
  readonly speed: number;
  readonly visibleWithinInMs: number;
  readonly leaseInMs: number;
  /** Whether it repeats a call until it has a response, without `settle`. */
  readonly isNaive: boolean;
}

const task = JSON.parse(process.argv[2] ?? '') as EffectsTask;
const { baseUrl, authUrl, clientId, clientSecret, speed, visibleWithinInMs, leaseInMs, ownerId } = task;
const database = new DatabaseSync(task.database, { timeout: 10_000 });
database.exec('PRAGMA synchronous = NORMAL');
const isOver = database.prepare('SELECT 1 FROM over WHERE key = ?');
const finish = database.prepare('INSERT OR IGNORE INTO over VALUES (?)');
const checkpoint = createSqliteCheckpoints(database);
const hub = createHub({
  baseUrl,
  auth: { authUrl, clientId, clientSecret },
  rateLimiting: false,
  timeoutInMs: 800 * speed,
  clock: hurriedClock(speed),
});
const send = (message: Message): void => void process.send?.(message);

/** @returns Whether the command is over. */
async function carryOut(command: Command): Promise<boolean> {
  if (task.isNaive) {
    await called(hub, command);
    return true;
  }
  const options = { checkpoint, ownerId, leaseInMs, visibleWithinInMs, maxSends: 20, onLeaseWait: () => undefined };
  const { outcome } = await settled(hub, command, options);
  return outcome !== 'undecided';
}

async function work(queue: Command[]): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (isOver.get(next.key) !== undefined) continue;
    try {
      if (await carryOut(next)) finish.run(next.key);
      else queue.push(next);
    } catch (error) {
      if (!(error instanceof TradelaneError)) throw error;
      // A request that the server rejects doesn't get better.
      if (task.isNaive && error.outcome === 'refused' && 'status' in error && error.status === 400)
        finish.run(next.key);
      else queue.push(next);
      await pause(20);
    }
    send({ kind: 'progress' });
  }
}

process.once('disconnect', () => process.exit());
const commands = readCommands(task.commands);
const start = ownerId === 'main' ? 0 : Math.floor(commands.length / 2);
const queue = [...commands.slice(start), ...commands.slice(0, start)];
send({ kind: 'ready' });
await Promise.all(Array.from({ length: 8 }, () => work(queue)));
send({ kind: 'done' });
process.disconnect();

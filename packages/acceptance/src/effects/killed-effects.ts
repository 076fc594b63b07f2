/** Commands that must take effect once, in processes that are killed while responses break. */
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EffectResult } from '@tradelane/workflows';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createSandbox } from '@tradelane/sandbox';
import { connectorOf, hubOf, originOf } from '../faults/channel.ts';
import { hurriedClock } from '../faults/clocks.ts';
import { figuresOf, type FrontFigures, openFront, progressOf } from '../faults/front.ts';
import { troublesOf } from '../faults/plan.ts';
import { pause } from '../prove/pause.ts';
import { randomOf } from '../prove/random.ts';
import { Worker } from '../prove/worker.ts';
import { type Command, effectsIn, prepareCommands, settled } from './commands.ts';
import type { EffectsTask } from './effects-process.ts';
import { type ChannelFigures, SlowChannel } from './slow-channel.ts';

export interface KilledEffectsFigures extends FrontFigures {
  readonly commands: number;
  readonly kills: number;
  readonly done: number;
  readonly notDone: number;
  readonly pending: number;
  readonly undecided: number;
  /** Number of pending and undecided commands by reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Number of actions that the channel carried out, refused, and never answered. */
  readonly channel: ChannelFigures;
  /** Commands that took effect more than once. */
  readonly twice: readonly string[];
  /** Commands that are reported as done and had no effect. */
  readonly lost: readonly string[];
  /** Commands that are reported as not done, and had an effect or may still have one. */
  readonly wrong: readonly string[];
  readonly stuck: number;
  readonly crashed: number;
}

/** Time of all clocks, faster than the wall. */
const speed = 60;
/** The local clocks are wrong by up to a day. */
const dayInMs = 86_400_000;
const leaseInMs = 120_000;
/** Commands of a process until it is killed. */
const mostCommands = 80;
/** Time without progress until a process is killed anyway, in milliseconds. */
const longestRoundInMs = 10_000;
const longestQuietInMs = 1_200_000;
/** Time for the rest, after all kills. Five hours of answers take 300 s. */
const longestEndInMs = 600_000;

export async function killedEffects(settings: {
  readonly commands: number;
  readonly kills: number;
  readonly seed: number;
  /** Longest time until the channel answers, in milliseconds. */
  readonly longestAnswerInMs: number;
  readonly isNaive?: boolean;
  readonly onProgress?: (line: string) => void;
}): Promise<KilledEffectsFigures> {
  const { seed, longestAnswerInMs, isNaive = false, onProgress } = settings;
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await mkdtempDisposable(join(tmpdir(), 'killed-effects-')));
  const database = join(folder.path, 'effects.db');
  const connection = resources.use(new DatabaseSync(database, { timeout: 10_000 }));
  connection.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE due (key TEXT PRIMARY KEY, at REAL); CREATE INDEX at ON due (at)',
  );
  const clock = hurriedClock(speed);
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', clock });
  resources.defer(() => sandbox.close());
  const troubleOfNext = troublesOf(seed);
  const troubleOf = (request: string) => (request.includes('/oauth/token') ? undefined : troubleOfNext.next().value);
  const front = resources.adopt(await openFront(sandbox, troubleOf), (one) => one.close());
  const { urls, credentials } = sandbox.info(front.url);
  // Records of effects name the host, so all clients use the address of the front.
  const hub = hubOf({ fetch: sandbox.fetch, info: () => sandbox.info(front.url) }, clock);
  const prepared = await prepareCommands(settings.commands, hub, connectorOf(sandbox, clock), originOf(sandbox));
  const { items } = await hub.conversations.list({ updated_from: new Date(0), limit: 100 });
  const conversationId = items.find(({ anonymized_at }) => anonymized_at === undefined)?.id ?? '';
  const commands: readonly Command[] = prepared.map((command) => ({ ...command, conversationId }));
  const insert = connection.prepare('INSERT INTO due VALUES (?, 0)');
  for (const { key } of commands) insert.run(key);
  const channel = resources.adopt(new SlowChannel(sandbox, { clock, seed, longestAnswerInMs }), (one) => one.close());
  const file = join(folder.path, 'commands.json');
  await writeFile(file, JSON.stringify(commands));
  const task: EffectsTask = {
    baseUrl: urls.base_url,
    authUrl: urls.auth_url,
    clientId: credentials.seller.client_id,
    clientSecret: credentials.seller.client_secret,
    database,
    commands: file,
    ownerId: 'main',
    speed,
    leaseInMs,
    aheadInMs: 0,
    isNaive,
  };

  let [kills, crashed, isDone] = [0, 0, false];
  /** Starts a process again and again, and kills it after some of its commands. */
  const killAgainAndAgain = async (ownerId: string, random: () => number): Promise<void> => {
    while (!isDone && crashed === 0 && kills < settings.kills) {
      const aheadInMs = dayInMs * (2 * random() - 1);
      const worker = new Worker('effects/effects-process', { ...task, ownerId, aheadInMs }, folder.path);
      await worker.until(({ kind }) => kind === 'ready', 60_000);
      let left = random() ** 2 * mostCommands;
      await worker.until(({ kind }) => kind === 'done' || (left -= 1) < 0, longestRoundInMs);
      await worker.kill();
      const ending = await worker.ended;
      if (ending === 'killed') kills += 1;
      if (ending === 'crashed') crashed += 1;
      isDone ||= ending === 'done';
      if (kills % 10 === 0) onProgress?.(`${kills} kills, ${progressOf(front)}`);
    }
  };
  await Promise.all(['main', 'other'].map((ownerId, at) => killAgainAndAgain(ownerId, randomOf(seed + at))));
  if (!isDone && crashed === 0) {
    const endsAt = performance.now() + longestEndInMs;
    const last = new Worker('effects/effects-process', task, folder.path);
    const unsent = connection.prepare('SELECT COUNT(*) AS count FROM due WHERE at = 0');
    // Every answer of the channel arrives. At the end, each command is read once more.
    const isOver = (): boolean =>
      !isNaive && unsent.get()?.['count'] === 0 && channel.isQuiet(Math.min(longestAnswerInMs, longestQuietInMs));
    const report = (): void => onProgress?.(`${channel.open().size} actions, ${progressOf(front)}`);
    if ((await killedWhen(last, () => isOver() || performance.now() > endsAt, report)) === 'crashed') crashed += 1;
    isDone = performance.now() < endsAt;
  }

  const effects = effectsIn(sandbox.snapshot(), commands);
  const results = new Map<string, EffectResult>();
  const checkpoint = createSqliteCheckpoints(connection);
  // The leases of the last processes have expired.
  await pause((2 * leaseInMs) / speed);
  const options = { checkpoint, waitInMs: 0, ownerId: 'main', leaseInMs };
  const nothing = { outcome: 'done', data: undefined, found: undefined } as const;
  for (const command of commands) results.set(command.key, isNaive ? nothing : await settled(hub, command, options));
  return {
    kills,
    ...figuresOf(front),
    channel: channel.figures,
    ...compared(commands, results, effects, channel.open()),
    stuck: isDone ? 0 : 1,
    crashed,
  };
}

/** Waits until a process ends, and kills it once its work is over. */
async function killedWhen(worker: Worker, isOver: () => boolean, report: () => void): Promise<string> {
  await worker.until(({ kind }) => kind === 'ready', 60_000);
  const reports = setInterval(report, 30_000);
  const watch = setInterval(() => {
    if (isOver()) void worker.kill();
  }, 100);
  const ending = await worker.ended;
  clearInterval(watch);
  clearInterval(reports);
  return ending;
}

/** Compares what is reported of the commands with what happened, and may still happen. */
function compared(
  commands: readonly Command[],
  results: ReadonlyMap<string, EffectResult>,
  effects: ReadonlyMap<string, number>,
  mayHappen: ReadonlySet<string>,
) {
  const named = (isSo: (command: Command, times: number) => boolean): readonly string[] =>
    commands.filter((one) => isSo(one, effects.get(one.key) ?? 0)).map(({ kind, key }) => `${kind} ${key}`);
  const outcomeOf = ({ key }: Command): string | undefined => results.get(key)?.outcome;
  const count = (outcome: EffectResult['outcome']): number =>
    commands.filter((command) => outcomeOf(command) === outcome).length;
  const reasons = commands.flatMap((command) => {
    const result = results.get(command.key);
    if (result?.outcome === 'pending') return [`${command.kind}: pending`];
    return result?.outcome === 'undecided' ? [`${command.kind}: ${result.why}`] : [];
  });
  return {
    commands: commands.length,
    done: count('done'),
    notDone: count('not-done'),
    pending: count('pending'),
    undecided: count('undecided'),
    reasons: Object.fromEntries([...Map.groupBy(reasons, (one) => one)].map(([one, all]) => [one, all.length])),
    twice: named((_, times) => times > 1),
    lost: named((command, times) => outcomeOf(command) === 'done' && times === 0),
    wrong: named(
      (command, times) => outcomeOf(command) === 'not-done' && (times > 0 || mayHappen.has(command.orderId)),
    ),
  };
}

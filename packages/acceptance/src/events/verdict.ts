import type { Pool } from 'pg';
import type { AskingHub } from './asking-hub.ts';
import type { QueueView } from './broker.ts';
import { type Fate, type PlannedEvent, poison } from './plan.ts';

/** The results of the events. All except `reported` and `askedAgain` must be 0. */
export interface Verdict {
  /** Actions whose outcome the hub accepted. */
  readonly reported: number;
  /** Actions with a wrong status: no outcome, another outcome, or an outcome although no worker could handle them. */
  readonly lost: number;
  readonly wrong: number;
  /** Reports after the first one, which the hub refuses. They occur if the response to an earlier report was lost. */
  readonly askedAgain: number;
  /** Repeated reports that differ from the first one. */
  readonly contradicted: number;
  /** Number of workers that applied effects, and the effects of the least busy one. */
  readonly workersWithEffects: number;
  readonly fewestEffects: number;
  /** Events without their effect, with several effects, or applied before an earlier event of their order. */
  readonly effectsMissing: number;
  readonly effectsTwice: number;
  readonly effectsOutOfOrder: number;
  readonly reportsOutOfOrder: number;
  /** Poison that isn't in the dead letters, and dead letters that aren't poison. */
  readonly poisonMissing: number;
  readonly soundDeadLetters: number;
  /** Messages that are left on the queue. */
  readonly left: number;
  /** Whether the work or a worker didn't end. */
  readonly stuck: number;
}

const statusOf: Partial<Record<Fate, 'SUCCESS' | 'FAILED'>> = { rejected: 'FAILED' };

export async function verdictOn(
  events: readonly PlannedEvent[],
  hub: AskingHub,
  pool: Pool,
  queue: QueueView,
): Promise<Omit<Verdict, 'stuck'>> {
  const byName = new Map(events.map((event) => [event.name, event]));
  const accepted = hub.reports.filter(({ isAccepted }) => isAccepted);
  const first = new Map(accepted.map(({ actionId, status }) => [actionId, status]));
  let [lost, wrong] = [0, 0];
  for (const { name, fate, isCommand } of events) {
    if (!isCommand) continue;
    const status = await hub.statusOf(name);
    if (poison.has(fate)) wrong += Number(status !== 'PENDING');
    else if (status === 'PENDING') lost += 1;
    else wrong += Number(status !== (statusOf[fate] ?? 'SUCCESS'));
  }

  const { rows } = await pool.query<{ readonly event: string; readonly worker: number }>(
    'SELECT event, worker FROM effects ORDER BY seq',
  );
  const effects = rows.map(({ event }) => event);
  const times = Map.groupBy(effects, (event) => event);
  const byWorker = [...Map.groupBy(rows, ({ worker }) => worker).values()].map(({ length }) => length);
  const withEffect = events.filter(({ fate }) => !poison.has(fate) && fate !== 'rejected');

  // A repeated message with another ID has another body. Its action identifies it.
  const deadLetters = new Set((await queue.deadLetters()).map((body) => nameOf(body, events)));
  return {
    reported: first.size,
    lost,
    wrong,
    askedAgain: hub.reports.length - accepted.length,
    contradicted: hub.reports.filter(({ actionId, status }) => first.get(actionId) !== status).length,
    workersWithEffects: byWorker.length,
    fewestEffects: Math.min(...byWorker),
    effectsMissing: withEffect.filter(({ name }) => !times.has(name)).length,
    effectsTwice: effects.length - times.size,
    effectsOutOfOrder: outOfOrder(effects, byName),
    reportsOutOfOrder: outOfOrder(
      accepted.map(({ actionId }) => actionId),
      byName,
    ),
    poisonMissing: events.filter(({ name, fate }) => poison.has(fate) && !deadLetters.has(name)).length,
    soundDeadLetters: [...deadLetters].filter((name) => !poison.has(byName.get(name)?.fate ?? 'done')).length,
    left: await queue.left(),
  };
}

/** Number of events that arrived after a later event of the same key. */
export function outOfOrder(
  names: readonly string[],
  byName: ReadonlyMap<string, Pick<PlannedEvent, 'key' | 'place'>>,
): number {
  const reached = new Map<string, number>();
  let count = 0;
  for (const name of names) {
    const { key = '', place = 0 } = byName.get(name) ?? {};
    const before = reached.get(key) ?? -1;
    if (place < before) count += 1;
    else reached.set(key, place);
  }
  return count;
}

function nameOf(body: string, events: readonly PlannedEvent[]): string {
  const [, action] = /"action_id":"([^"]+)"/.exec(body) ?? [];
  return action ?? events.find((event) => event.body === body)?.name ?? body;
}

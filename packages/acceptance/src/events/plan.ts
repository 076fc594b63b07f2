/**
 * The plan of a run: the fate of each event, the order of publication, and the disturbances of the workers. The same
 * seed makes the same plan.
 */
import { onceInTen, randomOf, shuffled } from '../prove/random.ts';

/** A handler's behavior for an event. Events with a result are done or rejected. The rest is poison. */
export type Fate =
  | 'done'
  | 'rejected'
  /** The first attempt throws, after its effect. */
  | 'throws once'
  /** The process dies in the first attempt, before its transaction is committed or after. */
  | 'dies before commit'
  | 'dies after commit'
  | 'always throws'
  | 'always dies'
  /** The message is invalid, so no handler receives it. */
  | 'unreadable';

export const poison: ReadonlySet<Fate> = new Set(['always throws', 'always dies', 'unreadable']);

export interface PlannedEvent {
  /** The action that the event requests, or else the ID of the message. */
  readonly name: string;
  readonly fate: Fate;
  /** Its order or store, and its position among their events. */
  readonly key: string;
  readonly place: number;
  readonly isCommand: boolean;
  readonly body: string;
}

/** A message for the queue: the first one of its event, or a repeated one. */
export interface PlannedMessage {
  readonly key: string;
  readonly body: string;
  readonly isDuplicate: boolean;
}

/** The rare fates, a number of each. With few events, each fate occurs at least once. */
export function fatesOf(events: number, isCommand: boolean, random: () => number): readonly Fate[] {
  const share = (inThousand: number): number => Math.max(1, Math.round((events * inThousand) / 1_000));
  const rare: readonly (readonly [Fate, number])[] = isCommand
    ? [
        ['rejected', share(50)],
        ['throws once', share(20)],
        ['dies before commit', share(1)],
        ['dies after commit', share(1)],
        ['always throws', share(2)],
        ['always dies', 1],
      ]
    : [
        ['throws once', share(20)],
        ['dies before commit', share(1)],
        ['always throws', share(2)],
      ];
  const fates = rare.flatMap(([fate, count]) => Array.from({ length: count }, () => fate));
  return shuffled([...fates, ...Array<Fate>(Math.max(0, events - fates.length)).fill('done')], random);
}

/** Repeats an earlier message. */
type Repeat = (body: string) => string;

/** Unchanged, or with a new ID, as if the hub sent the action again. */
const repeats: readonly Repeat[] = [
  (body) => body,
  (body) => JSON.stringify({ ...(JSON.parse(body) as object), id: `again-${crypto.randomUUID()}` }),
];

/**
 * All events. Events of one key are in order, and different keys in any order. One in ten is repeated, at once or
 * later.
 */
export function publication(events: readonly PlannedEvent[], seed: number): readonly PlannedMessage[] {
  const random = randomOf(seed + 2);
  const isRepeated = onceInTen(randomOf(seed + 3));
  const lines = [...Map.groupBy(events, ({ key }) => key).values()];
  const messages: PlannedMessage[] = [];
  const later: (readonly [number, PlannedMessage])[] = [];
  // Keys in the order of their turns. Each key occurs once for each of its events.
  const turns = shuffled(
    lines.flatMap((line) => line.map(() => line)),
    random,
  );
  const positions = new Map(lines.map((line) => [line, 0]));
  for (const [turn, line] of turns.entries()) {
    const position = positions.get(line) ?? 0;
    positions.set(line, position + 1);
    const event = line[position];
    if (event === undefined) continue;
    const { key, body, isCommand } = event;
    messages.push({ key, body, isDuplicate: false });
    if (isRepeated.next().value !== true || event.fate === 'unreadable') continue;
    const repeat = isCommand && random() < 0.5 ? repeats[1] : repeats[0];
    const again = { key, body: repeat?.(body) ?? body, isDuplicate: true };
    if (random() < 0.5) messages.push(again);
    else later.push([messages.length + Math.floor(random() * (turns.length - turn)), again]);
  }
  for (const [at, again] of later.toSorted(([a], [b]) => b - a)) messages.splice(at, 0, again);
  return messages;
}

/** Disturbances of the workers, the broker and the hub. */
export type Disturbance = 'kill' | 'stop' | 'restart broker' | 'revoke tokens';

export function disturbancesOf(counts: Readonly<Record<Disturbance, number>>, seed: number): readonly Disturbance[] {
  const all = (Object.entries(counts) as [Disturbance, number][]).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind),
  );
  return shuffled(all, randomOf(seed + 4));
}

/** What becomes of each event, in which order all are published, and what happens to the workers: the same seed makes the same plan. */
import { onceInTen, randomOf, shuffled } from '../prove/random.ts';

/** What the handler does with an event. Those that end are done or rejected; the others are poison. */
export type Fate =
  | 'done'
  | 'rejected'
  /** The first try throws, after its effect. */
  | 'throws once'
  /** The process dies in the first try: before its transaction is committed, or after. */
  | 'dies before commit'
  | 'dies after commit'
  | 'always throws'
  | 'always dies'
  /** It cannot be read, so that no handler sees it. */
  | 'unreadable';

export const poison: ReadonlySet<Fate> = new Set(['always throws', 'always dies', 'unreadable']);

/** An event of the plan. */
export interface PlannedEvent {
  /** The action that it asks for; the id of the message where it asks for none. */
  readonly name: string;
  readonly fate: Fate;
  /** Its order or store, and its place among their events. */
  readonly key: string;
  readonly place: number;
  readonly isCommand: boolean;
  readonly body: string;
}

/** A message on its way into the queue: the first of its event, or one too many. */
export interface PlannedMessage {
  readonly key: string;
  readonly body: string;
  readonly isDuplicate: boolean;
}

/** The rare fates, so many of each; where there are few events, at least one of each. */
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

/** How a message repeats an earlier one. */
type Repeat = (body: string) => string;

/** As it was; or with an id of its own, which happens where the hub sends an action again. */
const repeats: readonly Repeat[] = [
  (body) => body,
  (body) => JSON.stringify({ ...(JSON.parse(body) as object), id: `again-${crypto.randomUUID()}` }),
];

/** All events, those of a key in their order, keys among each other in any; one in ten comes again, at once or any time later. */
export function publication(events: readonly PlannedEvent[], seed: number): readonly PlannedMessage[] {
  const random = randomOf(seed + 2);
  const isRepeated = onceInTen(randomOf(seed + 3));
  const lines = [...Map.groupBy(events, ({ key }) => key).values()];
  const messages: PlannedMessage[] = [];
  const later: (readonly [number, PlannedMessage])[] = [];
  // Whose turn it is: a key as often as it has events.
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

/** What is done to workers, broker and hub while they work. */
export type Disturbance = 'kill' | 'stop' | 'restart broker' | 'revoke tokens';

export function disturbancesOf(counts: Readonly<Record<Disturbance, number>>, seed: number): readonly Disturbance[] {
  const all = (Object.entries(counts) as [Disturbance, number][]).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind),
  );
  return shuffled(all, randomOf(seed + 4));
}

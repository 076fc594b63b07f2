import type { CheckpointChange } from '../checkpoint/index.ts';

/** How far a stream is, as it is kept. Instants are milliseconds since the epoch. */
export interface SyncState {
  /** Latest change that was handled, by the server's clock. */
  readonly latest?: number;
  /** Everything before this instant is handled, late comers aside. */
  readonly safe?: number;
  /** Filters of the run, as a digest. */
  readonly filter?: string;
  /** The run that is not at its end. */
  readonly run?: {
    readonly startedAt: number;
    /** The page that is being dealt with; absent for the first. */
    readonly cursor?: string;
    /** Latest change that this run has handled, where items come in no order. */
    readonly latest?: number;
  };
  /** The item that a handler has in hand, and those that earlier runs had in hand when they ended: key and version. */
  readonly inHand?: readonly (readonly [key: string, version: string])[];
}

/** An item that was handled: its version, and when it changed. */
export interface Handled {
  readonly version: string;
  readonly at: number;
}

/** What was handled lately, oldest change first, so that what falls out of the overlap is found at the front. */
export class RecentItems {
  readonly #items: Map<string, Handled>;

  /** @param items in any order; what is in order already, as a million that changed at once, costs no sorting. */
  constructor(items: readonly (readonly [string, Handled])[]) {
    const isSorted = items.every(([, { at }], index) => index === 0 || (items[index - 1]?.[1].at ?? at) <= at);
    this.#items = new Map(isSorted ? items : items.toSorted(([, one], [, other]) => one.at - other.at));
  }

  has(key: string, version: string): boolean {
    return this.#items.get(key)?.version === version;
  }

  add(key: string, handled: Handled): void {
    this.#items.delete(key);
    this.#items.set(key, handled);
  }

  /** Forgets what changed before `instant`, and returns what it forgot. */
  forgetBefore(instant: number): readonly string[] {
    const gone: string[] = [];
    for (const [key, { at }] of this.#items) {
      if (at >= instant) break;
      gone.push(key);
    }
    for (const key of gone) this.#items.delete(key);
    return gone;
  }
}

const stateKey = (stream: string): string => `${stream}:head`;
const handledKey = (stream: string, key = ''): string => `${stream}:handled:${key}`;

export function readSyncState(
  stream: string,
  entries: ReadonlyMap<string, string>,
): { readonly state: SyncState; readonly recent: RecentItems } {
  const text = entries.get(stateKey(stream));
  const prefix = handledKey(stream);
  const handled: (readonly [string, Handled])[] = [];
  for (const [key, value] of entries)
    if (key.startsWith(prefix)) handled.push([key.slice(prefix.length), readHandled(value)]);
  // Written by `headChange`.
  return { state: text === undefined ? {} : (JSON.parse(text) as SyncState), recent: new RecentItems(handled) };
}

export function stateChange(stream: string, state: SyncState): CheckpointChange {
  return { key: stateKey(stream), value: JSON.stringify(state) };
}

export function handledChange(stream: string, key: string, handled: Handled | undefined): CheckpointChange {
  return { key: handledKey(stream, key), value: handled && `${handled.at} ${handled.version}` };
}

function readHandled(value: string): Handled {
  const gap = value.indexOf(' ');
  return { at: Number(value.slice(0, gap)), version: value.slice(gap + 1) };
}

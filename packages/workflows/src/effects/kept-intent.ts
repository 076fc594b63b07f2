import { type CheckpointChange, isName, monotonicNow, randomId, received, validName } from '@tradelane/core/runtime';
import {
  defaultLeaseInMs,
  entryIn,
  guardedStore,
  guardedWrite,
  keyPart,
  Lease,
  nameIn,
  readEntry,
  type Shape,
  unrecognized,
} from '@tradelane/core/work';
import {
  ArgumentError,
  type CheckpointError,
  type CheckpointStore,
  type KeptWorkOptions,
  LeaseLostError,
} from '@tradelane/core';
import type { DoneEffect, NotDoneEffect } from './effect-result.ts';
import { dated, type Intent, intentShape, sending } from './intent.ts';
import { contentOf, type Effect, effectsOf, ownerOf, type Write } from './write.ts';

export interface Settled {
  readonly operation: string;
  readonly content: string;
  /** When it was settled, by the clock of the host. */
  readonly atInMs: number | undefined;
  readonly result: DoneEffect<unknown> | NotDoneEffect;
}

/** An effect of another key that may look the same in a read. */
export interface Sibling {
  readonly content: Effect['content'];
  /** When it was known to be done, by the clock of the host. Undefined if it may still happen. */
  readonly untilInMs?: number | undefined;
}

const siblingsShape: Shape = [{ content: 'object', 'untilInMs?': 'number' }];
const settledShape = { operation: 'string', content: 'string', 'atInMs?': 'number', result: { outcome: 'string' } };

const dayInMs = 86_400_000;

/** The names of the entries of one owner. */
const names = {
  open: (owner: string, key: string) => `effects.${owner}.open:${keyPart(key)}`,
  over: (owner: string, key: string) => `effects.${owner}.over:${keyPart(key)}`,
  same: (owner: string, place: string) => `effects.${owner}.same.${place}`,
  purged: (owner: string) => `effects.${owner}.purged`,
};

/** @throws {ArgumentError} If it can't name an effect. */
export function checkKey(key: unknown): asserts key is string {
  if (isName(key)) return;
  const code = key === undefined ? 'ERR_ARGUMENT_MISSING' : 'ERR_ARGUMENT_INVALID';
  throw new ArgumentError(`\`key\` must be ${validName}. Received: ${received(key)}.`, { code, argument: 'key' });
}

function intentOf(write: Write): Intent {
  const { operation, input, files } = write;
  return { operation: operation.id, input, content: contentOf(write), files, sends: [], looks: 0 };
}

/**
 * Stores an intent unless its key exists. Synchronous if the store is.
 * @returns False if the key exists. Nothing was changed.
 */
export function writeIntent(
  store: Pick<CheckpointStore, 'write'>,
  write: Write,
  key: string,
): boolean | Promise<boolean> {
  const open = names.open(ownerOf(write.runtime), key);
  const change = { key: open, value: JSON.stringify(intentOf(write)) };
  return guardedWrite(store, write.runtime.clock)([change], { key: open, value: undefined });
}

/** An intent in its store, under a lease. */
export class KeptIntent {
  /** The intent as it is stored. */
  intent: Intent;
  settled: Settled | undefined;
  readonly #key: string;
  readonly #write: Write;
  readonly #owner: string;
  readonly #store: CheckpointStore;
  readonly #lease: Lease;
  /** When this process sent the last request, by its monotonic clock. */
  #sentAtInMs: number | undefined;

  private constructor(write: Write, key: string, store: CheckpointStore, lease: Lease) {
    this.intent = intentOf(write);
    this.#key = key;
    this.#write = write;
    this.#owner = ownerOf(write.runtime);
    this.#store = store;
    this.#lease = lease;
  }

  /**
   * Opens the intent of a key, or stores a new one.
   * @throws {LeaseHeldError} If another process settles it.
   * @throws {ArgumentError} If the key belongs to another write.
   */
  static async open(
    write: Write,
    key: string,
    options: KeptWorkOptions & { readonly signal?: AbortSignal | undefined },
  ): Promise<KeptIntent> {
    const { checkpoint, ownerId = randomId(), leaseInMs = defaultLeaseInMs, onLeaseWait, signal } = options;
    const { clock } = write.runtime;
    const store = guardedStore(checkpoint, clock);
    const stream = `effects.${ownerOf(write.runtime)}.lease.${keyPart(key)}`;
    const lease = await Lease.take({ stream, store, clock, ownerId, leaseInMs, onLeaseWait, signal });
    const kept = new KeptIntent(write, key, store, lease);
    try {
      await kept.#load();
      return kept;
    } catch (error) {
      await kept.close();
      throw error;
    }
  }

  async #load(): Promise<void> {
    const [open, over] = [names.open(this.#owner, this.#key), names.over(this.#owner, this.#key)];
    this.settled = await readOne<Settled>(this.#store, over, settledShape);
    const stored = await readOne<Intent>(this.#store, open, intentShape);
    const { content, operation } = this.settled ?? stored ?? this.intent;
    // A process that resumes a stored write has no files to compare.
    if (content !== this.intent.content && this.#write.parts !== undefined)
      throw new ArgumentError(
        `The key ${received(this.#key)} already belongs to a call of ${operation} with other arguments. Give each effect its own key.`,
        { code: 'ERR_KEY_REUSED', argument: 'key', operation: this.#write.operation.id },
      );
    if (stored !== undefined) this.intent = stored;
    else if (this.settled === undefined) await this.keep(this.intent);
    // Kept again after it was settled.
    if (stored !== undefined && this.settled !== undefined) await this.#change([{ key: open, value: undefined }]);
  }

  /** Stores a changed intent. Other keys see whether a request of it may have left. */
  async keep(intent: Intent): Promise<void> {
    const [mayHaveLeft, isMarked] = [intent, this.intent].map(({ sends }) => sends.length > 0);
    const marks = mayHaveLeft === isMarked ? [] : this.#marks(mayHaveLeft ? {} : undefined);
    await this.#change([{ key: names.open(this.#owner, this.#key), value: JSON.stringify(intent) }, ...marks]);
    this.intent = intent;
  }

  /** Stores that a request is about to leave, after the ones of `before`. */
  async send(before: Intent): Promise<void> {
    const { clock, settings } = this.#write.runtime;
    this.#sentAtInMs = monotonicNow(clock);
    await this.keep(sending(before, settings.hostTime.at(this.#sentAtInMs)));
  }

  /** Adds what the last response shows of the time of the requests, for the next change. */
  date(): void {
    const { clock, settings } = this.#write.runtime;
    const last = this.#sentAtInMs === undefined ? undefined : settings.hostTime.at(this.#sentAtInMs);
    this.intent = dated(this.intent, settings.hostTime.at(monotonicNow(clock)), last);
  }

  /** Stores the result. A later call with the key returns it. */
  async settle(result: Settled['result']): Promise<void> {
    const { operation, content } = this.intent;
    const atInMs = this.#write.runtime.settings.hostTime.now();
    const settled: Settled = { operation, content, atInMs, result };
    await this.#change([
      { key: names.open(this.#owner, this.#key), value: undefined },
      { key: names.over(this.#owner, this.#key), value: JSON.stringify(settled) },
      ...this.#marks(result.outcome === 'done' ? { untilInMs: atInMs ?? Number.MAX_SAFE_INTEGER } : undefined),
    ]);
  }

  /** The effects of other keys that a read may confuse with these. */
  async siblings(): Promise<readonly Sibling[]> {
    const places = effectsOf(this.#write).flatMap(({ list, place }) =>
      place === '' ? [`${list}.`] : [`${list}.${place}:`, `${list}.:`],
    );
    const found: (readonly [string, string])[] = [];
    for (const place of new Set(places)) found.push(...(await this.#store.read(names.same(this.#owner, place))));
    return found
      .filter(([key]) => !key.endsWith(`:${keyPart(this.#key)}`))
      .flatMap(([key, text]) => readEntry<readonly Sibling[]>(key, text, siblingsShape));
  }

  /** Removes settled keys that have expired by the clock of the host, at most once a day. Unrecognized entries stay. */
  async purge(keepForInMs: number = 30 * dayInMs): Promise<void> {
    const nowInMs = this.#write.runtime.settings.hostTime.now();
    const stamp = names.purged(this.#owner);
    const last = (await this.#store.read(stamp)).get(stamp);
    if (nowInMs === undefined || nowInMs - Number(last ?? 0) < dayInMs) return;
    const isExpired = (atInMs: number = Infinity): boolean => atInMs < nowInMs - keepForInMs;
    const read = async (start: string): Promise<readonly (readonly [string, string])[]> =>
      last === undefined ? [] : [...(await this.#store.read(start))];
    const settled = (await read(names.over(this.#owner, ''))).filter(([, text]) =>
      isExpired(entryIn<Settled>(text, settledShape)?.atInMs),
    );
    const marks = (await read(names.same(this.#owner, ''))).map(([name, text]) => {
      const siblings = entryIn<readonly Sibling[]>(text, siblingsShape) ?? [{ content: {} }];
      const times = siblings.map(({ untilInMs = Infinity }) => untilInMs);
      return { name, list: listOf(name), untilInMs: Math.max(...times) };
    });
    // The entries of effects that are over must not count for one that is open.
    const openLists = new Set(marks.filter(({ untilInMs }) => untilInMs === Infinity).map(({ list }) => list));
    const expired = marks.filter(({ list, untilInMs }) => isExpired(untilInMs) && !openLists.has(list));
    const removed = [...settled.map(([name]) => name), ...expired.map(({ name }) => name)];
    const changes = removed.map((key) => ({ key, value: undefined }));
    await this.#store.write([...changes, { key: stamp, value: String(nowInMs) }], { key: stamp, value: last });
  }

  async close(): Promise<void> {
    // The lease expires if it can't be released, and the error must not hide an earlier one.
    await this.#lease.release().catch(() => undefined);
  }

  #marks(state: Pick<Sibling, 'untilInMs'> | undefined): readonly CheckpointChange[] {
    const { readBack } = this.#write.operation;
    // States aren't counted.
    if (readBack === undefined || readBack.done !== undefined) return [];
    const effects = effectsOf(this.#write);
    return [...new Set(effects.map(({ list, place }) => `${list}.${place}`))].map((name) => {
      const own = effects.filter(({ list, place }) => name === `${list}.${place}`);
      const siblings = own.map(({ content }): Sibling => ({ content, ...state }));
      const key = `${names.same(this.#owner, name)}:${keyPart(this.#key)}`;
      return { key, value: state && JSON.stringify(siblings) };
    });
  }

  async #change(changes: readonly CheckpointChange[]): Promise<void> {
    if (!(await this.#store.write(changes, this.#lease.condition))) throw new LeaseLostError(`the effect ${this.#key}`);
  }
}

/** The list of a mark, without its place and key. */
const listOf = (name: string): string => name.slice(0, name.lastIndexOf('.', name.indexOf(':')));

/** Returns the keys of an owner that aren't settled, each with its intent, or the error of a damaged entry. */
export async function openIntents(
  store: CheckpointStore,
  owner: string,
  startOfKey: string = '',
): Promise<readonly (readonly [key: string, intent: Intent | CheckpointError])[]> {
  const prefix = names.open(owner, '');
  const entries = [...(await store.read(names.open(owner, startOfKey)))];
  return entries.map(([key, text]) => {
    const name = nameIn(key, prefix);
    const intent = name === undefined ? undefined : entryIn<Intent>(text, intentShape);
    return [name ?? key, intent ?? unrecognized(key)];
  });
}

async function readOne<T>(store: CheckpointStore, key: string, shape: Shape): Promise<T | undefined> {
  const text = (await store.read(key)).get(key);
  return text === undefined ? undefined : readEntry<T>(key, text, shape);
}

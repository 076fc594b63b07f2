import {
  type CheckpointChange,
  defaultLeaseInMs,
  guardedStore,
  guardedWrite,
  keyPart,
  Lease,
  randomId,
  readEntry,
  received,
} from '@tradelane/core/runtime';
import { ArgumentError, type CheckpointStore, type KeptWorkOptions, LeaseLostError } from '@tradelane/core';
import type { DoneEffect, NotDoneEffect } from './effect-result.ts';
import { dated, type Intent } from './intent.ts';
import { contentOf, effectsOf, ownerOf, resourceOf, type Write } from './write.ts';

/** A settled intent. */
export interface Settled {
  readonly operation: string;
  readonly content: string;
  /** When it was settled, by the clock of the host. */
  readonly atInMs: number | undefined;
  readonly result: DoneEffect<unknown> | NotDoneEffect;
}

/** Effects of another key that may look the same in a response. */
export interface Sibling {
  /** The fields of each effect that a read compares. */
  readonly effects: readonly (readonly unknown[])[];
  /** When it was known to be done, by the clock of the host. Undefined if it may still happen. */
  readonly untilInMs?: number | undefined;
}

/** How long a settled key is kept. */
export const defaultKeepForInMs = 2_592_000_000;
const dayInMs = 86_400_000;

/** The names of the entries of one owner. */
const names = {
  open: (owner: string, key: string) => `effects.${owner}.open:${keyPart(key)}`,
  over: (owner: string, key: string) => `effects.${owner}.over:${keyPart(key)}`,
  same: (owner: string, resource: string, key: string) => `effects.${owner}.same.${resource}:${keyPart(key)}`,
  purged: (owner: string) => `effects.${owner}.purged`,
};

/** @throws {ArgumentError} If there is no key. */
export function checkKey(key: unknown): asserts key is string {
  if (typeof key === 'string' && key !== '') return;
  throw new ArgumentError(
    `\`key\` must be a text that names this effect, such as an ID of your command. Received: ${received(key)}.`,
    { code: 'ERR_ARGUMENT_MISSING', argument: 'key' },
  );
}

/** Creates the intent of a write that hasn't left. */
function intentOf(write: Write): Intent {
  const { operation, input, files = {} } = write;
  return {
    operation: operation.id,
    input,
    content: contentOf(write),
    ...(Object.keys(files).length > 0 && { hasFiles: true }),
    sends: [],
    looks: 0,
  };
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

/** The JSON of a value. Undefined if a response is nested too deep for it. */
function jsonOf(value: Settled | Intent): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** An intent in its store, under a lease. */
export class KeptIntent {
  readonly key: string;
  readonly settled: Settled | undefined;
  readonly #write: Write;
  readonly #owner: string;
  readonly #store: CheckpointStore;
  readonly #lease: Lease;
  #intent: Intent;
  /** When this process sent the last request, by its monotonic clock. */
  #sentAtInMs: number | undefined;

  private constructor(
    found: Pick<KeptIntent, 'key' | 'settled'> & { readonly intent: Intent },
    write: Write,
    store: CheckpointStore,
    lease: Lease,
  ) {
    this.key = found.key;
    this.settled = found.settled;
    this.#intent = found.intent;
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
    const owner = ownerOf(write.runtime);
    const store = guardedStore(checkpoint, clock);
    const stream = `effects.${owner}.lease.${keyPart(key)}`;
    const lease = await Lease.take({ stream, store, clock, ownerId, leaseInMs, onLeaseWait, signal });
    try {
      const [over, open] = [names.over(owner, key), names.open(owner, key)];
      const settled = await readOne<Settled>(store, over);
      const kept = await readOne<Intent>(store, open);
      const { content, operation } = settled ?? kept ?? intentOf(write);
      if (content !== contentOf(write) && write.files !== undefined)
        throw new ArgumentError(
          `The key ${received(key)} already belongs to a call of ${operation} with other arguments. Give each effect its own key.`,
          { code: 'ERR_KEY_REUSED', argument: 'key', operation: write.operation.id },
        );
      const intent = kept ?? intentOf(write);
      const found = new KeptIntent({ key, settled, intent }, write, store, lease);
      if (kept === undefined && settled === undefined) await found.#keep(intent);
      // Kept again after it was settled.
      if (kept !== undefined && settled !== undefined) await found.#change([{ key: open, value: undefined }]);
      return found;
    } catch (error) {
      await lease.release().catch(() => undefined);
      throw error;
    }
  }

  get intent(): Intent {
    return this.#intent;
  }

  /** Stores a changed intent. Other keys see whether a request of it may have left. */
  async keep(intent: Intent): Promise<void> {
    const mayHaveLeft = intent.sends.length > 0;
    const isMarked = this.#intent.sends.length > 0;
    const isNew = intent.sends.length > this.#intent.sends.length;
    await this.#keep(intent, mayHaveLeft === isMarked ? [] : this.#mark(mayHaveLeft ? {} : undefined));
    if (isNew) this.#sentAtInMs = this.#write.runtime.clock.monotonic?.();
  }

  /** Adds what a read shows of the time of the requests, for the next change. */
  date(hostNowInMs: number | undefined): void {
    const nowInMs = this.#write.runtime.clock.monotonic?.();
    const isKnown = nowInMs !== undefined && this.#sentAtInMs !== undefined;
    this.#intent = dated(this.#intent, hostNowInMs, isKnown ? nowInMs - (this.#sentAtInMs ?? 0) : undefined);
  }

  /** Stores the result. A later call with the key returns it. */
  async settle(result: Settled['result']): Promise<void> {
    const { operation, content } = this.#intent;
    const atInMs = this.#write.runtime.settings.hostTime.now();
    const found = result.outcome === 'done' && result.found !== undefined;
    const value =
      jsonOf({ operation, content, atInMs, result }) ??
      JSON.stringify({ operation, content, atInMs, result: { outcome: 'done', ...(found && { found: [] }) } });
    const until = { untilInMs: atInMs ?? Number.MAX_SAFE_INTEGER };
    await this.#change([
      { key: names.open(this.#owner, this.key), value: undefined },
      { key: names.over(this.#owner, this.key), value },
      ...this.#mark(result.outcome === 'done' ? until : undefined),
    ]);
  }

  /** The effects of other keys on the same resource. */
  async siblings(): Promise<readonly Sibling[]> {
    const own = this.#sameKey();
    const entries = await this.#store.read(names.same(this.#owner, resourceOf(this.#write), ''));
    return [...entries].filter(([key]) => key !== own).map(([key, text]) => readEntry(key, text) as Sibling);
  }

  /** Removes settled keys that have expired by the clock of the host, at most once a day. */
  async purge(keepForInMs: number): Promise<void> {
    const nowInMs = this.#write.runtime.settings.hostTime.now();
    if (nowInMs !== undefined) await purge(this.#store, this.#owner, nowInMs, keepForInMs);
  }

  async close(): Promise<void> {
    // The lease expires if it can't be released, and the error must not hide an earlier one.
    await this.#lease.release().catch(() => undefined);
  }

  #sameKey(): string {
    return names.same(this.#owner, resourceOf(this.#write), this.key);
  }

  #mark(state: Pick<Sibling, 'untilInMs'> | undefined): readonly CheckpointChange[] {
    // Only entries with a time are counted.
    if (this.#write.operation.readBack?.created === undefined) return [];
    const sibling: Sibling = { effects: effectsOf(this.#write).map(({ seen }) => seen), ...state };
    return [{ key: this.#sameKey(), value: state && JSON.stringify(sibling) }];
  }

  async #keep(intent: Intent, more: readonly CheckpointChange[] = []): Promise<void> {
    const { seen: _, ...rest } = intent;
    const value =
      jsonOf(intent) ?? JSON.stringify({ ...rest, sends: intent.sends.map(({ data: __, ...send }) => send) });
    await this.#change([{ key: names.open(this.#owner, this.key), value }, ...more]);
    this.#intent = intent;
  }

  async #change(changes: readonly CheckpointChange[]): Promise<void> {
    if (!(await this.#store.write(changes, this.#lease.condition))) throw new LeaseLostError(`the effect ${this.key}`);
  }
}

/** Returns the keys and intents of an owner that aren't settled. */
export async function openIntents(
  store: CheckpointStore,
  owner: string,
  startOfKey: string = '',
): Promise<readonly (readonly [key: string, intent: Intent])[]> {
  const prefix = names.open(owner, '');
  const entries = await store.read(names.open(owner, startOfKey));
  // Only this file writes entries under this prefix.
  return [...entries].map(([key, text]) => [
    decodeURIComponent(key.slice(prefix.length)),
    readEntry(key, text) as Intent,
  ]);
}

async function readOne<T>(store: CheckpointStore, key: string): Promise<T | undefined> {
  const text = (await store.read(key)).get(key);
  return text === undefined ? undefined : (readEntry(key, text) as T); // written by this file
}

async function purge(store: CheckpointStore, owner: string, nowInMs: number, keepForInMs: number): Promise<void> {
  const stamp = names.purged(owner);
  const last = (await store.read(stamp)).get(stamp);
  if (last !== undefined && nowInMs - Number(last) < dayInMs) return;
  const prefix = names.over(owner, '');
  const entries = last === undefined ? new Map<string, string>() : await store.read(prefix);
  const expired = [...entries].filter(
    ([key, text]) => ((readEntry(key, text) as Settled).atInMs ?? Infinity) < nowInMs - keepForInMs,
  );
  const gone = new Set(expired.map(([key]) => key.slice(prefix.length)));
  const same = gone.size === 0 ? new Map<string, string>() : await store.read(`effects.${owner}.same.`);
  const marks = [...same.keys()].filter((key) => gone.has(key.slice(key.indexOf(':') + 1)));
  const changes = [...expired.map(([key]) => key), ...marks].map((key) => ({ key, value: undefined }));
  await store.write([...changes, { key: stamp, value: String(nowInMs) }], { key: stamp, value: last });
}

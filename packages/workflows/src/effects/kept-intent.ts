import {
  type CallInput,
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
import { contentOf, effectsOf, ownerOf, type Write } from './write.ts';

/** An intent that isn't settled. */
export interface Intent {
  readonly operation: string;
  readonly input: CallInput;
  readonly content: string;
  /** Whether the body has files, which aren't stored. */
  readonly hasFiles?: true;
  /** Whether a request may have left. */
  readonly is: 'kept' | 'sent';
  /** Number of requests whose outcome was unknown. */
  readonly sends: number;
  /** When the last request left, by the local clock. */
  readonly sentAtInMs?: number;
}

/** A settled intent. */
export interface Settled {
  readonly operation: string;
  readonly content: string;
  readonly atInMs: number;
  readonly result: DoneEffect<unknown> | NotDoneEffect;
}

/** How long a settled key is kept. */
export const defaultKeepForInMs = 2_592_000_000;
const dayInMs = 86_400_000;

/** The names of the entries of one owner. */
const names = {
  open: (owner: string, key: string) => `effects.${owner}.open:${keyPart(key)}`,
  over: (owner: string, key: string) => `effects.${owner}.over:${keyPart(key)}`,
  same: (owner: string, digest: string, key: string) => `effects.${owner}.same.${digest}:${keyPart(key)}`,
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
    is: 'kept',
    sends: 0,
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

/** The result without data that is nested too deep for JSON. The outcome counts. */
function storable(result: Settled['result']): Settled['result'] {
  try {
    JSON.stringify(result);
    return result;
  } catch {
    return result.outcome === 'done' ? { ...result, data: undefined, found: result.found && [] } : result;
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

  /** A request is about to leave. */
  async sent(): Promise<void> {
    const sentAtInMs = this.#write.runtime.clock.now();
    const same = this.#same((one) => ({ key: one, value: String(sentAtInMs) }));
    await this.#keep({ ...this.#intent, is: 'sent', sentAtInMs }, same);
  }

  /** No request had an effect. */
  async notSent(sends: number = this.#intent.sends): Promise<void> {
    if (this.#intent.is === 'kept') return;
    await this.#keep(
      { ...this.#intent, is: 'kept', sends },
      this.#same((one) => ({ key: one, value: undefined })),
    );
  }

  /** Stores the result. A later call with the key returns it. */
  async settle(result: Settled['result']): Promise<void> {
    const { operation, content } = this.#intent;
    const settled: Settled = { operation, content, atInMs: this.#write.runtime.clock.now(), result: storable(result) };
    await this.#change([
      { key: names.open(this.#owner, this.key), value: undefined },
      { key: names.over(this.#owner, this.key), value: JSON.stringify(settled) },
      ...(result.outcome === 'done' ? [] : this.#same((one) => ({ key: one, value: undefined }))),
    ]);
  }

  /** The number of other requests since `sinceInMs` with an effect that looks the same. */
  async othersLike(digest: string, sinceInMs: number): Promise<number> {
    const own = names.same(this.#owner, digest, this.key);
    const entries = await this.#store.read(names.same(this.#owner, digest, ''));
    return [...entries].filter(([key, at]) => key !== own && Number(at) >= sinceInMs).length;
  }

  /** Removes settled keys that have expired, at most once a day. */
  async purge(keepForInMs: number): Promise<void> {
    await purge(this.#store, this.#owner, this.#write.runtime.clock.now(), keepForInMs);
  }

  async close(): Promise<void> {
    // The lease expires if it can't be released, and the error must not hide an earlier one.
    await this.#lease.release().catch(() => undefined);
  }

  #same(change: (key: string) => CheckpointChange): readonly CheckpointChange[] {
    const digests = new Set(effectsOf(this.#write).map(({ digest }) => digest));
    return [...digests].map((digest) => change(names.same(this.#owner, digest, this.key)));
  }

  async #keep(intent: Intent, more: readonly CheckpointChange[] = []): Promise<void> {
    await this.#change([{ key: names.open(this.#owner, this.key), value: JSON.stringify(intent) }, ...more]);
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
    ([key, text]) => (readEntry(key, text) as Settled).atInMs < nowInMs - keepForInMs,
  );
  const gone = new Set(expired.map(([key]) => key.slice(prefix.length)));
  const same = gone.size === 0 ? new Map<string, string>() : await store.read(`effects.${owner}.same.`);
  const marks = [...same.keys()].filter((key) => gone.has(key.slice(key.indexOf(':') + 1)));
  const changes = [...expired.map(([key]) => key), ...marks].map((key) => ({ key, value: undefined }));
  await store.write([...changes, { key: stamp, value: String(nowInMs) }], { key: stamp, value: last });
}

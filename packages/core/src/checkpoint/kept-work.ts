import { randomId, isPromise } from '../platform/platform.ts';
import type { Clock } from '../clock/clock.ts';
import { isName, received, validName } from '../errors/checks.ts';
import { ArgumentError } from '../errors/index.ts';
import { checkStore } from './check-store.ts';
import { guardedStore, guardedWrite } from './guarded-store.ts';
import type { CheckpointChange, CheckpointStore } from './checkpoint-store.ts';
import { entryIn, readEntry, type Shape } from './shape.ts';
import { LeaseLostError } from './lease-errors.ts';
import { defaultLeaseInMs, Lease } from './lease.ts';

/** Options for work that survives restarts. */
export interface KeptWorkOptions {
  /** Store for the progress of the work. */
  readonly checkpoint: CheckpointStore;
  /**
   * Name of this worker. A process that restarts under the same name resumes its work at once. Default: a random name.
   */
  readonly ownerId?: string | undefined;
  /**
   * Lease duration, in milliseconds, renewed while the work runs. After a crash, another process waits at most 1.5
   * times as long before it takes over. Default: 60,000 (60 s).
   */
  readonly leaseInMs?: number | undefined;
  /**
   * Called when this process waits for an expired lease, with the time when it takes over. Default: it logs a warning
   * with `console.warn`.
   */
  readonly onLeaseWait?:
    | ((wait: {
        /** Name of the sync stream, import, export or batch. */
        readonly name: string;
        /** The time when this process takes over, unless the owner renews the lease first. */
        readonly until: Date;
      }) => unknown)
    | undefined;
}

function invalid(argument: string, valid: string, value: unknown): ArgumentError {
  return new ArgumentError(`\`${argument}\` must be ${valid}. Received: ${received(value)}.`, { argument });
}

/** Work that starts once and resumes after restarts, in one process at a time. */
export class KeptWork<State> {
  readonly #name: string;
  readonly #store: CheckpointStore;
  readonly #clock: Clock;
  readonly #lease: Lease;
  readonly #shape: Shape;
  #state: State | undefined;

  private constructor(name: string, store: CheckpointStore, clock: Clock, lease: Lease, shape: Shape) {
    this.#name = name;
    this.#store = store;
    this.#clock = clock;
    this.#lease = lease;
    this.#shape = shape;
  }

  /**
   * Opens the work and acquires its lease.
   * @param shape The shape of its state.
   * @throws {LeaseHeldError} If another process runs it.
   * @throws {AbortedError} If the signal aborts during the wait for an expired lease.
   * @throws {CheckpointError} If the stored state has another shape.
   */
  static async open<State>(
    name: string,
    clock: Clock,
    options: KeptWorkOptions & { readonly signal?: AbortSignal | undefined },
    shape: Shape,
  ): Promise<KeptWork<State>> {
    const { checkpoint, ownerId = randomId(), leaseInMs = defaultLeaseInMs, onLeaseWait, signal } = options;
    checkStore(checkpoint);
    // Without the table of `work-options.ts`, which a bundle of a client doesn't need.
    if (!isName(ownerId)) throw invalid('ownerId', validName, ownerId);
    if (!Number.isFinite(leaseInMs) || leaseInMs <= 0) throw invalid('leaseInMs', 'a finite number above 0', leaseInMs);
    const stream = keyPart(name);
    const store = guardedStore(checkpoint, clock);
    const lease = await Lease.take({ stream, store, clock, ownerId, leaseInMs, onLeaseWait, signal });
    try {
      const key = keyOf(stream);
      const text = (await store.read(key)).get(key);
      const work = new KeptWork<State>(stream, store, clock, lease, shape);
      if (text !== undefined) work.#state = readEntry<State>(key, text, shape);
      return work;
    } catch (error) {
      await lease.release().catch(() => undefined);
      throw error;
    }
  }

  /** The last saved state. Undefined if the work hasn't started. */
  get state(): State | undefined {
    return this.#state;
  }

  /**
   * Saves the state, unless the work is over. Synchronous if the store is.
   * @param parts Named values to save with the state. Undefined removes one.
   * @throws {LeaseLostError} If another process has taken over.
   * @throws {CheckpointError} If the store fails.
   */
  keep(
    state: State | undefined,
    into: Pick<CheckpointStore, 'write'> = this.#store,
    parts: ReadonlyMap<string, unknown> = new Map(),
  ): void | Promise<void> {
    const changes = [
      changeOf(keyOf(this.#name), state),
      ...[...parts].map(([name, part]) => changeOf(`${this.#name}${partPrefix}${name}`, part)),
    ];
    const settle = (isWritten: boolean): void => {
      if (!isWritten) throw new LeaseLostError(this.#name);
      this.#state = state;
    };
    const written = guardedWrite(into, this.#clock)(changes, this.#lease.condition);
    return isPromise(written) ? written.then(settle) : settle(written);
  }

  /** Returns the named values that were saved with the state. */
  async parts<Part>(shape: Shape): Promise<ReadonlyMap<string, Part>> {
    const prefix = `${this.#name}${partPrefix}`;
    const entries = await this.#store.read(prefix);
    return new Map([...entries].map(([key, text]) => [key.slice(prefix.length), readEntry<Part>(key, text, shape)]));
  }

  /** Returns the states of other work whose name starts with a prefix. */
  async others(prefix: string): Promise<readonly State[]> {
    const entries = await this.#store.read(keyPart(prefix));
    return [...entries]
      .filter(([key]) => key.endsWith(suffix) && key !== keyOf(this.#name))
      .map(([key, text]) => readEntry<State>(key, text, this.#shape));
  }

  /**
   * Removes the expired states of all work whose name starts with a prefix, at most once a day. Unrecognized entries
   * stay.
   * @param isExpired Whether a state isn't needed any more.
   */
  async purge(prefix: string, isExpired: (state: State) => boolean): Promise<void> {
    const start = keyPart(prefix);
    const stamp = `${start}:purged`;
    const nowInMs = this.#clock.now();
    const last = (await this.#store.read(stamp)).get(stamp);
    if (last !== undefined && nowInMs - Number(last) < dayInMs) return;
    const entries = last === undefined ? new Map<string, string>() : await this.#store.read(start);
    const expired = [...entries].filter(([key, text]) => {
      const state = key.endsWith(suffix) ? entryIn<State>(text, this.#shape) : undefined;
      return state !== undefined && isExpired(state);
    });
    const changes = expired.map(([key]) => ({ key, value: undefined }));
    // Another process may have been faster.
    await this.#store.write([...changes, { key: stamp, value: String(nowInMs) }], { key: stamp, value: last });
  }

  /** Releases the lease, so that other processes can resume the work. */
  async close(): Promise<void> {
    // The lease expires if it can't be released, and the error must not hide an earlier one.
    await this.#lease.release().catch(() => undefined);
  }
}

const dayInMs = 86_400_000;
const suffix = ':work';
const partPrefix = ':part:';

function keyOf(stream: string): string {
  return `${stream}${suffix}`;
}

function changeOf(key: string, value: unknown): CheckpointChange {
  return { key, value: value === undefined ? undefined : JSON.stringify(value) };
}

/** Encodes a name as the part of a key before a colon. Different names have different results. */
export function keyPart(name: string): string {
  return name.replace(/[%:]/g, encodeURIComponent);
}

/** Decodes the name in a key. Returns undefined if `encode` writes another key for it, so the key isn't ours. */
export function nameIn(key: string, prefix: string, encode: (name: string) => string = keyPart): string | undefined {
  try {
    const name = decodeURIComponent(key.slice(prefix.length));
    return prefix + encode(name) === key ? name : undefined;
  } catch {
    return undefined;
  }
}

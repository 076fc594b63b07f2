import { randomId } from '../random-id.ts';
import type { Clock } from '../clock/clock.ts';
import { ArgumentError } from '../errors/index.ts';
import { guardedStore, guardedWrite } from '../checkpoint/guarded-store.ts';
import type { CheckpointChange, CheckpointStore } from '../checkpoint/index.ts';
import { readEntry } from '../checkpoint/read-entry.ts';
import { isPromise } from '../is-promise.ts';
import { keyPart } from './key-part.ts';
import { LeaseLostError } from './lease-errors.ts';
import { Lease } from './lease.ts';

/** How work is kept through restarts. */
export interface KeptWorkOptions {
  /** Where it is kept what was begun, and how far it is. */
  readonly checkpoint: CheckpointStore;
  /** A process that starts again under the same name takes over from itself at once; a random name where absent. */
  readonly ownerId?: string | undefined;
  /**
   * How long a process that died keeps others away from the same work, and half as long again, in which the one that takes over looks whether it
   * lives; 60,000 where absent. It is renewed while work goes on.
   */
  readonly leaseInMs?: number | undefined;
}

/** Work that is begun once and gone on with through restarts, by one process at a time. */
export class KeptWork<State> {
  readonly #name: string;
  readonly #store: CheckpointStore;
  readonly #clock: Clock;
  readonly #lease: Lease;
  #state: State | undefined;

  private constructor(name: string, store: CheckpointStore, clock: Clock, lease: Lease, state: State | undefined) {
    this.#name = name;
    this.#store = store;
    this.#clock = clock;
    this.#lease = lease;
    this.#state = state;
  }

  /** @throws LeaseHeldError where another process is at it, AbortedError where the signal aborts while one that seems to have ended is watched. */
  static async open<State>(
    name: string,
    clock: Clock,
    options: KeptWorkOptions & { readonly signal?: AbortSignal | undefined },
  ): Promise<KeptWork<State>> {
    const { checkpoint, ownerId = randomId(), leaseInMs = 60_000, signal } = options;
    if (typeof checkpoint?.write !== 'function') {
      throw new ArgumentError('`checkpoint` must be a checkpoint store.', { argument: 'checkpoint' });
    }
    if (!(leaseInMs > 0)) throw new ArgumentError('`leaseInMs` must be above 0.', { argument: 'leaseInMs' });
    const stream = keyPart(name);
    const store = guardedStore(checkpoint, clock);
    const lease = await Lease.take({ stream, store, clock, ownerId, leaseInMs, signal });
    try {
      const key = keyOf(stream);
      const text = (await store.read(key)).get(key);
      // Written below.
      return new KeptWork(
        stream,
        store,
        clock,
        lease,
        text === undefined ? undefined : (readEntry(key, text) as State),
      );
    } catch (error) {
      await lease.release().catch(() => undefined);
      throw error;
    }
  }

  /** What was kept last; undefined where nothing was begun. */
  get state(): State | undefined {
    return this.#state;
  }

  /**
   * Keeps how far the work is; nothing where it is over. Into a store that responds at once it is done at once.
   * @param parts what is kept beside it, by name; undefined removes one.
   * @throws LeaseLostError where another process has taken over, CheckpointError where the store fails.
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

  /** What is kept beside the state, by name. */
  async parts(): Promise<ReadonlyMap<string, unknown>> {
    const prefix = `${this.#name}${partPrefix}`;
    const entries = await this.#store.read(prefix);
    return new Map([...entries].map(([key, text]) => [key.slice(prefix.length), readEntry(key, text)]));
  }

  /** What is kept of other work whose name begins alike. */
  async others(prefix: string): Promise<readonly State[]> {
    const entries = await this.#store.read(keyPart(prefix));
    return [...entries]
      .filter(([key]) => key.endsWith(suffix) && key !== keyOf(this.#name))
      .map(([key, text]) => readEntry(key, text) as State);
  }

  /** Lets others go on with it. */
  async close(): Promise<void> {
    // A lease that cannot be given back runs out by itself, and must not hide what went wrong.
    await this.#lease.release().catch(() => undefined);
  }
}

const suffix = ':work';
const partPrefix = ':part:';

function keyOf(stream: string): string {
  return `${stream}${suffix}`;
}

function changeOf(key: string, value: unknown): CheckpointChange {
  return { key, value: value === undefined ? undefined : JSON.stringify(value) };
}

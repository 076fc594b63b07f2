import type { CheckpointStore } from '@tradelane/core';
import { randomId } from '@tradelane/core/runtime';
import { entryIn, nameIn } from '@tradelane/core/work';

/** Shared state of one stream. Instants are milliseconds since the epoch. */
export interface StreamState {
  /** When the next run may start. */
  readonly due: number;
  /** Start of the last complete run. */
  readonly fresh?: number;
  /** Consecutive failures. */
  readonly failures?: number;
  /** Code of the error that set it aside, or its name. */
  readonly aside?: string;
}

/** Shared state of one tenant. Each write replaces it as a whole. */
export interface TenantState {
  /** The worker that served it last. */
  readonly owner?: string;
  /** Name of the running turn. */
  readonly turn?: string;
  /** When the next turn may start. A turn whose worker died is over then. */
  readonly due: number;
  /** Consecutive failures of the host. */
  readonly failures?: number;
  /** Number of workers of its worker's process. */
  readonly workers?: number;
  /** Duration of its last turn. */
  readonly usedInMs?: number;
  /** Part of a worker's time that its last turn used. */
  readonly load?: number;
  /** Code of the error that set it aside, or its name. */
  readonly aside?: string;
  /** Version of the credentials. With another one, nothing is set aside and no failure counts. */
  readonly version?: string;
  readonly streams: Readonly<Record<string, StreamState>>;
}

const shape = {
  due: 'number',
  'owner?': 'string',
  'turn?': 'string',
  'failures?': 'number',
  'workers?': 'number',
  'usedInMs?': 'number',
  'load?': 'number',
  'aside?': 'string',
  'version?': 'string',
  streams: { '*': { due: 'number', 'fresh?': 'number', 'failures?': 'number', 'aside?': 'string' } },
};

/** A state with the text that the store has. */
export interface Kept {
  readonly text: string | undefined;
  readonly state: TenantState;
}

const start: TenantState = { due: 0, streams: {} };
export const nothingKept: Kept = { text: undefined, state: start };

const tenantsPrefix = 'fleet.tenants:';
const ownersPrefix = 'fleet.owners:';

/** The states of all tenants in the store. A worker takes a turn by replacing the state that it read. */
export class TurnBoard {
  readonly #store: CheckpointStore;

  constructor(store: CheckpointStore) {
    this.#store = store;
  }

  /** Returns the states of all tenants by ID. */
  async read(): Promise<ReadonlyMap<string, Kept>> {
    const found = new Map<string, Kept>();
    for (const [key, text] of await this.#store.read(tenantsPrefix)) {
      const tenant = nameIn(key, tenantsPrefix, encodeURIComponent);
      if (tenant !== undefined) found.set(tenant, keptIn(text));
    }
    return found;
  }

  async readOne(tenant: string): Promise<Kept> {
    const key = this.#key(tenant);
    const text = (await this.#store.read(key)).get(key);
    return text === undefined ? nothingKept : keptIn(text);
  }

  /** Replaces a state. Returns undefined if another worker has replaced it. */
  async replace(tenant: string, before: Kept, state: TenantState): Promise<Kept | undefined> {
    const key = this.#key(tenant);
    const text = JSON.stringify(state);
    const isWritten = await this.#store.write([{ key, value: text }], { key, value: before.text });
    return isWritten ? { text, state } : undefined;
  }

  /** Removes the state of a tenant that no longer exists, unless a worker has replaced it. */
  async remove(tenant: string, before: Kept): Promise<void> {
    const key = this.#key(tenant);
    await this.#store.write([{ key, value: undefined }], { key, value: before.text });
  }

  /** Stores which process has the name of a worker now. */
  async register(owner: string, process: string): Promise<void> {
    await this.#store.write([{ key: ownersPrefix + encodeURIComponent(owner), value: process }]);
  }

  /** Removes the name of a worker, unless another process has it. */
  async unregister(owner: string, process: string): Promise<void> {
    const key = ownersPrefix + encodeURIComponent(owner);
    await this.#store.write([{ key, value: undefined }], { key, value: process });
  }

  /** Returns the process that has the name of a worker. Undefined if the store lost it. */
  async processOf(owner: string): Promise<string | undefined> {
    const key = ownersPrefix + encodeURIComponent(owner);
    return (await this.#store.read(key)).get(key);
  }

  #key(tenant: string): string {
    return tenantsPrefix + encodeURIComponent(tenant);
  }
}

/** A damaged state starts over: its streams are due, and their own checkpoints have their progress. */
const keptIn = (text: string): Kept => ({ text, state: entryIn<TenantState>(text, shape) ?? start });

/** A state during a turn. The random name makes its text unique. */
export function claimedBy(state: TenantState, owner: string, until: number): TenantState {
  return { ...state, owner, turn: randomId(), due: until };
}

/** Clocks of workers that differ by less than this are alike. */
const skewInMs = 60_000;

/** Whether a run started in the future, because a clock was set back since then. */
export const isAhead = ({ streams }: TenantState, now: number): boolean =>
  Object.values(streams).some(({ fresh = 0 }) => fresh > now + skewInMs);

/** A state without failures and settings aside, whose streams are due at once. Their ages stay, unless they are in the future. */
export function renewed({ owner, streams }: TenantState, now: number = Infinity): TenantState {
  const due = Object.entries(streams).map(
    ([name, { fresh }]) =>
      [name, { due: 0, ...(fresh !== undefined && fresh <= now + skewInMs && { fresh }) }] as const,
  );
  return { due: 0, ...(owner !== undefined && { owner }), streams: Object.fromEntries(due) };
}

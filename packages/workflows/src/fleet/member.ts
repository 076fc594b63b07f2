import type { FleetStream, FleetTenant } from './fleet-options.ts';
import { isAhead, type Kept, nothingKept } from './turn-board.ts';

interface WorkerContext {
  /** Name of this worker. */
  readonly owner: string;
  readonly names: readonly string[];
  /** Time that a due tenant stays with its worker. */
  readonly graceInMs: number;
  readonly seenAt: number;
}

/** A tenant as this worker knows it. */
export class Member<Tenant extends FleetTenant, Client> {
  readonly id: string;
  /** When this worker may start the next turn. */
  startsAt: number;
  isRunning = false;
  /** Whether its running turn counts as heavy. */
  isHeavy = false;
  /** Place in the queue of tenants that are due. */
  rank = 0;
  /** When its running turn began. */
  begunAt = 0;
  /** Ends its running turn early. */
  end: () => void = () => undefined;
  /** Number of pages and items so far. */
  progress = 0;
  #tenant: Tenant;
  #kept: Kept = nothingKept;
  /**
   * Whether this version had no turn here yet. Other workers may still have the version before, and two versions must not
   * take turns without a pause.
   */
  #isNew = true;
  #client: { readonly of: Client } | undefined;
  #streams = new Map<string, FleetStream>();
  readonly #removed = new AbortController();
  readonly #around: WorkerContext;

  constructor(tenant: Tenant, around: WorkerContext) {
    this.id = tenant.id;
    this.#tenant = tenant;
    this.#around = around;
    this.startsAt = around.seenAt;
  }

  get tenant(): Tenant {
    return this.#tenant;
  }

  get kept(): Kept {
    return this.#kept;
  }

  /** Since when its streams wait. A turn whose worker died doesn't change that. */
  get waitsSince(): number {
    const { turn, streams } = this.#kept.state;
    if (turn === undefined) return this.startsAt;
    return Math.min(this.startsAt, ...Object.values(streams).map(({ due }) => due));
  }

  /** Aborts when the tenant is removed. */
  get removed(): AbortSignal {
    return this.#removed.signal;
  }

  begin(now: number): void {
    this.isRunning = true;
    this.begunAt = now;
    this.#isNew = false;
  }

  remove(): void {
    this.#removed.abort();
  }

  /** Takes over the tenant as it is now. A new version has new streams. */
  replace(tenant: Tenant): void {
    const isSame = tenant.version === this.#tenant.version;
    this.#tenant = tenant;
    if (isSame) return;
    this.#isNew = true;
    this.#client = undefined;
    this.#streams = new Map();
    this.startsAt = this.#startOf(this.#kept);
  }

  /** Takes over a state that the store had recently. A running turn has a newer one. */
  update(kept: Kept, now: number): void {
    if (this.isRunning) return;
    if (kept.text !== this.#kept.text) this.set(kept);
    // A clock that was set back must not delay a turn.
    if (isAhead(kept.state, now)) this.startsAt = Math.min(this.startsAt, now);
  }

  set(kept: Kept): void {
    this.#kept = kept;
    this.startsAt = this.#startOf(kept);
  }

  /** The stream of that name, which stays until the version changes. All streams share one client. */
  streamOf(name: string, connect: (tenant: Tenant) => Client, create: (client: Client) => FleetStream): FleetStream {
    this.#client ??= { of: connect(this.#tenant) };
    const found = this.#streams.get(name) ?? create(this.#client.of);
    this.#streams.set(name, found);
    return found;
  }

  #startOf({ text, state }: Kept): number {
    const { owner, names, seenAt } = this.#around;
    const isMine = state.owner === owner;
    if (text === undefined) return seenAt;
    // A worker that restarts under its name resumes its turns. Other turns are left to their workers.
    if (state.turn !== undefined) return isMine && !this.isRunning ? seenAt : state.due + this.#graceInMs();
    if (
      (this.#isNew && state.version !== this.#tenant.version) ||
      names.some((name) => state.streams[name] === undefined)
    )
      return seenAt;
    return isMine ? state.due : state.due + this.#graceInMs();
  }

  /** The worker that served the tenant last comes first, and the others don't come all at once. */
  #graceInMs(): number {
    return this.#around.graceInMs * (1 + Math.random());
  }
}

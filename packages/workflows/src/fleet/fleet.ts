import { backoffInMs, guardedStore, inTime, randomId, startTimer, isError } from '@tradelane/core/runtime';
import { type CheckpointStore, type Clock, ConfigurationError, systemClock, TimeoutError } from '@tradelane/core';
import { ofRuns } from '../sync/sync.ts';
import { checkTenants } from './check-fleet.ts';
import { observeAges, type StreamAge } from './fleet-metrics.ts';
import type {
  FleetFailure,
  FleetOptions,
  FleetStream,
  FleetStreamOptions,
  FleetTenant,
  FleetTenants,
} from './fleet-options.ts';
import { Member } from './member.ts';
import { Turn } from './turn.ts';
import { type Kept, nothingKept, claimedBy, TurnBoard } from './turn-board.ts';

/** Longest time that a tenant stays with its worker although it is due. Then other workers may take it. */
const longestGraceInMs = 5_000;
/** Time for writing the result of a turn. */
const afterTurnInMs = 5_000;

/** Shortest pause before the next try to take a tenant that another worker took. */
const afterLostClaimInMs = 250;

/** Longest time to read the tenants. */
const longestListInMs = 30_000;

const lateList = (): TimeoutError =>
  new TimeoutError(`The function \`tenants\` didn't return within ${longestListInMs} ms.`, {
    limit: 'deadline',
    limitInMs: longestListInMs,
  });

/** How long a state stays without turns if no process has its tenant. */
const keptForInMs = 86_400_000;

/** The part of a fleet in this process. The tenant that is overdue longest has the next turn. */
export class Fleet<Tenant extends FleetTenant, Client> {
  readonly #tenants: FleetTenants<Tenant>;
  readonly #options: FleetOptions<Tenant, Client>;
  readonly #clock: Clock;
  readonly #board: TurnBoard;
  readonly #owner: string;
  /** A random name of this process, to detect that another one has its `ownerId`. */
  readonly #process = randomId();
  #isRegistered = false;
  /** Aborts if another process has started with the same `ownerId`. */
  readonly #replaced = new AbortController();
  readonly #names: readonly string[];
  readonly #workers: number;
  readonly #turnInMs: number;
  readonly #graceInMs: number;
  readonly #members = new Map<string, Member<Tenant, Client>>();
  readonly #turns = new Set<Promise<void>>();
  #tenantsAt = 0;
  #boardAt = 0;
  #failures = 0;
  #wake: () => void = () => undefined;

  constructor(tenants: FleetTenants<Tenant>, options: FleetOptions<Tenant, Client>) {
    const { clock = systemClock, name, ownerId = randomId(), workers = 16, turnInMs = 30_000 } = options;
    this.#tenants = tenants;
    this.#options = options;
    this.#clock = clock;
    this.#board = new TurnBoard(guardedStore(options.checkpoint, clock), name);
    this.#owner = ownerId;
    this.#names = Object.keys(options.streams);
    this.#workers = workers;
    this.#turnInMs = turnInMs;
    this.#graceInMs = Math.min(longestGraceInMs, (options.intervalInMs ?? Infinity) / 4);
  }

  /** Resolves when the signal has aborted and the last turn has ended. */
  async run(): Promise<void> {
    const { signal, meter } = this.#options;
    const stopObserving = observeAges(meter, () => this.#ages());
    const onAbort = (): void => this.#wake();
    signal.addEventListener('abort', onAbort);
    try {
      while (!signal.aborted) {
        await this.#refresh();
        if (signal.aborted) break;
        this.#replaced.signal.throwIfAborted();
        await this.#rest(this.#fill());
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
      stopObserving();
      await Promise.all(this.#turns);
      // Without this, the next process with this name replaces the entry.
      if (this.#isRegistered) await this.#board.unregister(this.#owner, this.#process).catch(() => undefined);
    }
  }

  /** Registers this process under its `ownerId`, and later checks that no other process has it. */
  async #register(): Promise<void> {
    const { ownerId } = this.#options;
    if (ownerId === undefined) return;
    if (!this.#isRegistered) {
      await this.#board.register(ownerId, this.#process);
      this.#isRegistered = true;
      return;
    }
    const process = await this.#board.processOf(ownerId);
    // A store that lost its data gets the name again.
    if (process === undefined) await this.#board.register(ownerId, this.#process);
    else if (process !== this.#process)
      this.#replaced.abort(
        new ConfigurationError(
          `Another process has started the fleet with the \`ownerId\` "${ownerId}". Give each process its own \`ownerId\`.`,
          { code: 'ERR_OPTION_INVALID' },
        ),
      );
  }

  /** Reads the tenants and the turns of other workers, each at its interval. */
  async #refresh(): Promise<void> {
    const now = this.#clock.now();
    // A turn has ended. That proves nothing about the tenants and the store.
    if (now < this.#tenantsAt && now < this.#boardAt) return;
    try {
      if (now >= this.#tenantsAt) {
        await this.#readTenants();
        const { tenantsEveryInMs = 60_000 } = this.#options;
        this.#tenantsAt = typeof this.#tenants === 'function' ? now + tenantsEveryInMs : Infinity;
      }
      if (now >= this.#boardAt) {
        await this.#register();
        if (this.#replaced.signal.aborted) return;
        const kept = await this.#board.read();
        for (const member of this.#members.values()) member.update(kept.get(member.id) ?? nothingKept);
        await this.#removeOld(kept, now);
        this.#boardAt = now + this.#graceInMs / 2;
      }
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      const retryInMs = backoffInMs(this.#failures, Math.random, ofRuns);
      this.#tenantsAt = Math.max(this.#tenantsAt, now + retryInMs);
      this.#boardAt = now + retryInMs;
      await this.#report({ tenant: '', stream: undefined, error, retryAt: new Date(now + retryInMs) });
    }
  }

  async #readTenants(): Promise<void> {
    const tenants = typeof this.#tenants === 'function' ? await this.#listed(this.#tenants) : this.#tenants;
    if (this.#options.signal.aborted) return;
    checkTenants(tenants);
    const now = this.#clock.now();
    const ids = new Set(tenants.map(({ id }) => id));
    for (const [id, member] of this.#members) {
      if (ids.has(id)) continue;
      this.#members.delete(id);
      member.remove();
      if (!member.isRunning) await this.#board.remove(id, member.kept);
    }
    for (const tenant of tenants) {
      const member = this.#members.get(tenant.id);
      if (member) member.replace(tenant);
      else this.#members.set(tenant.id, this.#memberOf(tenant, now));
    }
    // New tenants may have states of other workers.
    this.#boardAt = 0;
  }

  /** Calls the function of the caller. Returns nothing if the fleet ends in the meantime. */
  async #listed(list: () => readonly Tenant[] | Promise<readonly Tenant[]>): Promise<readonly Tenant[]> {
    const { signal } = this.#options;
    const ended = new AbortController();
    const stopped = new Promise<readonly Tenant[]>((resolve) => {
      signal.addEventListener('abort', () => resolve([]), { signal: ended.signal });
    });
    const listed = async (): Promise<readonly Tenant[]> => Promise.race([list(), stopped]);
    try {
      return await inTime(this.#clock, longestListInMs, listed, lateList);
    } finally {
      ended.abort();
    }
  }

  /** Removes states of tenants that were removed while no process was running. */
  async #removeOld(all: ReadonlyMap<string, Kept>, now: number): Promise<void> {
    for (const [id, kept] of all)
      if (!this.#members.has(id) && kept.state.due < now - keptForInMs) await this.#board.remove(id, kept);
  }

  #memberOf(tenant: Tenant, now: number): Member<Tenant, Client> {
    return new Member(tenant, { owner: this.#owner, names: this.#names, graceInMs: this.#graceInMs, seenAt: now });
  }

  /** Starts turns in all free places. Returns when the next tenant is due. */
  #fill(): number {
    const now = this.#clock.now();
    const healthy: Member<Tenant, Client>[] = [];
    const troubled: Member<Tenant, Client>[] = [];
    let nextAt = Math.min(this.#boardAt, this.#tenantsAt);
    let [runningTroubled, isHealthySoon] = [0, false];
    for (const member of this.#members.values()) {
      if (member.isRunning) runningTroubled += member.isTroubled ? 1 : 0;
      else if (member.startsAt <= now) (member.isTroubled ? troubled : healthy).push(member);
      else {
        nextAt = Math.min(nextAt, member.startsAt);
        if (!member.isTroubled && member.startsAt <= now + this.#turnInMs) isHealthySoon = true;
      }
    }
    let free = this.#workers - this.#turns.size;
    for (const member of byStart(healthy).slice(0, free)) this.#begin(member);
    free -= Math.min(free, healthy.length);
    // Slow and failing tenants leave most places to the others.
    const most = isHealthySoon || healthy.length > 0 ? Math.ceil(this.#workers / 4) : this.#workers;
    const places = Math.max(0, Math.min(free, most - runningTroubled));
    for (const member of byStart(troubled).slice(0, places)) this.#begin(member);
    return nextAt;
  }

  #begin(member: Member<Tenant, Client>): void {
    member.begin();
    const turn = this.#turn(member)
      .catch(async (error: unknown) => {
        // The store failed. The state is read again before the next try.
        const retryAt = this.#clock.now() + backoffInMs(1, Math.random, ofRuns);
        member.startsAt = retryAt;
        await this.#report({ tenant: member.id, stream: undefined, error, retryAt: new Date(retryAt) });
      })
      .finally(() => {
        member.isRunning = false;
        this.#turns.delete(turn);
        this.#wake();
      });
    this.#turns.add(turn);
  }

  async #turn(member: Member<Tenant, Client>): Promise<void> {
    const { signal, intervalInMs, asideForInMs = 3_600_000, client, onRun, onSetAside = warnOfAside } = this.#options;
    const { id, kept, tenant, removed } = member;
    const until = this.#clock.now() + this.#turnInMs + afterTurnInMs;
    const claimed = await this.#board.replace(id, kept, claimedBy(kept.state, this.#owner, until));
    if (claimed === undefined) {
      member.set(await this.#board.readOne(id));
      // A store whose reads are late must not cause a busy loop.
      member.startsAt = Math.max(member.startsAt, this.#clock.now() + afterLostClaimInMs);
      return;
    }
    member.set(claimed);
    const cut = new AbortController();
    const stopTimer = startTimer(this.#clock, this.#turnInMs, () => cut.abort());
    try {
      const turn = new Turn(claimed.state, {
        tenant,
        clock: this.#clock,
        intervalInMs,
        asideForInMs,
        signal: AbortSignal.any([cut.signal, removed, signal, this.#replaced.signal]),
        isOver: () => signal.aborted || removed.aborted || this.#replaced.signal.aborted,
        streamOf: (name) => member.streamOf(name, client, (of) => this.#create(name, member, of)),
        progress: () => member.progress,
        turnInMs: this.#turnInMs,
        onRun: (run) => quietly(() => onRun?.(run)),
        onError: (failure) => this.#report(failure),
        onSetAside: (failure) => quietly(() => onSetAside(failure)),
      });
      const after = await turn.run(this.#names, this.#owner);
      if (removed.aborted) return await this.#board.remove(id, claimed);
      // If the turn took too long, another worker may have started one, and its state counts.
      const kept = await this.#board.replace(id, claimed, after);
      member.set(kept ?? (await this.#board.readOne(id)));
      // `resumeTenant` changed the state during this turn.
      if (member.kept.state.turn === claimed.state.turn) member.startsAt = this.#clock.now();
    } finally {
      stopTimer();
    }
  }

  #create(name: string, member: Member<Tenant, Client>, client: Client): FleetStream {
    const { tenant } = member;
    const { checkpoint, leaseInMs = 30_000, streams, name: fleet = 'fleet' } = this.#options;
    const options: FleetStreamOptions = {
      checkpoint: watched(checkpoint, () => (member.progress += 1)),
      // Each fleet handles each item.
      key: `${encodeURIComponent(fleet)}/${tenant.id}`,
      ownerId: this.#owner,
      leaseInMs,
      onLeaseWait: () => undefined,
    };
    const create = streams[name] as (typeof streams)[string]; // the names are the keys of `streams`
    return create(client, options, tenant);
  }

  async #report(failure: FleetFailure): Promise<void> {
    await quietly(() => this.#options.onError?.(failure));
  }

  async #rest(untilInMs: number): Promise<void> {
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    try {
      await this.#clock.wait(Math.max(0, untilInMs - this.#clock.now()), woken.signal);
    } catch (error) {
      if (!woken.signal.aborted) throw error;
    } finally {
      this.#wake = () => undefined;
    }
  }

  *#ages(): Iterable<StreamAge> {
    const now = this.#clock.now();
    for (const { id, kept } of this.#members.values()) {
      if (kept.state.owner !== this.#owner) continue;
      for (const stream of this.#names) {
        const { fresh } = kept.state.streams[stream] ?? {};
        if (fresh !== undefined) yield { tenant: id, stream, ageInMs: now - fresh };
      }
    }
  }
}

/** A store that reports each page and item. */
function watched(store: CheckpointStore, onProgress: () => void): CheckpointStore {
  return {
    read: (prefix) => store.read(prefix),
    write(changes, condition) {
      // Each page and each item moves the state of its stream. Leases are other entries.
      if (changes.some(({ key }) => key.endsWith(':head'))) onProgress();
      return store.write(changes, condition);
    },
  };
}

function byStart<Tenant extends FleetTenant, Client>(
  members: Member<Tenant, Client>[],
): readonly Member<Tenant, Client>[] {
  return members.sort((one, other) => one.startsAt - other.startsAt);
}

/** Runs a hook of the caller. Its error must not end the fleet. */
async function quietly(hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch (error) {
    console.warn('A hook of the fleet failed.', error);
  }
}

function warnOfAside({ tenant, stream, error, retryAt }: FleetFailure): void {
  const what = stream === undefined ? `The tenant ${tenant}` : `The stream ${stream} of the tenant ${tenant}`;
  const why = isError(error) ? error.message : String(error);
  console.warn(`${what} is set aside until ${retryAt.toISOString()}. ${why}`);
}

import { backoffInMs, inTime, randomId, startTimer, isError } from '@tradelane/core/runtime';
import { guardedStore } from '@tradelane/core/work';
import { type CheckpointStore, type Clock, ConfigurationError, systemClock, TimeoutError } from '@tradelane/core';
import { ofRuns } from '../sync/follow-runs.ts';
import { type Budget, budgetOf } from './budget.ts';
import { checkStream, checkTenants } from './check-fleet.ts';
import type {
  FleetFailure,
  FleetOptions,
  FleetStream,
  FleetStreamOptions,
  FleetTenant,
  FleetTenants,
} from './fleet-options.ts';
import { Member } from './member.ts';
import { longestTurnInMs, Turn } from './turn.ts';
import { type Kept, nothingKept, claimedBy, TurnBoard } from './turn-board.ts';

/** Longest time that a tenant stays with its worker although it is due. Then other workers may take it. */
const longestGraceInMs = 5_000;
/** Time for writing the result of a turn. */
const afterTurnInMs = 5_000;

/** Shortest pause before the next try to take a tenant that another worker took. */
const afterLostClaimInMs = 250;

/** Longest time to read the tenants. */
const longestListInMs = 30_000;
/** Time between two reads of the tenants. */
const tenantsEveryInMs = 60_000;
/** Lease duration of a stream. */
const leaseInMs = 30_000;
/** Shortest turn that may be cut for tenants that are due. */
const shortestTurnInMs = 1_000;
/** The same if its tenant is new. */
const firstTurnInMs = 5_000;
/** The recommended interval of most lists. */
const usualIntervalInMs = 60_000;

const lateList = (): TimeoutError =>
  new TimeoutError(`The function \`tenants\` didn't return within ${longestListInMs} ms.`, {
    limit: 'deadline',
    limitInMs: longestListInMs,
  });

/** How long a state stays without turns if no process has its tenant. */
const keptForInMs = 86_400_000;

/** The part of a fleet in this process. The tenant that is overdue longest has the next turn, within its budget. */
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
  readonly #graceInMs: number;
  readonly #members = new Map<string, Member<Tenant, Client>>();
  readonly #turns = new Set<Promise<void>>();
  #budget: Budget;
  /** Time that light tenants have before heavy ones: while both are due, twice the time that heavy ones used. */
  #debtInMs = 0;
  #tenantsAt = 0;
  #boardAt = 0;
  #failures = 0;
  #wake: () => void = () => undefined;

  constructor(tenants: FleetTenants<Tenant>, options: FleetOptions<Tenant, Client>) {
    const { clock = systemClock, ownerId = randomId(), workers = 16 } = options;
    this.#tenants = tenants;
    this.#options = options;
    this.#clock = clock;
    this.#board = new TurnBoard(guardedStore(options.checkpoint, clock));
    this.#owner = ownerId;
    this.#names = Object.keys(options.streams);
    this.#workers = workers;
    this.#budget = budgetOf([], clock.now(), { [ownerId]: workers });
    this.#graceInMs = Math.min(longestGraceInMs, (options.intervalInMs ?? Infinity) / 4);
  }

  /** Resolves when the signal has aborted and the last turn has ended. */
  async run(): Promise<void> {
    const { signal } = this.#options;
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
    // A clock that was set back must not delay a read.
    this.#tenantsAt = Math.min(this.#tenantsAt, now + ofRuns.maxInMs);
    this.#boardAt = Math.min(this.#boardAt, now + ofRuns.maxInMs);
    // A turn has ended. That proves nothing about the tenants and the store.
    if (now < this.#tenantsAt && now < this.#boardAt) return;
    try {
      if (now >= this.#tenantsAt) {
        await this.#readTenants();
        this.#tenantsAt = typeof this.#tenants === 'function' ? now + tenantsEveryInMs : Infinity;
      }
      if (now >= this.#boardAt) {
        await this.#register();
        if (this.#replaced.signal.aborted) return;
        const kept = await this.#board.read();
        for (const member of this.#members.values()) member.update(kept.get(member.id) ?? nothingKept, now);
        const states = [...this.#members.values()].map((member) => member.kept.state);
        this.#budget = budgetOf(states, now, { [this.#owner]: this.#workers });
        await this.#removeOld(kept, now);
        this.#boardAt = now + this.#graceInMs / 2;
      }
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      const retryInMs = backoffInMs(this.#failures, Math.random, ofRuns);
      this.#tenantsAt = Math.max(this.#tenantsAt, now + retryInMs);
      this.#boardAt = now + retryInMs;
      await this.#reportFailure('', error, now + retryInMs);
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
    const { limit, queue, reserved } = this.#budget;
    const limitInMs = limit * (this.#options.intervalInMs ?? usualIntervalInMs);
    let nextAt = Math.min(this.#boardAt, this.#tenantsAt);
    const due: Member<Tenant, Client>[] = [];
    const late: Member<Tenant, Client>[] = [];
    let [heavy, isLightSoon, isLightWaiting] = [0, false, false];
    for (const member of this.#members.values()) {
      const { load, usedInMs = 0 } = member.kept.state;
      if (member.isRunning) {
        const lateAt = member.begunAt + Math.max(load === undefined ? firstTurnInMs : shortestTurnInMs, limitInMs);
        if (member.isHeavy) heavy += 1;
        else if (lateAt <= now) late.push(member);
        else nextAt = Math.min(nextAt, lateAt);
        continue;
      }
      member.isHeavy = (load ?? 0) > limit;
      member.rank = member.waitsSince + (member.isHeavy ? usedInMs * queue : 0);
      if (!member.isHeavy && member.startsAt <= now + longestTurnInMs) isLightSoon = true;
      if (member.startsAt > now) nextAt = Math.min(nextAt, member.startsAt);
      else due.push(member);
    }
    const most = isLightSoon ? Math.max(1, this.#workers - Math.ceil(this.#workers * reserved)) : this.#workers;
    const isFirst = ({ isHeavy }: Member<Tenant, Client>): number => Number(!isHeavy && this.#debtInMs > 0);
    let free = this.#workers - this.#turns.size;
    for (const member of due.sort((one, other) => isFirst(other) - isFirst(one) || one.rank - other.rank)) {
      if (member.isHeavy && heavy + late.length >= most) continue;
      isLightWaiting ||= free <= 0 && !member.isHeavy;
      if (free <= 0) continue;
      free -= 1;
      if (member.isHeavy) heavy += 1;
      this.#begin(member);
    }
    // Hosts that became slow don't delay the others. Their turns continue later.
    if (isLightWaiting) for (const member of late) member.end();
    return nextAt;
  }

  #begin(member: Member<Tenant, Client>): void {
    const begunAt = this.#clock.now();
    member.begin(begunAt);
    const turn = this.#turn(member)
      .catch(async (error: unknown) => {
        // The store failed. The state is read again before the next try.
        const retryAt = this.#clock.now() + backoffInMs(1, Math.random, ofRuns);
        member.startsAt = retryAt;
        await this.#reportFailure(member.id, error, retryAt);
      })
      .finally(() => {
        const usedInMs = this.#clock.now() - begunAt;
        this.#debtInMs = Math.max(0, this.#debtInMs + (member.isHeavy ? 2 * usedInMs : -usedInMs));
        member.isRunning = false;
        this.#turns.delete(turn);
        this.#wake();
      });
    this.#turns.add(turn);
  }

  async #turn(member: Member<Tenant, Client>): Promise<void> {
    const { signal, intervalInMs, client, onRun } = this.#options;
    const { id, kept, tenant, removed } = member;
    const until = this.#clock.now() + longestTurnInMs + afterTurnInMs;
    const claimed = await this.#board.replace(id, kept, claimedBy(kept.state, this.#owner, until));
    if (claimed === undefined) {
      member.set(await this.#board.readOne(id));
      // A store whose reads are late must not cause a busy loop.
      member.startsAt = Math.max(member.startsAt, this.#clock.now() + afterLostClaimInMs);
      return;
    }
    member.set(claimed);
    const [cut, timedOut] = [new AbortController(), new AbortController()];
    member.end = () => {
      member.isHeavy = true;
      cut.abort();
    };
    const stopTimer = startTimer(this.#clock, longestTurnInMs, () => timedOut.abort());
    try {
      const turn = new Turn(claimed.state, {
        tenant,
        clock: this.#clock,
        intervalInMs,
        signal: AbortSignal.any([cut.signal, timedOut.signal, removed, signal, this.#replaced.signal]),
        isOver: () => signal.aborted || removed.aborted || this.#replaced.signal.aborted,
        isTimedOut: () => timedOut.signal.aborted,
        streamOf: (name) => member.streamOf(name, client, (of) => this.#create(name, member, of)),
        progress: () => member.progress,
        onRun: (run) => quietly(() => onRun?.(run)),
        onError: (failure) => this.#report(failure),
      });
      const after = await turn.run(this.#names, this.#owner, this.#workers);
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
    const { checkpoint, intervalInMs, streams } = this.#options;
    const options: FleetStreamOptions = {
      checkpoint: watched(checkpoint, () => (member.progress += 1)),
      key: `fleet/${tenant.id}`,
      ownerId: this.#owner,
      leaseInMs,
      onLeaseWait: () => undefined,
    };
    const create = streams[name] as (typeof streams)[string]; // the names are the keys of `streams`
    const stream = create(client, options, tenant);
    checkStream(name, stream, intervalInMs);
    return stream;
  }

  async #report(failure: FleetFailure): Promise<void> {
    const { onError = warnOfAside } = this.#options;
    await quietly(() => onError(failure));
  }

  #reportFailure(tenant: string, error: unknown, retryAt: number): Promise<void> {
    return this.#report({ tenant, stream: undefined, error, retryAt: new Date(retryAt), isSetAside: false });
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

/** Runs a hook of the caller. Its error must not end the fleet. */
async function quietly(hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch (error) {
    console.warn('A hook of the fleet failed.', error);
  }
}

function warnOfAside({ tenant, stream, error, retryAt, isSetAside }: FleetFailure): void {
  if (!isSetAside) return;
  const what = stream === undefined ? `The tenant ${tenant}` : `The stream ${stream} of the tenant ${tenant}`;
  const why = isError(error) ? error.message : String(error);
  console.warn(`${what} is set aside until ${retryAt.toISOString()}. ${why}`);
}

import { whenReady } from '../clock/large-work.ts';
import { type Slices, turnOfOthers } from '../clock/turns.ts';
import { refuse } from '../errors/index.ts';
import { charactersOf } from '../store/index.ts';
import { events, type QueuedEvent, type World } from '../world/index.ts';
import { type DeadLetter, deadLetters } from './dead-letters.ts';
import { type KeyOf, MessageOrder } from './message-order.ts';

/** A message in the hands of a worker. */
export interface QueueDelivery {
  /** Names the hand-out: whoever has it may end the message or renew its lease, until the lease is over. */
  readonly receipt: string;
  /** How often the message was handed out, from 1. A sandbox that starts anew begins again. */
  readonly attempt: number;
  readonly event: QueuedEvent;
}

export interface Take {
  /** Most messages to hand out; fewer where they are large. */
  readonly limit: number;
  readonly leaseInMs: number;
  /** How long to wait for the first message while there is none. */
  readonly waitInMs: number;
  /** Calls back when the worker waits no longer: it is handed nothing then. */
  readonly onEnd?: (tell: () => void) => void;
}

interface Lease {
  /** Undefined where nobody has the message, and it only waits for its time. */
  readonly receipt: string | undefined;
  readonly until: number;
}

/** No more are handed out at once when they have so many characters. */
const mostCharacters = 1024 * 1024;

/**
 * The connector's queue for any number of workers: a message that is handed out stays with its holder for as long as its lease, and of those that
 * belong together one is in hand at a time. Messages are kept with the world; leases are not, as a broker's connections are not.
 */
export class EventQueue {
  readonly #world: World;
  readonly #order: MessageOrder;
  readonly #now: () => number;
  readonly #leases = new Map<string, Lease>();
  /** Ids by their receipts. */
  readonly #holders = new Map<string, string>();
  readonly #attempts = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  #isClosed = false;
  /** Whether something was published since somebody was woken for it. */
  #hasNews = false;

  /** @param now time of the machine, or of the clock that the sandbox was given: moving the sandbox's clock ends no lease */
  constructor(world: World, keyOf: KeyOf, now: () => number) {
    this.#world = world;
    this.#order = new MessageOrder(world, keyOf);
    world.onPublish = (id) => {
      this.#hasNews = true;
      this.#order.add(id);
    };
    this.#now = now;
  }

  /** Hands out what is free; waits for it where nothing is. */
  async take({ limit, leaseInMs, waitInMs, onEnd }: Take): Promise<readonly QueueDelivery[]> {
    const endsAt = performance.now() + waitInMs;
    let isWaiting = true;
    onEnd?.(() => {
      if (!isWaiting) return;
      isWaiting = false;
      this.wake();
    });
    for (;;) {
      const handingOut = this.#handOutInSlices(() => (this.#isClosed || !isWaiting ? 0 : limit), leaseInMs);
      let step = handingOut.next();
      for (; step.done !== true && !this.#isClosed; step = handingOut.next()) await turnOfOthers();
      // No turn of others from here on to the wait: what changes the queue would not end it.
      if (this.#isClosed || !isWaiting || step.done !== true) return [];
      const taken = step.value;
      const leftInMs = endsAt - performance.now();
      if (taken.length > 0 || leftInMs <= 0) {
        isWaiting = false;
        return taken;
      }
      await this.#change(leftInMs);
    }
  }

  /** Renews the lease: it ends so many milliseconds from now. */
  renew(receipt: string, leaseInMs: number): void {
    this.#leases.set(this.#idOf(receipt), { receipt, until: this.#now() + leaseInMs });
  }

  /** Gives a message back, to be handed out again after the delay. It stays ahead of those that it belongs to. */
  giveBack(receipt: string, delayInMs: number): void {
    const id = this.#idOf(receipt);
    this.#endLease(id);
    if (delayInMs > 0) this.#leases.set(id, { receipt: undefined, until: this.#now() + delayInMs });
    this.wake();
  }

  /** Takes a message off the queue. */
  acknowledge(receipt: string): void {
    this.remove(this.#idOf(receipt));
  }

  /** Moves a message to the dead letters. */
  bury(receipt: string, reason: string): void {
    const event = this.#world.store.get(events, this.#idOf(receipt));
    if (event !== undefined) {
      const letter: DeadLetter = { event, reason, time: this.#world.time };
      this.#world.store.put(deadLetters, event.id, letter);
    }
    this.acknowledge(receipt);
  }

  /** Takes a message off the queue, whoever has it in hand. @returns whether there was one */
  remove(id: string): boolean {
    this.#endLease(id);
    this.#attempts.delete(id);
    const isGone = this.#world.store.delete(events, id);
    this.wake();
    return isGone;
  }

  /** Whoever waits looks again: the queue may have changed. */
  wake(): void {
    for (const goOn of this.#waiting) goOn();
  }

  /** The same, where something was published. */
  wakeForNews(): void {
    if (!this.#hasNews) return;
    this.#hasNews = false;
    this.wake();
  }

  /** Forgets who holds what: the world was replaced. */
  forget(): void {
    this.#order.forget();
    this.#leases.clear();
    this.#holders.clear();
    this.#attempts.clear();
    this.wake();
  }

  /** Whoever waits is told that there is nothing, and so is everybody who asks later. */
  close(): void {
    this.#isClosed = true;
    this.wake();
  }

  *#handOutInSlices(limit: () => number, leaseInMs: number): Slices<readonly QueueDelivery[]> {
    const { epoch } = this.#world;
    if (limit() > 0) yield* this.#order.load();
    const taken = yield* whenReady(() => (epoch === this.#world.epoch ? this.#handOut(limit(), leaseInMs) : undefined));
    return taken ?? (yield* this.#handOutInSlices(limit, leaseInMs));
  }

  #handOut(limit: number, leaseInMs: number): readonly QueueDelivery[] {
    const now = this.#now();
    return this.#free(limit, now).map((event) => {
      const { id } = event;
      this.#endLease(id);
      const attempt = (this.#attempts.get(id) ?? 0) + 1;
      const receipt = crypto.randomUUID();
      this.#attempts.set(id, attempt);
      this.#leases.set(id, { receipt, until: now + leaseInMs });
      this.#holders.set(receipt, id);
      return { receipt, attempt, event };
    });
  }

  /** Messages that may be handed out. */
  #free(limit: number, now: number): readonly QueuedEvent[] {
    const free: QueuedEvent[] = [];
    const gone = new Set<string>();
    let characters = 0;
    /** Keys of messages that are in hand, or that one came by which must go first. */
    const busy = new Set<string>();
    for (const { id, key } of limit === 0 ? [] : this.#order.places()) {
      if (key !== undefined && busy.has(key)) continue;
      const lease = this.#leases.get(id);
      const isFree = lease === undefined || lease.until <= now;
      const event = isFree ? this.#world.store.get(events, id) : undefined;
      if (isFree && event === undefined) {
        gone.add(id);
        continue;
      }
      if (key !== undefined) busy.add(key);
      if (event === undefined) continue;
      free.push(event);
      characters += charactersOf(event);
      if (free.length === limit || characters > mostCharacters) break;
    }
    this.#order.drop(gone);
    return free;
  }

  /** Resolves when the queue changes, when a lease is over, or when the time is up. */
  #change(mostInMs: number): Promise<void> {
    const now = this.#now();
    let inMs = mostInMs;
    for (const { until } of this.#leases.values()) if (until > now) inMs = Math.min(inMs, until - now);
    return new Promise((resolve) => {
      const goOn = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, inMs);
      this.#waiting.add(goOn);
    });
  }

  #endLease(id: string): void {
    const receipt = this.#leases.get(id)?.receipt;
    this.#leases.delete(id);
    if (receipt !== undefined) this.#holders.delete(receipt);
  }

  /** @throws Refusal where the lease is over or the message is gone */
  #idOf(receipt: string): string {
    const id = this.#holders.get(receipt);
    const lease = id === undefined ? undefined : this.#leases.get(id);
    if (id === undefined || lease === undefined || lease.until <= this.#now())
      return refuse(404, 'DATA_NOT_FOUND', `Delivery ${receipt} does not exist. It was ended, or its lease expired.`);
    return id;
  }
}

import type { Clock } from '@tradelane/core';
import { Fifo } from '../queue/fifo.ts';
import type { Message } from './message.ts';

/**
 * The messages that are ready to run. A suspect runs alone: it waits until nothing is running or its wait is over, and
 * nothing starts meanwhile.
 */
export class ReadyQueue {
  /** A handler that hangs must not stop this process, so a suspect waits no longer: a lease, or a minute. */
  longestWaitInMs = 60_000;
  readonly #clock: Clock;
  readonly #stopped: AbortSignal;
  readonly #onOverdue: () => void;
  readonly #sound = new Fifo<Message>();
  readonly #suspects = new Fifo<Message>();
  #running = 0;
  #isSuspectRunning = false;
  #suspectsStarted = 0;
  #isWatching = false;
  /** Whether the first suspect has waited long enough. */
  #isOverdue = false;

  /** @param onOverdue Called when a suspect no longer waits. */
  constructor(clock: Clock, stopped: AbortSignal, onOverdue: () => void) {
    this.#clock = clock;
    this.#stopped = stopped;
    this.#onOverdue = onOverdue;
  }

  /** Number of messages that are running. */
  get running(): number {
    return this.#running;
  }

  push(message: Message): void {
    (message.isSuspect ? this.#suspects : this.#sound).push(message);
    if (message.isSuspect && this.#running > 0) void this.#watch();
  }

  /** Takes the next message that may run. */
  start(): Message | undefined {
    const message = this.#next();
    if (message === undefined) return undefined;
    this.#running += 1;
    if (message.isSuspect) this.#isSuspectRunning = true;
    return message;
  }

  /** A started message has ended, or waits for its next attempt. */
  end({ isSuspect }: Message): void {
    this.#running -= 1;
    if (isSuspect) this.#isSuspectRunning = false;
  }

  #next(): Message | undefined {
    if (this.#isSuspectRunning) return undefined;
    if (this.#suspects.isEmpty) return this.#sound.shift();
    if (this.#running > 0 && !this.#isOverdue) return undefined;
    this.#isOverdue = false;
    this.#suspectsStarted += 1;
    return this.#suspects.shift();
  }

  async #watch(): Promise<void> {
    if (this.#isWatching) return;
    this.#isWatching = true;
    try {
      while (!this.#suspects.isEmpty) {
        const started = this.#suspectsStarted;
        await this.#clock.wait(this.longestWaitInMs, this.#stopped);
        if (started !== this.#suspectsStarted || this.#suspects.isEmpty) continue;
        this.#isOverdue = true;
        this.#onOverdue();
      }
    } catch {
      // stopping
    }
    this.#isWatching = false;
  }
}

import type { Clock } from '@tradelane/core';
import { MessageLeaseLostError } from './message-lease-lost-error.ts';

/** A record with what has become of it here. */
export interface KafkaEntry {
  readonly offset: bigint;
  readonly leaderEpoch: number;
  readonly body: Buffer;
  /** How often it was handed out by this process. */
  attempts: number;
  isDone: boolean;
}

/** Keeps, for the group, that everything up to an offset was dealt with. */
export type Commit = (offset: bigint, leaderEpoch: number) => Promise<void>;

/**
 * A partition that is ours. Kafka knows one position of it alone: what was dealt with behind a record that was not is told once that one is dealt
 * with as well, and a record that is given back waits here, with all behind it.
 */
export class KafkaPartition {
  readonly #commit: Commit;
  readonly #clock: Clock;
  /** What is not committed, in its order. */
  readonly #entries: KafkaEntry[] = [];
  /** Of these, what is to be handed out. */
  readonly #ready: KafkaEntry[] = [];
  readonly #lost = new AbortController();
  #nextOffset = -1n;
  #delayed = 0;
  #done: KafkaEntry | undefined;
  #committing: Promise<void> | undefined;

  constructor(commit: Commit, clock: Clock) {
    this.#commit = commit;
    this.#clock = clock;
  }

  /** A record that came; one that came before is left out, since a group that rejoins begins at what was committed. */
  receive(record: Pick<KafkaEntry, 'offset' | 'leaderEpoch' | 'body'>): void {
    if (record.offset < this.#nextOffset) return;
    this.#nextOffset = record.offset + 1n;
    const entry = { ...record, attempts: 0, isDone: false };
    this.#entries.push(entry);
    this.#ready.push(entry);
  }

  /** How many records wait to be handed out. */
  get waiting(): number {
    return this.#ready.length;
  }

  /** The next record to hand out; none while one that was given back waits for its time. */
  take(): KafkaEntry | undefined {
    if (this.#delayed > 0) return undefined;
    const entry = this.#ready.shift();
    if (entry !== undefined) entry.attempts += 1;
    return entry;
  }

  /** It was dealt with. Resolves once the group knows, or at once where something before it is not. */
  async finish(entry: KafkaEntry): Promise<void> {
    this.mustBeOurs();
    entry.isDone = true;
    while (this.#entries[0]?.isDone === true) this.#done = this.#entries.shift();
    if (this.#done !== undefined && this.#done.offset >= entry.offset) await this.committed();
  }

  /** Hands it out again, before those behind it, after the delay; `then` is called once it can be. */
  giveBack(entry: KafkaEntry, delayInMs: number, then: () => void): void {
    const at = this.#ready.findIndex(({ offset }) => offset > entry.offset);
    this.#ready.splice(at === -1 ? this.#ready.length : at, 0, entry);
    if (delayInMs <= 0) return then();
    this.#delayed += 1;
    const goOn = (): void => {
      this.#delayed -= 1;
      then();
    };
    void this.#clock.wait(delayInMs, this.#lost.signal).then(goOn, () => undefined);
  }

  /** Resolves once the group knows of all that was dealt with, as far as it can. One commit is on its way at a time. */
  async committed(): Promise<void> {
    while (this.#committing !== undefined || this.#done !== undefined) {
      this.#committing ??= this.#commitDone().finally(() => (this.#committing = undefined));
      await this.#committing;
    }
  }

  async #commitDone(): Promise<void> {
    const done = this.#done;
    if (done === undefined) return;
    this.#done = undefined;
    // Where it fails the messages come again, unless a later commit tells of them as well.
    await this.#commit(done.offset + 1n, done.leaderEpoch);
  }

  /** The partition is somebody else's. */
  lose(): void {
    this.#ready.length = 0;
    this.#lost.abort();
  }

  get isLost(): boolean {
    return this.#lost.signal.aborted;
  }

  /** @throws LeaseLostError */
  mustBeOurs(): void {
    if (this.isLost) throw new MessageLeaseLostError('a partition');
  }
}

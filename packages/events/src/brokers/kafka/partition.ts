import type { Clock } from '@tradelane/core';
import { MessageLeaseLostError } from '../../queue/errors.ts';

/** A record and its state in this process. */
export interface KafkaEntry {
  readonly offset: bigint;
  readonly leaderEpoch: number;
  readonly body: Buffer;
  readonly traceparent?: string | undefined;
  /** Deliveries in this process. */
  attempts: number;
  isDone: boolean;
}

/** Commits an offset for the group. */
export type Commit = (offset: bigint, leaderEpoch: number) => Promise<void>;

/**
 * A partition assigned to this process. Kafka stores one offset per partition, so the commit waits for earlier
 * unfinished records. A returned record waits here, with all later ones.
 */
export class KafkaPartition {
  readonly #commit: Commit;
  readonly #clock: Clock;
  /** Uncommitted records in order. */
  readonly #entries: KafkaEntry[] = [];
  /** Uncommitted records that are ready. */
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

  /** Adds a record. Records received before are skipped, since a rejoining group starts at the last commit. */
  receive(record: Pick<KafkaEntry, 'offset' | 'leaderEpoch' | 'body' | 'traceparent'>): void {
    if (record.offset < this.#nextOffset) return;
    this.#nextOffset = record.offset + 1n;
    const entry = { ...record, attempts: 0, isDone: false };
    this.#entries.push(entry);
    this.#ready.push(entry);
  }

  /** Records that are ready. */
  get waiting(): number {
    return this.#ready.length;
  }

  /** The next record. Undefined while a returned record waits. */
  take(): KafkaEntry | undefined {
    if (this.#delayed > 0) return undefined;
    const entry = this.#ready.shift();
    if (entry !== undefined) entry.attempts += 1;
    return entry;
  }

  /** Marks a record as done. Resolves after the commit, or at once if an earlier record isn't done. */
  async finish(entry: KafkaEntry): Promise<void> {
    this.mustBeOurs();
    entry.isDone = true;
    while (this.#entries[0]?.isDone === true) this.#done = this.#entries.shift();
    if (this.#done !== undefined && this.#done.offset >= entry.offset) await this.committed();
  }

  /** Redelivers a record after a delay, before later ones. Calls `then` when it is ready. */
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

  /** Resolves when all finished records are committed, as far as possible. Runs one commit at a time. */
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
    // If the commit fails, the messages are redelivered unless a later commit includes them.
    await this.#commit(done.offset + 1n, done.leaderEpoch);
  }

  /** Marks the partition as assigned to another process. */
  lose(): void {
    this.#ready.length = 0;
    this.#lost.abort();
  }

  get isLost(): boolean {
    return this.#lost.signal.aborted;
  }

  /** @throws {MessageLeaseLostError} If the partition was assigned to another process. */
  mustBeOurs(): void {
    if (this.isLost) throw new MessageLeaseLostError('a partition');
  }
}

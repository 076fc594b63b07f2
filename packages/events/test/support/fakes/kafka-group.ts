import { randomUUID } from 'node:crypto';
import type { Reader, Writer } from '@platformatic/kafka';

/** Writes the body of a response, and sends it. */
export type Reply = (write: (w: Writer) => void) => void;

const illegalGeneration = 22;
const unknownMemberId = 25;
const rebalanceInProgress = 27;

interface Member {
  readonly id: string;
  readonly sessionInMs: number;
  readonly rebalanceInMs: number;
  protocol: string;
  metadata: Buffer;
  /** Waits for the others to join. */
  joining: Reply | undefined;
  /** Waits for the leader's assignment. */
  syncing: Reply | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** A consumer group as its coordinator has it: members join, the leader assigns, and who stays silent is out. */
export class Group {
  readonly joined: { readonly sessionInMs: number; readonly rebalanceInMs: number }[] = [];
  readonly #members = new Map<string, Member>();
  readonly #offsets = new Map<string, { readonly offset: bigint; readonly metadata: string | null }>();
  #assignments: ReadonlyMap<string, Buffer> | undefined;
  #generation = 0;
  #leader = '';
  #isRebalancing = false;
  #rebalanceTimer: NodeJS.Timeout | undefined;

  close(): void {
    clearTimeout(this.#rebalanceTimer);
    for (const { timer } of this.#members.values()) clearTimeout(timer);
  }

  join(reader: Reader, reply: Reply): void {
    const [sessionInMs, rebalanceInMs] = [reader.readInt32(), reader.readInt32()];
    this.joined.push({ sessionInMs, rebalanceInMs });
    const id = reader.readString(false) || randomUUID();
    reader.readString(false);
    const [first] = reader.readArray(
      (r) => ({ name: r.readString(false), metadata: r.readBytes(false) }),
      false,
      false,
    );
    const member: Member = this.#members.get(id) ?? {
      id,
      sessionInMs,
      rebalanceInMs,
      protocol: '',
      metadata: Buffer.alloc(0),
      joining: undefined,
      syncing: undefined,
      timer: undefined,
    };
    member.protocol = first?.name ?? '';
    member.metadata = first?.metadata ?? Buffer.alloc(0);
    member.joining = reply;
    this.#members.set(id, member);
    this.#heard(member);
    this.#rebalance();
  }

  sync(reader: Reader, reply: Reply): void {
    const generation = reader.readInt32();
    const member = this.#members.get(reader.readString(false));
    const error = this.#errorOf(member, generation);
    if (member === undefined || error !== 0) return respondToSync(reply, error, undefined);
    const assignments = reader.readArray((r) => [r.readString(false), r.readBytes(false)] as const, false, false);
    this.#heard(member);
    member.syncing = reply;
    if (member.id === this.#leader) this.#assignments = new Map(assignments);
    if (this.#assignments === undefined) return;
    for (const one of this.#members.values()) {
      if (one.syncing !== undefined) respondToSync(one.syncing, 0, this.#assignments.get(one.id));
      one.syncing = undefined;
    }
  }

  heartbeat(reader: Reader, reply: Reply): void {
    const generation = reader.readInt32();
    const member = this.#members.get(reader.readString(false));
    if (member !== undefined) this.#heard(member);
    reply((w) => w.appendInt32(0).appendInt16(this.#errorOf(member, generation)));
  }

  leave(reader: Reader, reply: Reply): void {
    const member = this.#members.get(reader.readString(false));
    reply((w) => w.appendInt32(0).appendInt16(member === undefined ? unknownMemberId : 0));
    if (member !== undefined) this.#remove(member);
  }

  /** Accepted from members of this generation only, also while they rejoin. */
  commit(reader: Reader, reply: Reply): void {
    const generation = reader.readInt32();
    const member = this.#members.get(reader.readString(false));
    const error = this.#errorOf(member, generation);
    const isRefused = error !== 0 && error !== rebalanceInProgress;
    const topics = reader.readArray(
      (r) => ({
        topic: r.readString(false),
        partitions: r.readArray(
          (p) => ({ index: p.readInt32(), offset: p.readInt64(), metadata: p.readNullableString(false) }),
          false,
          false,
        ),
      }),
      false,
      false,
    );
    if (!isRefused)
      for (const { topic, partitions } of topics)
        for (const { index, offset, metadata } of partitions)
          this.#offsets.set(`${topic}:${index}`, { offset, metadata });
    reply((w) =>
      w
        .appendInt32(0)
        .appendArray(
          topics,
          (one, { topic, partitions }) =>
            one
              .appendString(topic, false)
              .appendArray(
                partitions,
                (p, { index }) => p.appendInt32(index).appendInt16(isRefused ? error : 0),
                false,
                false,
              ),
          false,
          false,
        ),
    );
  }

  committed(reader: Reader, reply: Reply): void {
    const topics = reader.readArray(
      (r) => ({ topic: r.readString(false), partitions: r.readArray((p) => p.readInt32(), false, false) }),
      false,
      false,
    );
    reply((w) => {
      w.appendInt32(0).appendArray(
        topics,
        (one, { topic, partitions }) =>
          one.appendString(topic, false).appendArray(
            partitions,
            (p, index) => {
              const { offset = -1n, metadata = null } = this.#offsets.get(`${topic}:${index}`) ?? {};
              p.appendInt32(index).appendInt64(offset).appendInt32(-1).appendString(metadata, false).appendInt16(0);
            },
            false,
            false,
          ),
        false,
        false,
      );
      w.appendInt16(0);
    });
  }

  #errorOf(member: Member | undefined, generation: number): number {
    if (member === undefined) return unknownMemberId;
    if (generation !== this.#generation) return illegalGeneration;
    return this.#isRebalancing ? rebalanceInProgress : 0;
  }

  /** Removes members without heartbeats for a session. */
  #heard(member: Member): void {
    clearTimeout(member.timer);
    member.timer = setTimeout(() => this.#remove(member), member.sessionInMs);
  }

  #remove(member: Member): void {
    clearTimeout(member.timer);
    this.#members.delete(member.id);
    if (this.#members.size > 0) this.#rebalance();
  }

  /** All members rejoin. Late members are removed. */
  #rebalance(): void {
    if (!this.#isRebalancing) {
      this.#isRebalancing = true;
      this.#assignments = undefined;
      for (const member of this.#members.values()) {
        if (member.syncing !== undefined) respondToSync(member.syncing, rebalanceInProgress, undefined);
        member.syncing = undefined;
      }
      const inMs = Math.max(0, ...[...this.#members.values()].map(({ rebalanceInMs }) => rebalanceInMs));
      this.#rebalanceTimer = setTimeout(() => this.#endRebalance(), inMs);
    }
    if ([...this.#members.values()].every(({ joining }) => joining !== undefined)) this.#endRebalance();
  }

  #endRebalance(): void {
    clearTimeout(this.#rebalanceTimer);
    this.#isRebalancing = false;
    this.#generation += 1;
    for (const member of this.#members.values()) {
      if (member.joining !== undefined) continue;
      clearTimeout(member.timer);
      this.#members.delete(member.id);
    }
    const members = [...this.#members.values()];
    if (!this.#members.has(this.#leader)) this.#leader = members[0]?.id ?? '';
    for (const member of members) {
      const { id, joining, protocol } = member;
      member.joining = undefined;
      joining?.((w) => {
        w.appendInt32(0).appendInt16(0).appendInt32(this.#generation);
        w.appendString(protocol, false).appendString(this.#leader, false).appendString(id, false);
        // The leader gets to know everybody.
        w.appendArray(
          id === this.#leader ? members : [],
          (one, other) => one.appendString(other.id, false).appendBytes(other.metadata, false),
          false,
          false,
        );
      });
    }
  }
}

function respondToSync(reply: Reply, error: number, assignment: Buffer | undefined): void {
  reply((w) =>
    w
      .appendInt32(0)
      .appendInt16(error)
      .appendBytes(assignment ?? Buffer.alloc(0), false),
  );
}

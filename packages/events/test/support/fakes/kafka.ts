import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Reader, Writer } from '@platformatic/kafka';
import { Group, type Reply } from './kafka-group.ts';

/** One partition: batches of records as they were sent, each with the offset of its first record. */
class Partition {
  readonly batches: { readonly offset: bigint; readonly bytes: Buffer }[] = [];
  end = 0n;

  append(records: Buffer): bigint {
    const offset = this.end;
    const bytes = Buffer.from(records);
    bytes.writeBigInt64BE(offset, 0);
    this.batches.push({ offset, bytes });
    // The number of records stands at the end of the head of a batch.
    this.end += BigInt(bytes.readInt32BE(57));
    return offset;
  }

  /** Whole batches, starting with the batch of this offset. */
  read(from: bigint): Buffer {
    const next = this.batches.findIndex(({ offset }) => offset > from);
    const first = next === -1 ? this.batches.length - 1 : next - 1;
    return from >= this.end
      ? Buffer.alloc(0)
      : Buffer.concat(this.batches.slice(Math.max(0, first)).map(({ bytes }) => bytes));
  }
}

interface Request {
  readonly reader: Reader;
  readonly reply: Reply;
}

/** Keys and versions of the supported requests, all older than the flexible versions. */
const versions: Readonly<Record<number, number>> = {
  0: 7, // Produce
  1: 11, // Fetch
  2: 2, // ListOffsets
  3: 4, // Metadata
  8: 5, // OffsetCommit
  9: 5, // OffsetFetch
  10: 1, // FindCoordinator
  11: 2, // JoinGroup
  12: 1, // Heartbeat
  13: 1, // LeaveGroup
  14: 1, // SyncGroup
  17: 1, // SaslHandshake
  36: 1, // SaslAuthenticate
};
const apiVersions = 18;
const unknownTopicOrPartition = 3;

const array = <Item>(w: Writer, items: readonly Item[], write: (w: Writer, item: Item) => void): Writer =>
  w.appendArray([...items], write, false, false);
const readArray = <Item>(r: Reader, read: (r: Reader) => Item): Item[] => r.readArray(read, false, false);

/** One broker that speaks Kafka's protocol on a loopback port: partitions, offsets, commits, and consumer groups that rebalance. */
export class FakeKafka {
  readonly #topics = new Map<string, Partition[]>();
  readonly #groups = new Map<string, Group>();
  readonly #sockets = new Set<Socket>();
  readonly #fetches = new Set<() => void>();
  /** Longest waits of fetch requests, in milliseconds. */
  readonly fetchWaits = new Set<number>();
  /** User and password of the connections, with a space between. */
  readonly credentials = new Set<string>();
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    return `127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Breaks all connections. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    for (const group of this.#groups.values()) group.close();
    this.cut();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  createTopic(name: string, partitions: number): void {
    this.#topics.set(
      name,
      Array.from({ length: partitions }, () => new Partition()),
    );
  }

  /** Messages of a topic. */
  sizeOf(topic: string): number {
    return (this.#topics.get(topic) ?? []).reduce((sum, { end }) => sum + Number(end), 0);
  }

  /** The members that joined a group, with their time limits. */
  get joined(): readonly object[] {
    return [...this.#groups].flatMap(([group, { joined }]) => joined.map((member) => ({ group, ...member })));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      while (received.length >= 4 && received.length >= 4 + received.readInt32BE(0)) {
        const length = received.readInt32BE(0);
        this.#respond(socket, received.subarray(4, 4 + length));
        received = received.subarray(4 + length);
      }
    });
  }

  #respond(socket: Socket, frame: Buffer): void {
    const reader = Reader.from(frame);
    const [key, version, correlation] = [reader.readInt16(), reader.readInt16(), reader.readInt32()];
    reader.readNullableString(false);
    const reply: Reply = (write) => {
      const body = Writer.create().appendInt32(correlation);
      write(body);
      socket.write(body.prependLength().buffer);
    };
    if (key === apiVersions) return reply((w) => this.#apiVersions(w, version));
    const request = { reader, reply };
    const calls: Readonly<Record<number, (request: Request) => void>> = {
      0: (one) => this.#produce(one),
      1: (one) => this.#fetch(one),
      2: (one) => this.#listOffsets(one),
      3: (one) => this.#metadata(one),
      8: (one) => this.#groupOf(one.reader).commit(one.reader, one.reply),
      9: (one) => this.#groupOf(one.reader).committed(one.reader, one.reply),
      10: (one) =>
        one.reply((w) => {
          w.appendInt32(0).appendInt16(0).appendString(null, false).appendInt32(1);
          w.appendString('127.0.0.1', false).appendInt32(this.#port);
        }),
      11: (one) => this.#groupOf(one.reader).join(one.reader, one.reply),
      12: (one) => this.#groupOf(one.reader).heartbeat(one.reader, one.reply),
      13: (one) => this.#groupOf(one.reader).leave(one.reader, one.reply),
      14: (one) => this.#groupOf(one.reader).sync(one.reader, one.reply),
      17: (one) => one.reply((w) => array(w.appendInt16(0), ['PLAIN'], (m, name) => void m.appendString(name, false))),
      36: (one) => {
        this.credentials.add(one.reader.readBytes(false).toString().replaceAll('\0', ' ').trim());
        one.reply((w) =>
          w.appendInt16(0).appendString(null, false).appendBytes(Buffer.alloc(0), false).appendInt64(0n),
        );
      },
    };
    const call = calls[key];
    if (call === undefined || versions[key] !== version) socket.destroy(new Error(`No request ${key} v${version}`));
    else call(request);
  }

  /** Every request of groups begins with the name of the group. */
  #groupOf(reader: Reader): Group {
    const name = reader.readString(false);
    const group = this.#groups.get(name) ?? new Group();
    this.#groups.set(name, group);
    return group;
  }

  #partition(topic: string, index: number): Partition | undefined {
    return this.#topics.get(topic)?.[index];
  }

  #apiVersions(w: Writer, version: number): void {
    const entries = [...Object.entries(versions), [String(apiVersions), 3] as const];
    w.appendInt16(0).appendArray(
      entries,
      (one, [key, supported]) =>
        one
          .appendInt16(Number(key))
          .appendInt16(Number(key) === apiVersions ? 0 : supported)
          .appendInt16(supported),
      version >= 3,
      version >= 3,
    );
    w.appendInt32(0);
    if (version >= 3) w.appendTaggedFields();
  }

  #metadata({ reader, reply }: Request): void {
    const asked = reader.readNullableArray((r) => r.readString(false), false, false) ?? [...this.#topics.keys()];
    reply((w) => {
      array(w.appendInt32(0), [1], (one, node) => {
        one.appendInt32(node).appendString('127.0.0.1', false).appendInt32(this.#port).appendString(null, false);
      });
      array(w.appendString('fake', false).appendInt32(1), asked, (one, topic) => {
        const partitions = this.#topics.get(topic);
        one.appendInt16(partitions === undefined ? unknownTopicOrPartition : 0);
        array(one.appendString(topic, false).appendBoolean(false), [...(partitions ?? []).keys()], (p, index) => {
          p.appendInt16(0).appendInt32(index).appendInt32(1);
          array(p, [1], (replica, node) => void replica.appendInt32(node));
          array(p, [1], (replica, node) => void replica.appendInt32(node));
        });
      });
    });
  }

  #produce({ reader, reply }: Request): void {
    reader.readNullableString(false);
    reader.readInt16();
    reader.readInt32();
    const responses = readArray(reader, (r) => ({
      topic: r.readString(false),
      partitions: readArray(r, (p) => ({ index: p.readInt32(), records: p.readBytes(false) })),
    }));
    reply((w) =>
      array(w, responses, (one, { topic, partitions }) => {
        array(one.appendString(topic, false), partitions, (p, { index, records }) => {
          const partition = this.#partition(topic, index);
          p.appendInt32(index).appendInt16(partition === undefined ? unknownTopicOrPartition : 0);
          p.appendInt64(partition?.append(records) ?? -1n)
            .appendInt64(-1n)
            .appendInt64(0n);
        });
      }).appendInt32(0),
    );
    for (const look of this.#fetches) look();
  }

  #fetch({ reader, reply }: Request): void {
    reader.readInt32();
    const maxWaitInMs = reader.readInt32();
    this.fetchWaits.add(maxWaitInMs);
    for (const _ of [1, 2]) reader.readInt32();
    reader.readInt8();
    for (const _ of [1, 2]) reader.readInt32();
    const asked = readArray(reader, (r) => ({
      topic: r.readString(false),
      partitions: readArray(r, (p) => {
        const [index] = [p.readInt32(), p.readInt32()];
        const [offset] = [p.readInt64(), p.readInt64()];
        p.readInt32();
        return { index, offset };
      }),
    }));
    const hasSome = (): boolean =>
      asked.some(({ topic, partitions }) =>
        partitions.some(({ index, offset }) => (this.#partition(topic, index)?.end ?? 0n) > offset),
      );
    const send = (): void => {
      clearTimeout(timer);
      this.#fetches.delete(look);
      reply((w) => {
        array(w.appendInt32(0).appendInt16(0).appendInt32(0), asked, (one, { topic, partitions }) => {
          array(one.appendString(topic, false), partitions, (p, { index, offset }) => {
            const partition = this.#partition(topic, index);
            const end = partition?.end ?? 0n;
            p.appendInt32(index).appendInt16(partition === undefined ? unknownTopicOrPartition : 0);
            p.appendInt64(end).appendInt64(end).appendInt64(0n);
            array(p, [], () => undefined).appendInt32(-1);
            p.appendBytes(partition?.read(offset) ?? Buffer.alloc(0), false);
          });
        });
      });
    };
    const look = (): void => {
      if (hasSome()) send();
    };
    const timer = setTimeout(send, maxWaitInMs);
    this.#fetches.add(look);
    look();
  }

  #listOffsets({ reader, reply }: Request): void {
    reader.readInt32();
    reader.readInt8();
    const asked = readArray(reader, (r) => ({
      topic: r.readString(false),
      partitions: readArray(r, (p) => ({ index: p.readInt32(), timestamp: p.readInt64() })),
    }));
    reply((w) =>
      array(w.appendInt32(0), asked, (one, { topic, partitions }) => {
        array(one.appendString(topic, false), partitions, (p, { index, timestamp }) => {
          // -2 asks for the first offset, -1 for the next one.
          const offset = timestamp === -2n ? 0n : (this.#partition(topic, index)?.end ?? 0n);
          p.appendInt32(index).appendInt16(0).appendInt64(-1n).appendInt64(offset);
        });
      }),
    );
  }
}

import { EventEmitter } from 'node:events';
import type { AsyncMessage, Connection, Envelope } from 'rabbitmq-client';

interface Stored {
  readonly body: unknown;
  readonly envelope: Partial<Envelope>;
  returns: number;
}

interface Queue {
  readonly settings: object;
  readonly ready: Stored[];
  readonly consumers: Set<FakeChannel>;
}

/** An error of the client, with the name of its class. */
export class AmqpError extends Error {
  override readonly name: string;
  readonly code: string;
  constructor(name: string, code: string, message: string) {
    super(message);
    this.name = name;
    this.code = code;
  }
}

const refused = (code: string, message: string): Error => new AmqpError('AMQPChannelError', code, message);

/**
 * A RabbitMQ broker and its client: quorum queues, acknowledgements by tag, dead letters of rejected messages, and
 * channels that errors close.
 */
export class FakeRabbit {
  readonly queues = new Map<string, Queue>();
  readonly channels = new Set<FakeChannel>();
  /** Declarations, checks, prefetches and consumers, in order. */
  readonly calls: string[] = [];
  /** Envelopes of published messages. */
  readonly published: Partial<Envelope>[] = [];
  readonly publisherOptions: unknown[] = [];
  readonly acquired: unknown[] = [];
  /** Errors of the next calls of this kind. */
  readonly failures = new Map<string, (Error | undefined)[]>();
  openPublishers = 0;
  /** Delays declarations until it resolves. */
  declares: Promise<void> = Promise.resolve();
  /** Delays confirmations until it resolves. */
  confirms: Promise<void> = Promise.resolve();
  /** Frames that acknowledged messages. */
  acks = 0;
  isReady = true;
  #isClosing = false;

  /** The client's connection. */
  readonly connection: Connection = this.#connect();

  fail(call: string, ...errors: (Error | undefined)[]): void {
    this.failures.set(call, errors);
  }

  check(call: string): void {
    const error = this.failures.get(call)?.shift();
    if (error !== undefined) throw error;
  }

  /** The program closes the connection, which waits for its channels. */
  closeConnection(): void {
    this.#isClosing = true;
    this.isReady = false;
  }

  /** All messages of a queue that no consumer has. */
  bodiesOf(queue: string): readonly string[] {
    return (this.queues.get(queue)?.ready ?? []).map(({ body }) => String(body));
  }

  headersOf(queue: string): readonly unknown[] {
    return (this.queues.get(queue)?.ready ?? []).map(({ envelope }) => envelope.headers);
  }

  put(queue: string, body: unknown, envelope: Partial<Envelope> = {}): void {
    this.queues.get(queue)?.ready.push({ body, envelope, returns: 0 });
    this.deliver();
  }

  declare(queue: string, settings: object = {}): void {
    if (!this.queues.has(queue)) this.queues.set(queue, { settings, ready: [], consumers: new Set() });
  }

  /** Deletes a queue, which cancels its consumers. */
  delete(queue: string): void {
    const consumers = this.queues.get(queue)?.consumers ?? [];
    this.queues.delete(queue);
    for (const channel of consumers) channel.emit('basic.cancel', 'tag', refused('NOT_FOUND', `no queue ${queue}`));
  }

  deliver(): void {
    for (const queue of this.queues.values())
      for (const channel of queue.consumers)
        while (queue.ready.length > 0 && channel.hasRoom) channel.take(queue.ready.shift() as Stored, queue);
  }

  deadLetter(stored: Stored, { settings }: Queue): void {
    const args = (settings as { readonly arguments?: Readonly<Record<string, unknown>> }).arguments ?? {};
    const to = args['x-dead-letter-routing-key'];
    if (typeof to === 'string') this.put(to, stored.body, stored.envelope);
  }

  #connect(): Connection {
    // eslint-disable-next-line typescript/no-this-alias -- the getter below has another `this`
    const broker = this;
    const connection = {
      get ready() {
        return broker.isReady;
      },
      acquire: async (options?: unknown): Promise<FakeChannel> => {
        await Promise.resolve();
        broker.acquired.push(options);
        broker.check('acquire');
        if (broker.#isClosing) throw new AmqpError('AMQPConnectionError', 'CLOSING', 'connection is closing');
        return new FakeChannel(broker);
      },
      createPublisher: (options: unknown) => {
        broker.publisherOptions.push(options);
        broker.openPublishers += 1;
        const emitter = new EventEmitter();
        return Object.assign(emitter, {
          send: async (envelope: Envelope, body: unknown): Promise<void> => {
            await broker.confirms;
            broker.check('send');
            broker.published.push(envelope);
            const { routingKey = '' } = envelope;
            if (broker.queues.has(routingKey)) return broker.put(routingKey, body, envelope);
            // The client emits it one turn after the confirmation.
            if (envelope.mandatory === true) setImmediate(() => emitter.emit('basic.return', envelope));
          },
          close: async () => void (broker.openPublishers -= 1),
        });
      },
    };
    return connection as unknown as Connection;
  }
}

/** A channel of the client. */
export class FakeChannel extends EventEmitter {
  active = true;
  readonly #broker: FakeRabbit;
  readonly #inFlight = new Map<number, readonly [Stored, Queue]>();
  #tag = 0;
  #prefetch = Infinity;
  #take: ((message: AsyncMessage) => void) | undefined;

  constructor(broker: FakeRabbit) {
    super();
    this.#broker = broker;
    broker.channels.add(this);
  }

  get hasRoom(): boolean {
    return this.active && this.#take !== undefined && this.#inFlight.size < this.#prefetch;
  }

  async close(): Promise<void> {
    if (!this.active) return;
    this.active = false;
    await new Promise((resolve) => setImmediate(resolve));
    this.#end();
  }

  /** Closes the channel. Its messages return to the front of their queue, in order. */
  break(): void {
    if (!this.active) return;
    this.active = false;
    this.#end();
  }

  #end(): void {
    this.#broker.channels.delete(this);
    for (const queue of this.#broker.queues.values()) queue.consumers.delete(this);
    for (const [stored, queue] of [...this.#inFlight.values()].toReversed()) {
      stored.returns += 1;
      queue.ready.unshift(stored);
    }
    this.#inFlight.clear();
    this.emit('close');
    this.#broker.deliver();
  }

  async queueDeclare(params: { readonly queue: string; readonly passive?: boolean }): Promise<object> {
    await Promise.resolve();
    const { queue, passive, ...settings } = params;
    await this.#broker.declares;
    this.#broker.calls.push(`${passive === true ? 'check' : 'declare'} ${queue}`);
    this.#broker.check('declare');
    const found = this.#broker.queues.get(queue);
    if (passive === true && found === undefined) throw this.#refuse('NOT_FOUND', `no queue ${queue}`);
    if (passive !== true) {
      if (found !== undefined && JSON.stringify(found.settings) !== JSON.stringify(settings))
        throw this.#refuse('PRECONDITION_FAILED', `inequivalent arg for queue ${queue}`);
      this.#broker.declare(queue, settings);
    }
    return { consumerCount: found?.consumers.size ?? 0 };
  }

  async basicQos({ prefetchCount }: { readonly prefetchCount: number }): Promise<void> {
    await Promise.resolve();
    this.#broker.calls.push(`prefetch ${prefetchCount}`);
    this.#prefetch = prefetchCount;
  }

  async basicConsume({ queue }: { readonly queue: string }, take: (message: AsyncMessage) => void): Promise<void> {
    await Promise.resolve();
    this.#broker.calls.push(`consume ${queue}`);
    this.#broker.check('consume');
    const found = this.#broker.queues.get(queue);
    if (found === undefined) throw this.#refuse('NOT_FOUND', `no queue ${queue}`);
    this.#take = take;
    found.consumers.add(this);
    this.#broker.deliver();
  }

  take(stored: Stored, queue: Queue): void {
    this.#take?.(this.#hold(stored, queue));
  }

  /** Delivers a message as another kind of queue would. */
  takeAs(message: object): void {
    this.#take?.(message as AsyncMessage);
  }

  async basicGet({ queue }: { readonly queue: string }): Promise<AsyncMessage | undefined> {
    await Promise.resolve();
    const found = this.#broker.queues.get(queue);
    if (found === undefined) throw this.#refuse('NOT_FOUND', `no queue ${queue}`);
    const stored = found.ready.shift();
    return stored && this.#hold(stored, found);
  }

  #hold(stored: Stored, queue: Queue): AsyncMessage {
    const deliveryTag = (this.#tag += 1);
    this.#inFlight.set(deliveryTag, [stored, queue]);
    const { returns, body, envelope } = stored;
    const headers = { ...envelope.headers, ...(returns > 0 && { 'x-delivery-count': returns }) };
    return { ...envelope, body, deliveryTag, redelivered: returns > 0, headers } as unknown as AsyncMessage;
  }

  basicAck({ deliveryTag, multiple = false }: { readonly deliveryTag: number; readonly multiple?: boolean }): void {
    this.#broker.acks += 1;
    const tags = multiple ? [...this.#inFlight.keys()].filter((tag) => tag <= deliveryTag) : [deliveryTag];
    for (const tag of tags) this.#settle(tag);
    this.#broker.deliver();
  }

  basicNack({ deliveryTag, requeue = true }: { readonly deliveryTag: number; readonly requeue?: boolean }): void {
    const settled = this.#settle(deliveryTag);
    if (settled === undefined) return;
    const [stored, queue] = settled;
    if (requeue) {
      stored.returns += 1;
      queue.ready.unshift(stored);
    } else this.#broker.deadLetter(stored, queue);
    this.#broker.deliver();
  }

  /** An unknown tag closes the channel. */
  #settle(tag: number): readonly [Stored, Queue] | undefined {
    const settled = this.#inFlight.get(tag);
    if (!this.#inFlight.delete(tag))
      this.emit('error', this.#refuse('PRECONDITION_FAILED', `unknown delivery tag ${tag}`));
    return settled;
  }

  #refuse(code: string, message: string): Error {
    this.break();
    return refused(code, message);
  }
}

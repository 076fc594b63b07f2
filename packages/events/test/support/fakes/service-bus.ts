import { randomBytes } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import rhea, { type Connection, type Delivery, type EventContext, type Message, type Sender } from 'rhea';

interface Stored {
  readonly message: Message;
  deliveries: number;
  lock: Lock | undefined;
}

/** A message in the hands of a receiver, until it settles it or the lock is over. */
interface Lock {
  readonly token: string;
  readonly delivery: Delivery;
  timer: NodeJS.Timeout;
}

interface DeadLetter {
  readonly body: string;
  readonly reason: string;
}

/** AMQP 1.0 as Azure Service Bus speaks it, on a loopback port: queues with peek-lock, dead letters, renewed locks and detection of duplicates. */
export class FakeServiceBus {
  readonly #container = rhea.create_container();
  readonly #queues = new Map<string, Queue>();
  /** Links for responses, by reply address. The default address is the name of the link. */
  readonly #replies = new Map<string, Sender>();
  #server: Server | undefined;
  url = '';

  async start(): Promise<void> {
    const container = this.#container;
    container.sasl_server_mechanisms.enable_anonymous();
    container.on('sender_open', ({ sender }: EventContext) => this.#openSender(sender as Sender));
    container.on('receiver_open', ({ receiver }: EventContext) => {
      receiver?.set_target({ address: receiver.target.address });
      receiver?.set_source(receiver.source);
    });
    container.on('message', (context: EventContext) => this.#onMessage(context));
    for (const outcome of ['accepted', 'modified', 'rejected', 'released'] as const)
      container.on(outcome, ({ sender, delivery }: EventContext) => {
        if (sender !== undefined && delivery !== undefined) this.#queueOf(sender)?.settle(delivery, outcome);
      });
    container.on('disconnected', ({ connection }: EventContext) => {
      for (const queue of this.#queues.values()) queue.leave(connection);
    });
    // A disconnected client is expected.
    for (const event of ['error', 'connection_error']) container.on(event, () => undefined);
    const server = container.listen({ port: 0, host: '127.0.0.1' }) as Server;
    this.#server = server;
    await new Promise((resolve) => server.once('listening', resolve));
    this.url = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const queue of this.#queues.values()) queue.close();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  createQueue(name: string, settings: { readonly lockInMs: number }): void {
    this.#queues.set(name, new Queue(settings.lockInMs));
  }

  deadLettersOf(name: string): readonly DeadLetter[] {
    return this.#queues.get(name)?.deadLetters ?? [];
  }

  #queueOf({ source }: Sender): Queue | undefined {
    return this.#queues.get(source.address as string);
  }

  #openSender(sender: Sender): void {
    sender.set_source({ address: sender.source.address });
    sender.set_target(sender.target);
    const address = sender.source.address as string;
    if (address === '$cbs' || address.endsWith('/$management')) {
      this.#replies.set((sender.target.address as string | undefined) ?? sender.name, sender);
      return;
    }
    this.#queues.get(address)?.follow(sender);
  }

  #onMessage({ message, receiver }: EventContext): void {
    if (message === undefined || receiver === undefined) return;
    const address = receiver.target.address as string;
    if (address === '$cbs') return this.#respond(message, { 'status-code': 202 }, undefined);
    if (!address.endsWith('/$management')) return this.#queues.get(address)?.put(message);
    const tokens = (message.body as { readonly 'lock-tokens': readonly Buffer[] })['lock-tokens'];
    const until = this.#queues.get(address.slice(0, -'/$management'.length))?.renew(tokens.map(tokenOfUuid));
    if (until !== undefined) {
      const expirations = rhea.types.wrap_array([until.getTime()], 0x83, undefined);
      return this.#respond(message, { statusCode: 200 }, { expirations });
    }
    const errorCondition = 'com.microsoft:message-lock-lost';
    this.#respond(message, { statusCode: 410, errorCondition, statusDescription: 'The lock is over.' }, undefined);
  }

  #respond(request: Message, application_properties: Record<string, unknown>, body: unknown): void {
    const { message_id, reply_to = '' } = request;
    this.#replies.get(reply_to)?.send({ correlation_id: message_id as string, application_properties, body });
  }
}

class Queue {
  readonly deadLetters: DeadLetter[] = [];
  readonly #lockInMs: number;
  readonly #messages: Stored[] = [];
  readonly #followers = new Set<Sender>();
  readonly #settled = new WeakSet<Delivery>();
  readonly #ids = new Set<unknown>();

  constructor(lockInMs: number) {
    this.#lockInMs = lockInMs;
  }

  close(): void {
    for (const { lock } of this.#messages) clearTimeout(lock?.timer);
  }

  follow(sender: Sender): void {
    this.#followers.add(sender);
    sender.on('sender_close', () => this.#followers.delete(sender));
    sender.on('sendable', () => this.#handOut());
    // A stopping client requests the current messages and a final drain.
    sender.on('sender_draining', () => {
      this.#handOut();
      sender.set_drained(true);
    });
    this.#handOut();
  }

  /** A client has left. Its messages are redelivered when their locks expire. */
  leave(connection: Connection): void {
    for (const sender of this.#followers) if (sender.connection === connection) this.#followers.delete(sender);
  }

  /** Silently drops duplicate IDs. */
  put(message: Message): void {
    const { message_id: id } = message;
    if (id !== undefined && this.#ids.has(id)) return;
    this.#ids.add(id);
    this.#messages.push({ message, deliveries: 0, lock: undefined });
    this.#handOut();
  }

  /** Applies the disposition of a receiver. Without the lock, it is rejected and changes nothing. */
  settle(delivery: Delivery, outcome: 'accepted' | 'modified' | 'rejected' | 'released'): void {
    // The library emits it again after the confirmation.
    if (this.#settled.has(delivery)) return;
    this.#settled.add(delivery);
    const stored = this.#messages.find(({ lock }) => lock?.delivery === delivery);
    if (stored === undefined) {
      const condition = 'com.microsoft:message-lock-lost';
      delivery.update(true, outcomes.rejected({ error: { condition, description: 'The lock is over.' } }).described());
      return;
    }
    const { error } = (delivery as unknown as { readonly remote_state: { readonly error?: RemoteError } }).remote_state;
    delivery.update(true, outcomes.accepted().described());
    if (outcome === 'accepted' || outcome === 'rejected') {
      clearTimeout(stored.lock?.timer);
      this.#messages.splice(this.#messages.indexOf(stored), 1);
      if (outcome === 'rejected')
        this.deadLetters.push({
          body: textOf(stored.message),
          reason: String(error?.info?.['DeadLetterReason'] ?? ''),
        });
    } else this.#release(stored);
    this.#handOut();
  }

  /** @returns expiry. Undefined if the lock has expired */
  renew(tokens: readonly string[]): Date | undefined {
    for (const token of tokens) {
      const stored = this.#messages.find(({ lock }) => lock?.token === token);
      if (stored?.lock === undefined) return undefined;
      clearTimeout(stored.lock.timer);
      stored.lock.timer = this.#startTimer(stored);
    }
    return new Date(Date.now() + this.#lockInMs);
  }

  #startTimer(stored: Stored): NodeJS.Timeout {
    return setTimeout(() => {
      this.#release(stored);
      this.#handOut();
    }, this.#lockInMs);
  }

  #release(stored: Stored): void {
    clearTimeout(stored.lock?.timer);
    stored.lock = undefined;
  }

  #handOut(): void {
    for (const stored of this.#messages) {
      if (stored.lock !== undefined) continue;
      const sender = [...this.#followers].find((one) => one.sendable());
      if (sender === undefined) return;
      // A receiver that got a message moves to the end.
      this.#followers.delete(sender);
      this.#followers.add(sender);
      const tag = randomBytes(16);
      const delivery = sender.send({ ...stored.message, delivery_count: stored.deliveries }, tag);
      stored.deliveries += 1;
      stored.lock = { token: tokenOfTag(tag), delivery, timer: this.#startTimer(stored) };
    }
  }
}

interface RemoteError {
  readonly info?: Readonly<Record<string, unknown>>;
}

/** The library has them, its types do not. */
const outcomes = rhea.message as unknown as {
  accepted(): { described(): DeliveryUpdate };
  rejected(fields: object): { described(): DeliveryUpdate };
};
type DeliveryUpdate = NonNullable<Parameters<Delivery['update']>[1]>;

const tokenOfUuid = (uuid: Buffer): string => uuid.toString('hex');

/** Delivery tags have the first three parts of an identifier the other way round. */
function tokenOfTag(tag: Buffer): string {
  const parts = [tag.subarray(0, 4), tag.subarray(4, 6), tag.subarray(6, 8)].map((part) => Buffer.from(part).reverse());
  return Buffer.concat([...parts, tag.subarray(8)]).toString('hex');
}

const textOf = ({ body }: Message): string => {
  const content = (body as { readonly content?: unknown }).content ?? body;
  return Buffer.isBuffer(content) ? content.toString() : String(content);
};

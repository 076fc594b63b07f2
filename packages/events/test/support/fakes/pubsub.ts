import { createRequire } from 'node:module';
import * as grpc from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

interface Attributes {
  readonly [name: string]: string;
}

interface Published {
  readonly data: Uint8Array;
  readonly attributes: Attributes;
  readonly orderingKey: string;
}

interface Held extends Published {
  readonly messageId: string;
  attempts: number;
  /** ID of the current delivery. Undefined while the message isn't in flight. */
  ackId: string | undefined;
  timer: NodeJS.Timeout | undefined;
}

interface SubscriptionSettings {
  readonly topic: string;
  readonly isOrdered?: boolean;
  readonly ackDeadlineSeconds?: number;
  /** The topic of messages with this many deliveries. */
  readonly deadLetterPolicy?: { readonly topic: string; readonly maxDeliveryAttempts: number };
}

interface Waiting {
  readonly maxMessages: number;
  readonly respond: (messages: readonly object[]) => void;
}

interface Subscription extends SubscriptionSettings {
  /** In their order. */
  readonly messages: Held[];
  readonly waiting: Waiting[];
}

type Call<Request> = grpc.ServerUnaryCall<Request, object>;
type Callback = grpc.sendUnaryData<object>;

/** The part of Google Pub/Sub's protocol that unary clients use, on a loopback port (`PUBSUB_EMULATOR_HOST`), by its own protocol description. */
export class FakePubSub {
  readonly #server = new grpc.Server();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #topics = new Set<string>();
  #ids = 0;
  host = '';

  async start(): Promise<void> {
    const require = createRequire(import.meta.url);
    const description = grpc.loadPackageDefinition(
      fromJSON(require('@google-cloud/pubsub/build/protos/protos.json') as Parameters<typeof fromJSON>[0]),
    ) as unknown as {
      google: { pubsub: { v1: Record<'Publisher' | 'Subscriber', { service: grpc.ServiceDefinition }> } };
    };
    const { Publisher, Subscriber } = description.google.pubsub.v1;
    this.#server.addService(Publisher.service, {
      publish: (call: Call<{ topic: string; messages: Published[] }>, done: Callback) => {
        const { topic, messages } = call.request;
        if (!this.#topics.has(topic)) return done(notFound(topic));
        if (messages.some(isTooLong)) return done(tooLong);
        done(null, { messageIds: messages.map((message) => this.#publish(topic, message)) });
      },
    });
    this.#server.addService(Subscriber.service, {
      pull: (call: Call<{ subscription: string; maxMessages: number }>, done: Callback) => this.#pull(call, done),
      acknowledge: (call: Call<{ subscription: string; ackIds: string[] }>, done: Callback) =>
        this.#each(call.request, done, (subscription, message) => this.#remove(subscription, message)),
      modifyAckDeadline: (
        call: Call<{ subscription: string; ackIds: string[]; ackDeadlineSeconds: number }>,
        done: Callback,
      ) =>
        call.request.ackDeadlineSeconds > 600
          ? done({ code: grpc.status.INVALID_ARGUMENT, details: 'The deadline must be at most 600 seconds.' })
          : this.#each(call.request, done, (subscription, message) =>
              this.#setDeadline(subscription, message, call.request.ackDeadlineSeconds),
            ),
    });
    const port = await new Promise<number>((resolve, reject) => {
      this.#server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) =>
        error === null ? resolve(bound) : reject(error),
      );
    });
    this.host = `127.0.0.1:${port}`;
  }

  /** Breaks all connections. */
  cut(): void {
    this.#server.drain(this.host, 0);
  }

  stop(): void {
    for (const { messages } of this.#subscriptions.values()) for (const { timer } of messages) clearTimeout(timer);
    this.#server.forceShutdown();
  }

  createTopic(topic: string): void {
    this.#topics.add(topic);
  }

  createSubscription(name: string, settings: SubscriptionSettings): void {
    this.#subscriptions.set(name, { ...settings, messages: [], waiting: [] });
  }

  /** Messages that have not been acknowledged. */
  messagesOf(subscription: string): readonly Published[] {
    return this.#subscriptions.get(subscription)?.messages ?? [];
  }

  #publish(topic: string, { data, attributes, orderingKey }: Published): string {
    const messageId = String((this.#ids += 1));
    for (const subscription of this.#subscriptions.values()) {
      if (subscription.topic !== topic) continue;
      const message = { data, attributes, orderingKey, messageId };
      subscription.messages.push({ ...message, attempts: 0, ackId: undefined, timer: undefined });
      this.#handOut(subscription);
    }
    return messageId;
  }

  #pull(call: Call<{ subscription: string; maxMessages: number }>, done: Callback): void {
    const { subscription: name, maxMessages } = call.request;
    const subscription = this.#subscriptions.get(name);
    if (subscription === undefined) return done(notFound(name));
    const one: Waiting = { maxMessages, respond: (receivedMessages) => done(null, { receivedMessages }) };
    subscription.waiting.push(one);
    call.on('cancelled', () => {
      const at = subscription.waiting.indexOf(one);
      if (at !== -1) subscription.waiting.splice(at, 1);
    });
    this.#handOut(subscription);
  }

  #handOut(subscription: Subscription): void {
    for (let [first] = subscription.waiting; first !== undefined; [first] = subscription.waiting) {
      const taken = this.#take(subscription, first.maxMessages);
      if (taken.length === 0) return;
      subscription.waiting.shift();
      first.respond(taken);
    }
  }

  /** Of each ordering key one batch is outstanding at a time. */
  #take(subscription: Subscription, most: number): readonly object[] {
    const { isOrdered, messages, ackDeadlineSeconds = 10, deadLetterPolicy } = subscription;
    const locked = new Set(messages.filter(({ ackId }) => ackId !== undefined).map(({ orderingKey }) => orderingKey));
    const free = messages.filter(
      ({ ackId, timer, orderingKey }) =>
        ackId === undefined && timer === undefined && !(isOrdered && orderingKey !== '' && locked.has(orderingKey)),
    );
    return free.slice(0, most).map((message) => {
      message.attempts += 1;
      message.ackId = `ack-${(this.#ids += 1)}`;
      this.#setDeadline(subscription, message, ackDeadlineSeconds);
      const { data, attributes, orderingKey, messageId, ackId, attempts } = message;
      return {
        ackId,
        message: { data, attributes, orderingKey, messageId },
        deliveryAttempt: deadLetterPolicy === undefined ? 0 : attempts,
      };
    });
  }

  #setDeadline(subscription: Subscription, message: Held, seconds: number): void {
    clearTimeout(message.timer);
    message.timer = undefined;
    if (seconds === 0) this.#comeAgain(subscription, message);
    else message.timer = setTimeout(() => this.#comeAgain(subscription, message), seconds * 1_000);
  }

  /** Redelivers a message together with the later messages of its key. */
  #comeAgain(subscription: Subscription, message: Held): void {
    const { messages, isOrdered, deadLetterPolicy } = subscription;
    const following = messages
      .slice(messages.indexOf(message) + 1)
      .filter(({ orderingKey }) => orderingKey === message.orderingKey);
    for (const one of isOrdered && message.orderingKey !== '' ? [message, ...following] : [message]) {
      clearTimeout(one.timer);
      one.timer = undefined;
      one.ackId = undefined;
    }
    if (deadLetterPolicy !== undefined && message.attempts >= deadLetterPolicy.maxDeliveryAttempts) {
      this.#remove(subscription, message);
      this.#publish(deadLetterPolicy.topic, message);
    }
    this.#handOut(subscription);
  }

  #remove(subscription: Subscription, message: Held): void {
    clearTimeout(message.timer);
    subscription.messages.splice(subscription.messages.indexOf(message), 1);
    this.#handOut(subscription);
  }

  /** An id whose deadline is over is passed by in silence, as it is without exactly-once delivery. */
  #each(
    { subscription: name, ackIds }: { subscription: string; ackIds: readonly string[] },
    done: Callback,
    act: (subscription: Subscription, message: Held) => void,
  ): void {
    const subscription = this.#subscriptions.get(name);
    if (subscription === undefined) return done(notFound(name));
    for (const id of ackIds) {
      const message = subscription.messages.find(({ ackId }) => ackId === id);
      if (message !== undefined) act(subscription, message);
    }
    done(null, {});
  }
}

/** The service takes values of up to 1,024 bytes. */
const isTooLong = ({ attributes, orderingKey }: Published): boolean =>
  [orderingKey, ...Object.values(attributes)].some((value) => Buffer.byteLength(value) > 1_024);
const tooLong: Partial<grpc.StatusObject> = {
  code: grpc.status.INVALID_ARGUMENT,
  details: 'An attribute or the ordering key is too long.',
};
const notFound = (what: string): Partial<grpc.StatusObject> => ({
  code: grpc.status.NOT_FOUND,
  details: `Resource not found (resource=${what}).`,
});

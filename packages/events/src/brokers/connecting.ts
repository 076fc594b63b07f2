import { systemClock, TradelaneError } from '@tradelane/core';
import type { OutgoingMessage, Publisher, Source } from '../queue/source.ts';
import { textOf } from '../queue/dead-letter-reason.ts';
import { QueueError } from '../queue/errors.ts';
import { timeLimit } from '../clock.ts';

/** Time limit for closing a subscription, in milliseconds. The connection is closed in any case. */
const closeInMs = 3_000;

/** A source or publisher with its connection. */
export interface Connected<Value> {
  readonly value: Value;
  disconnect(): Promise<void>;
  /** Absent if the client's errors contain the cause. */
  readonly trouble?: LastTrouble;
}

/** The last error of a connection. Clients that wait for one only report a timeout. */
export class LastTrouble {
  readonly #host: string;
  #last: unknown;

  constructor(host: string, listen: (listener: (error: unknown) => void) => unknown) {
    this.#host = host;
    listen((error) => (this.#last = error));
  }

  /** @throws {QueueError} If the connection had an error. Other errors are rethrown. */
  readonly explain = (error: unknown): never => {
    if (this.#last === undefined || error instanceof TradelaneError) throw error;
    const last = textOf(this.#last);
    const text = textOf(error);
    throw new QueueError(this.#host, text.includes(last) ? text : `${last} (${text})`, error);
  };
}

/** A publisher that connects with the first message, and again after a failure. `close` closes the connection too. */
export function publisherOf(name: string, connect: () => Promise<Connected<Publisher>>): Publisher {
  let connected: Promise<Connected<Publisher>> | undefined;
  return {
    name,
    publish: async (message: OutgoingMessage) => {
      connected ??= connect();
      const { value, trouble } = await connected.catch((error: unknown) => {
        connected = undefined;
        throw error;
      });
      await value.publish(message).catch(trouble?.explain);
    },
    close: async () => {
      const ending = await connected?.catch(() => undefined);
      try {
        await ending?.value.close();
      } finally {
        await ending?.disconnect();
      }
    },
  };
}

/** A source that connects when opened, and disconnects when its subscription is closed. */
export function sourceOf(name: string, connect: () => Promise<Connected<Source>>): Source {
  return {
    name,
    open: async (intake) => {
      const { value, disconnect, trouble } = await connect();
      try {
        const subscription = await value.open(intake).catch(trouble?.explain);
        return {
          leaseInMs: subscription.leaseInMs,
          redelivery: subscription.redelivery,
          ended: subscription.ended,
          start: () => subscription.start(),
          stop: () => subscription.stop(),
          close: async () => {
            try {
              await timeLimit(systemClock, closeInMs, subscription.close());
            } finally {
              await disconnect();
            }
          },
        };
      } catch (error) {
        await disconnect().catch(() => undefined);
        throw error;
      }
    },
  };
}

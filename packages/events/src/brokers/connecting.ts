import { systemClock, TradelaneError } from '@tradelane/core';
import type { QueueBrowser } from '../queue/browser.ts';
import type { OutgoingMessage, Publisher, Source } from '../queue/source.ts';
import { textOf } from '../queue/dead-letter-reason.ts';
import { QueueError } from '../queue/errors.ts';
import { timeLimit } from '../clock.ts';

/** Time limit for closing a subscription, in milliseconds. The connection is closed in any case. */
const closeInMs = 3_000;

/** A source or publisher with its connection. */
export interface Connected<Value> {
  readonly value: Value;
  /** Host of the queue, for errors. */
  readonly host: string;
  /** The last error of the connection. Clients that wait for a connection only report a timeout. */
  lastError?(): unknown;
  disconnect(): Promise<void>;
}

/** Remembers the last error of a connection. */
export function lastErrorOf(listen: (listener: (error: unknown) => void) => unknown): () => unknown {
  let last: unknown;
  listen((error) => (last = error));
  return () => last;
}

/** @throws {QueueError} With the host and the cause. Errors of this project are rethrown. */
function explain(error: unknown, { host, lastError }: Pick<Connected<unknown>, 'host' | 'lastError'>): never {
  if (error instanceof TradelaneError) throw error;
  const text = textOf(error);
  const last = lastError?.();
  const cause = last === undefined ? '' : textOf(last);
  throw new QueueError(host, text.includes(cause) ? text : `${cause} (${text})`, error);
}

/** A publisher that connects with the first message, and again after a failure. `close` closes the connection too. */
export function publisherOf(name: string, connect: () => Promise<Connected<Publisher>>): Publisher {
  let connected: Promise<Connected<Publisher>> | undefined;
  return {
    name,
    publish: async (message: OutgoingMessage) => {
      connected ??= connect();
      const open = await connected.catch((error: unknown) => {
        connected = undefined;
        throw error;
      });
      await open.value.publish(message).catch((error: unknown) => explain(error, open));
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
      const connected = await connect();
      const { value, disconnect } = connected;
      try {
        const subscription = await value.open(intake).catch((error: unknown) => explain(error, connected));
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

/** A browser that connects now, and disconnects when closed. */
export async function browserOf(
  connect: () => Promise<Connected<QueueBrowser | Promise<QueueBrowser>>>,
): Promise<QueueBrowser> {
  const connected = await connect();
  const { disconnect } = connected;
  try {
    const browser = await connected.value;
    const explained = (error: unknown): never => explain(error, connected);
    return {
      name: browser.name,
      isPassive: browser.isPassive,
      next: () => browser.next().catch(explained),
      close: async () => {
        try {
          await browser.close().catch(explained);
        } finally {
          await disconnect();
        }
      },
    };
  } catch (error) {
    await disconnect().catch(() => undefined);
    return explain(error, connected);
  }
}

import { systemClock, TradelaneError } from '@tradelane/core';
import type { QueueBrowser } from '../queue/browser.ts';
import type { Intake, OutgoingMessage, Publisher, Source } from '../queue/source.ts';
import { textOf } from '../queue/dead-letter-reason.ts';
import { QueueError } from '../queue/errors.ts';
import { timeLimit } from '../clock.ts';

/** Time limit for closing a subscription, in milliseconds. The connection is closed in any case. */
const closeInMs = 3_000;
/** Default of `answerInMs`. */
const usualAnswerInMs = 15_000;

/** How often a pending operation checks whether the connection is lost, in milliseconds. */
const lookEveryInMs = 1_000;

/** A source or publisher with its connection. */
export interface Connected<Value> {
  readonly value: Value;
  /** Host and port of the queue, for errors. */
  readonly host: string;
  /** Time limit for opening, publishing and reading, in milliseconds. Default: 15,000 (15 s). */
  readonly answerInMs?: number;
  /** The last error of the connection. Undefined while it is open. */
  lastError?(): unknown;
  disconnect(): Promise<void>;
}

type Connection = Omit<Connected<unknown>, 'value'>;

/** The events of a client that concern its connection. */
interface ConnectionEvents {
  on(event: string, listener: (error: unknown) => void): unknown;
}

/** Remembers the last error of a connection until it is open again. */
export function lastErrorOf(client: ConnectionEvents, opened: string): () => unknown {
  let last: unknown;
  client.on('error', (error) => (last = error));
  client.on(opened, () => (last = undefined));
  return () => last;
}

/**
 * The error with the host and the cause. While the connection is down, the cause is its last error, because some clients
 * only report that they waited. Errors of this project stay as they are.
 */
export function explained(error: unknown, { host, lastError }: Pick<Connection, 'host' | 'lastError'>): TradelaneError {
  if (error instanceof TradelaneError) return error;
  const cause = lastError?.() ?? error;
  return new QueueError(`at ${host}`, reasonIn(textOf(cause)), cause);
}

/** The first line of an error of a client, without what only its developers need. */
const reasonIn = (text: string): string =>
  (text.split('\n')[0] ?? '').replace(/^undefined: | Please report this\.$/g, '');

/** @throws {QueueError} If the operation fails, or takes too long. */
async function answerOf<Value>(connection: Connection, operation: Promise<Value>): Promise<Value> {
  const { host, answerInMs = usualAnswerInMs, lastError } = connection;
  operation.catch(() => undefined); // It may fail after the time limit.
  try {
    let before: unknown;
    for (let leftInMs = answerInMs; leftInMs > 0; leftInMs -= lookEveryInMs) {
      if (await timeLimit(systemClock, Math.min(leftInMs, lookEveryInMs), operation)) return await operation;
      const last = lastError?.();
      // A connection that comes back quickly still responds.
      if (last !== undefined && before !== undefined) throw last;
      before = last;
    }
  } catch (error) {
    throw explained(error, connection);
  }
  throw new QueueError(`at ${host}`, `no response within ${answerInMs / 1_000} seconds`, undefined);
}

/** A server that doesn't respond would keep some clients from closing. */
async function disconnectFrom({ disconnect }: Connection): Promise<void> {
  await timeLimit(systemClock, closeInMs, disconnect());
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
      await answerOf(open, open.value.publish(message));
    },
    close: async () => {
      const ending = await connected?.catch(() => undefined);
      if (ending === undefined) return;
      try {
        await answerOf(ending, ending.value.close());
      } finally {
        await disconnectFrom(ending);
      }
    },
  };
}

/** An intake whose errors name the host. */
const explainedIntake = (intake: Intake, connection: Connection): Intake => ({
  capacity: intake.capacity,
  deliver: (delivery) => intake.deliver(delivery),
  onError: (error) => intake.onError(explained(error, connection)),
  onUnordered: () => intake.onUnordered?.(),
});

/** A source that connects when opened, and disconnects when its subscription is closed. */
export function sourceOf(name: string, connect: () => Promise<Connected<Source>>): Source {
  return {
    name,
    open: async (intake) => {
      const connected = await connect();
      try {
        const subscription = await answerOf(connected, connected.value.open(explainedIntake(intake, connected)));
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
              await disconnectFrom(connected);
            }
          },
        };
      } catch (error) {
        await disconnectFrom(connected).catch(() => undefined);
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
  try {
    const browser = await answerOf(connected, Promise.resolve(connected.value));
    return {
      name: browser.name,
      isPassive: browser.isPassive,
      next: () => answerOf(connected, browser.next()),
      close: async () => {
        try {
          await answerOf(connected, browser.close());
        } finally {
          await disconnectFrom(connected);
        }
      },
    };
  } catch (error) {
    await disconnectFrom(connected).catch(() => undefined);
    throw error;
  }
}

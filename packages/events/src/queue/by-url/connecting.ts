import type { OutgoingMessage, Publisher } from '../publisher.ts';
import type { Source } from '../source.ts';

/** A publisher with the connection that it was made for. */
export interface Connected<Value> {
  readonly value: Value;
  disconnect(): Promise<void>;
}

/** A publisher that connects when the first message comes, and anew after it failed to. Its `close` ends the connection as well. */
export function publisherOf(name: string, connect: () => Promise<Connected<Publisher>>): Publisher {
  let connected: Promise<Connected<Publisher>> | undefined;
  return {
    name,
    publish: async (message: OutgoingMessage) => {
      connected ??= connect();
      const { value } = await connected.catch((error: unknown) => {
        connected = undefined;
        throw error;
      });
      await value.publish(message);
    },
    close: async () => {
      const ending = await connected?.catch(() => undefined);
      await ending?.value.close();
      await ending?.disconnect();
    },
  };
}

/** A source that connects when it is opened, and ends the connection when its subscription is closed. */
export function sourceOf(name: string, connect: () => Promise<Connected<Source>>): Source {
  return {
    name,
    open: async (intake) => {
      const { value, disconnect } = await connect();
      try {
        const subscription = await value.open(intake);
        return {
          leaseInMs: subscription.leaseInMs,
          start: () => subscription.start(),
          stop: () => subscription.stop(),
          close: async () => {
            await subscription.close();
            await disconnect();
          },
        };
      } catch (error) {
        await disconnect().catch(() => undefined);
        throw error;
      }
    },
  };
}

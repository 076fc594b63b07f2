import { jetstreamManager } from '@nats-io/jetstream';
import { type BrowsedMessage, browsedAtOnce, type QueueBrowser } from '../../queue/browser.ts';
import type { NatsQueue } from './index.ts';

/** Reads a JetStream stream, or the stream of its dead letters. */
export async function browseNats(
  { connection, stream }: Pick<NatsQueue, 'connection' | 'stream'>,
  deadLetters: boolean,
): Promise<QueueBrowser> {
  const { streams } = await jetstreamManager(connection);
  const name = deadLetters ? `${stream}-dead` : stream;
  let sequence = 1;
  return {
    name,
    isPassive: true,
    next: async () => {
      const found: BrowsedMessage[] = [];
      while (found.length < browsedAtOnce) {
        // The next message at this number or later, because handled messages leave gaps.
        const query = { seq: sequence, next_by_subj: '>' };
        const message = await streams.getMessage(name, query);
        if (message === null) break;
        const { seq, data, header } = message;
        sequence = seq + 1;
        found.push({
          body: data,
          reason: header.get('reason') || undefined,
          traceparent: header.get('traceparent') || undefined,
          remove: async () => void (await streams.deleteMessage(name, seq)),
        });
      }
      return found;
    },
    close: () => Promise.resolve(),
  };
}

import { type BrowsedMessage, browsedAtOnce, type QueueBrowser } from '../../queue/browser.ts';
import { deadKeyOf, keysOf, type RedisStream } from './keys.ts';

/** Reads a Redis stream, or the stream of its dead letters. */
export function browseRedis({ client, stream, partitions }: RedisStream, deadLetters: boolean): QueueBrowser {
  const keys = deadLetters ? [deadKeyOf(stream)] : keysOf(stream, partitions);
  /** ID of the last entry by key. */
  const last = new Map<string, string>();
  const entriesOf = async (key: string): Promise<readonly BrowsedMessage[]> => {
    const after = last.get(key);
    const entries = await client.xrange(key, after === undefined ? '-' : `(${after}`, '+', 'COUNT', browsedAtOnce);
    const end = entries.at(-1)?.[0];
    if (end !== undefined) last.set(key, end);
    return entries.map(([id, fields]) => {
      const field = (name: string): string | undefined => {
        const at = fields.findIndex((text, index) => index % 2 === 0 && text === name);
        return at < 0 ? undefined : fields[at + 1];
      };
      return {
        body: field('body') ?? '',
        reason: field('reason'),
        traceparent: field('traceparent'),
        remove: async () => void (await client.xdel(key, id)),
      };
    });
  };
  return {
    name: keys.join(', '),
    isPassive: true,
    next: async () => (await Promise.all(keys.map(entriesOf))).flat(),
    close: () => Promise.resolve(),
  };
}

/**
 * A connector, step by step: `node index.ts [--redis redis://localhost] [--amqp amqp://localhost]`. Every step checks
 * its claims. If one fails, the exit code is 1.
 * @module
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { playChapters, Story } from '@tradelane/example-narration/story';
import { crash } from './chapters/crash.ts';
import { refusals } from './chapters/refusals.ts';
import { work } from './chapters/work.ts';
import { createWorld, type Servers } from './world.ts';

const chapters = [work, crash, refusals] as const;

/** Plays the story. Throws if a check fails. */
export const playConnector = (story: Story, servers: Servers = {}): Promise<void> =>
  playChapters(story, chapters, () => createWorld(story, servers));

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { redis: { type: 'string' }, amqp: { type: 'string' } } });
  await playConnector(new Story(), { redisUrl: values.redis, queueUrl: values.amqp && queueIn(values.amqp) });
}

/** A new queue with partitions, which keep the order of an order's commands across workers. */
function queueIn(broker: string): string {
  const url = new URL(broker);
  if (!url.searchParams.has('queue')) url.searchParams.set('queue', `connector-${process.pid}`);
  if (!url.searchParams.has('partitions')) url.searchParams.set('partitions', '8');
  return url.href;
}

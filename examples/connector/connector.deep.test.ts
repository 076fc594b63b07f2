import { Story } from '@tradelane/example-narration/story';
import { sourcesHook, startRabbit, startRedis, withoutServer } from '@tradelane/test-servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playConnector } from './index.ts';
import { readSettings } from './settings.ts';

describe('the connector', () => {
  const before = process.env['NODE_OPTIONS'];
  // Workers run on the sources, as the tests do.
  beforeAll(() => {
    process.env['NODE_OPTIONS'] = `${before ?? ''} --disable-warning=ExperimentalWarning --import ${sourcesHook}`;
  });
  afterAll(() => {
    if (before === undefined) delete process.env['NODE_OPTIONS'];
    else process.env['NODE_OPTIONS'] = before;
  });

  it.skipIf(withoutServer('redis') || withoutServer('rabbitmq'))(
    'O07, O08, G46, T07: carries out and reports each command once on RabbitMQ, with one token through Redis, even if all its workers are killed',
    async () => {
      const [redis, rabbit] = await Promise.all([startRedis(), startRabbit()]);
      try {
        const story = new Story(() => undefined);
        await playConnector(story, { redisUrl: redis.url, queueUrl: `${rabbit.url}?queue=connector&partitions=8` });
        expect(story.facts).toHaveLength(6);
      } finally {
        await Promise.all([redis.stop(), rabbit.stop()]);
      }
    },
  );

  it('names the setting that is missing', () => {
    expect(() => readSettings({})).toThrow('Set HUB_URL');
  });
});

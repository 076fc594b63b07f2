import { expect, test } from 'vitest';
import { publisherOf } from '../src/brokers/connecting.ts';

test.each([false, true])(
  'the close of a publisher closes its connection, also if the publisher fails: %s',
  async (fails) => {
    const calls: string[] = [];
    const publisher = publisherOf('events', () =>
      Promise.resolve({
        value: {
          name: 'events',
          publish: () => Promise.resolve(),
          close: () => {
            calls.push('close');
            return fails ? Promise.reject(new Error('away')) : Promise.resolve();
          },
        },
        host: 'localhost',
        disconnect: () => {
          calls.push('disconnect');
          return Promise.resolve();
        },
      }),
    );
    await publisher.close();
    expect(calls).toEqual([]);
    await publisher.publish({ id: '1', key: undefined, body: '{}' });
    const closed = publisher.close();
    await (fails ? expect(closed).rejects.toThrow('away') : closed);
    expect(calls).toEqual(['close', 'disconnect']);
  },
);

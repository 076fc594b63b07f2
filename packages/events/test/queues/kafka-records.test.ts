/** Records of a Kafka source: their content, commits, returns and dead letters. */
import { describe, expect, it } from 'vitest';
import { record, running, texts, useFakeClient } from '../support/fakes/kafka-client.ts';
import { settle } from '../support/world.ts';

describe('a Kafka source', () => {
  const { streams, failures, commit, send, closed } = useFakeClient();

  it('delivers records of its partitions with their trace, up to its capacity', async () => {
    const { got, bodies, close, errors } = await running({}, 3);
    const headers = new Map<Buffer, Buffer | null>([
      [Buffer.from('id'), Buffer.from('1')],
      [Buffer.from('traceparent'), Buffer.from('trace')],
    ]);
    streams[0]?.put(
      record(0, 5, { headers }),
      record(2, 1),
      record(1, 7, { value: null, headers: new Map([[Buffer.from('traceparent'), null]]) }),
      record(1, 8),
      record(0, 6),
    );
    await settle();
    expect(bodies()).toEqual(['0-5', '', '1-8']);
    expect(got.map(({ attempt, traceparent, isGone }) => [attempt, traceparent, isGone])).toEqual([
      [1, 'trace', false],
      [1, undefined, false],
      [1, undefined, false],
    ]);
    await got[1]?.ack();
    expect(texts(bodies)).toBe('0-5  1-8 0-6');
    await close();
    expect(errors).toEqual([]);
  });

  it('commits the offset after each finished record, with its epoch', async () => {
    const { got, close } = await running();
    streams[0]?.put(record(0, 5), record(0, 6), record(1, 1));
    await settle();
    await got[1]?.ack();
    expect(commit).not.toHaveBeenCalled();
    await got[0]?.ack();
    await got[2]?.deadLetter('No handler.');
    expect(commit.mock.calls).toEqual([
      [[{ topic: 'events', partition: 0, offset: 7n, leaderEpoch: 4 }]],
      [[{ topic: 'events', partition: 1, offset: 2n, leaderEpoch: 4 }]],
    ]);
    await close();
  });

  it('commits what is finished before it closes, and reports commits that fail', async () => {
    const { got, subscription, errors } = await running();
    streams[0]?.put(record(0, 5), record(1, 1));
    await settle();
    const [first, second] = [new Error('first'), new Error('second')];
    failures.set('commit', [first, second]);
    const acks = got.map((one) => Promise.resolve(one.ack()).catch((error: unknown) => error));
    await subscription.stop();
    await subscription.close();
    expect(await Promise.all(acks)).toEqual([first, second]);
    expect(errors).toEqual([first, second]);
    expect(closed.mock.calls.at(-1)).toEqual(['producer']);
  });

  it('redelivers a returned record in this process after its delay, before later ones', async () => {
    const { got, bodies, clock, close } = await running({}, 2);
    streams[0]?.put(record(0, 1), record(0, 2), record(0, 3));
    await settle();
    await got[0]?.nack(2_000);
    await got[1]?.nack(0);
    await clock.advance(1_999);
    expect(got).toHaveLength(2);
    await clock.advance(1);
    expect(bodies()).toEqual(['0-1', '0-2', '0-1', '0-2']);
    expect(got.map(({ attempt }) => attempt)).toEqual([1, 1, 2, 2]);
    got[2]?.forget();
    expect(bodies().slice(4)).toEqual(['0-1']);
    await close();
    expect(commit).not.toHaveBeenCalled();
  });

  it('dead-letters with the reason and the place, and commits only then', async () => {
    const { got, close } = await running();
    streams[0]?.put(record(1, 7));
    await settle();
    await got[0]?.deadLetter('No handler.');
    expect(send.mock.calls).toEqual([
      [
        {
          messages: [
            {
              topic: 'events-dead',
              value: Buffer.from('1-7'),
              headers: { reason: 'No handler.', partition: '1', offset: '7' },
            },
          ],
        },
      ],
    ]);
    expect(commit).toHaveBeenCalledTimes(1);
    await close();
  });

  it('redelivers a record that the dead letters did not take after ten seconds', async () => {
    const { got, clock, close } = await running({ deadLetterTopic: 'dead', sessionTimeoutInMs: 60_000 });
    streams[0]?.put(record(1, 7));
    await settle();
    failures.set('send', [new Error('no topic')]);
    await expect(got[0]?.deadLetter('No handler.')).rejects.toThrow('no topic');
    expect(commit).not.toHaveBeenCalled();
    await clock.advance(9_999);
    expect(got).toHaveLength(1);
    await clock.advance(1);
    expect(got).toHaveLength(2);
    await got[1]?.deadLetter('No handler.');
    expect(send.mock.calls[0]?.[0]).toMatchObject({ messages: [{ topic: 'dead' }] });
    await close();
  });
});

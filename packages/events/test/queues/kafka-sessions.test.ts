/** A Kafka source whose partitions another process gets, whose heartbeats stop or whose connection fails. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MessageLeaseLostError } from '../../src/index.ts';
import { assign, record, running, texts, useFakeClient } from '../support/fakes/kafka-client.ts';
import { settle } from '../support/world.ts';

describe('a Kafka source', () => {
  const { consumers, streams, failures, send, closed, heartbeat } = useFakeClient();

  it('loses the records of a partition that another process gets, and keeps other records', async () => {
    const { got, bodies, clock, close } = await running({}, 3);
    streams[0]?.put(record(0, 1), record(0, 2), record(1, 1), record(0, 3), record(1, 2));
    await settle();
    await got[1]?.nack(1_000);
    assign(consumers[0], [1, 2]);
    expect(got.map(({ isGone }) => isGone)).toEqual([true, true, false, false]);
    for (const call of [() => got[0]?.heartbeat(), () => got[0]?.nack(0)]) expect(call).toThrow(MessageLeaseLostError);
    await expect(got[0]?.deadLetter('no')).rejects.toThrow(MessageLeaseLostError);
    await got[2]?.heartbeat();
    await settle();
    await clock.advance(2_000);
    expect(bodies().filter((body) => body.startsWith('0'))).toEqual(['0-1', '0-2']);
    streams[0]?.put(record(1, 1), record(2, 1));
    await settle();
    expect(texts(bodies)).toBe('0-1 0-2 1-1 1-2 2-1');
    expect(send).not.toHaveBeenCalled();
    await close();
  });

  it('has room for others after a lost record is forgotten', async () => {
    const { got, bodies, close } = await running({}, 2);
    streams[0]?.put(record(0, 1), record(0, 2), record(1, 1));
    await settle();
    assign(consumers[0], [1]);
    expect(got).toHaveLength(2);
    got[0]?.forget();
    expect(bodies().slice(2)).toEqual(['1-1']);
    await close();
  });

  it('delivers nothing while it has sent no heartbeat for a session, and continues with the next one', async () => {
    const { got, clock, close } = await running();
    streams[0]?.put(record(0, 1));
    await settle();
    await clock.advance(5_999);
    await got[0]?.heartbeat();
    expect(got[0]?.isGone).toBe(false);
    await clock.advance(1);
    expect(() => got[0]?.heartbeat()).toThrow(MessageLeaseLostError);
    expect(got[0]?.isGone).toBe(true);
    streams[0]?.put(record(0, 2));
    got[0]?.forget();
    await settle();
    expect(got).toHaveLength(1);
    heartbeat();
    expect(got.map(({ attempt }) => attempt)).toEqual([1, 2, 1]);
    await close();
  });

  it('counts a session from the start of the heartbeat, not from its response', async () => {
    const { got, clock, close } = await running();
    streams[0]?.put(record(0, 1));
    await settle();
    consumers[0]?.emit('consumer:heartbeat:start');
    await clock.advance(3_000);
    consumers[0]?.emit('consumer:heartbeat:end');
    await clock.advance(2_999);
    expect(got[0]?.isGone).toBe(false);
    await clock.advance(1);
    expect(got[0]?.isGone).toBe(true);
    await close();
  });

  it('starts a new session after a failure, later after each, and reports each', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => void vi.mocked(Math.random).mockRestore());
    const { got, errors, clock, close } = await running();
    const wait = vi.spyOn(clock, 'wait');
    streams[0]?.put(record(0, 1));
    await settle();
    const [first, second] = [new Error('first'), new Error('second')];
    failures.set('consume', [second]);
    streams[0]?.fail(first);
    await settle();
    expect(got[0]?.isGone).toBe(true);
    await clock.advance(50);
    await settle();
    await clock.advance(100);
    await settle();
    expect(errors).toEqual([first, second]);
    expect(consumers).toHaveLength(3);
    expect(wait.mock.calls.map(([inMs]) => inMs)).toEqual([50, 100]);
    // The group starts at the last commit.
    streams[1]?.put(record(0, 1));
    await settle();
    expect(got.map(({ attempt }) => attempt)).toEqual([1, 1]);
    await streams[1]?.close();
    await settle();
    expect(String(errors[2])).toContain('The Kafka stream of events ended unexpectedly.');
    expect(wait.mock.calls.at(-1)?.[0]).toBe(50);
    expect(closed.mock.calls).toEqual([['consumer true'], ['consumer true'], ['consumer true']]);
    await close();
    expect(clock.pending).toBe(0);
  });
});

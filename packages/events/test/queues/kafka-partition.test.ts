import { createVirtualClock, systemClock } from '@tradelane/core';
import { expect, it } from 'vitest';
import { type KafkaEntry, KafkaPartition } from '../../src/brokers/kafka/partition.ts';
import { MessageLeaseLostError } from '../../src/queue/errors.ts';
import { gate, settle } from '../support/world.ts';

const record = (offset: number) => ({ offset: BigInt(offset), leaderEpoch: 0, body: Buffer.from(String(offset)) });

function partition(before: Promise<void> = Promise.resolve()) {
  const committed: bigint[] = [];
  const commit = (offset: bigint): Promise<void> => before.then(() => void committed.push(offset));
  return { committed, partition: new KafkaPartition(commit, systemClock) };
}

it('delivers a record once if the group reads it again after a rebalance', () => {
  const { partition: own } = partition();
  for (const offset of [1, 2, 1, 2, 3]) own.receive(record(offset));
  const taken = Array.from({ length: 4 }, () => own.take()?.offset);
  expect(taken).toEqual([1n, 2n, 3n, undefined]);
});

it('commits a record only after all earlier records are done', async () => {
  const { partition: own, committed } = partition();
  for (const offset of [1, 2, 3]) own.receive(record(offset));
  const [first, second, third] = [own.take(), own.take(), own.take()];
  if (!first || !second || !third) throw new Error('There are three records');
  await own.finish(third);
  expect(committed).toEqual([]);
  await own.finish(first);
  expect(committed).toEqual([2n]);
  await own.finish(second);
  expect(committed).toEqual([2n, 4n]);
});

it('redelivers returned records in their order, before later ones', () => {
  const { partition: own } = partition();
  for (const offset of [1, 2, 3, 4]) own.receive(record(offset));
  const [first, second, third] = [own.take(), own.take(), own.take()];
  if (!first || !second || !third) throw new Error('There are four records');
  for (const entry of [second, third, first]) own.giveBack(entry, 0, () => undefined);
  expect(Array.from({ length: 4 }, () => own.take()?.offset)).toEqual([1n, 2n, 3n, 4n]);
});

it('waits for a commit that is running', async () => {
  const open = gate();
  const { partition: own, committed } = partition(open.promise);
  own.receive(record(1));
  const entry = own.take();
  const finishing = entry && own.finish(entry);
  let isOver = false;
  const waiting = own.committed().then(() => (isOver = true));
  await settle();
  expect(isOver).toBe(false);
  open.open();
  await Promise.all([finishing, waiting]);
  expect(committed).toEqual([2n]);
});

it('delivers nothing while a returned record waits', async () => {
  const clock = createVirtualClock();
  const own = new KafkaPartition(() => Promise.resolve(), clock);
  for (const offset of [1, 2]) own.receive(record(offset));
  const first = own.take();
  let ready = 0;
  if (first) own.giveBack(first, 5_000, () => (ready += 1));
  await clock.advance(4_999);
  expect([own.take(), ready]).toEqual([undefined, 0]);
  await clock.advance(1);
  expect([own.take()?.offset, own.take()?.offset, ready]).toEqual([1n, 2n, 1]);
});

it('commits one after the other, the newest of what is done, and passes on a failure', async () => {
  const gates = [gate(), gate()];
  const committed: unknown[] = [];
  const commit = async (offset: bigint, leaderEpoch: number): Promise<void> => {
    committed.push([offset, leaderEpoch]);
    await gates[committed.length - 1]?.promise;
    if (committed.length === 3) throw new Error('not the coordinator');
  };
  const own = new KafkaPartition(commit, systemClock);
  for (const offset of [1, 2, 3, 4]) own.receive({ ...record(offset), leaderEpoch: offset });
  expect(own.waiting).toBe(4);
  const entries = [own.take(), own.take(), own.take(), own.take()];
  expect(own.waiting).toBe(0);
  const finish = (at: number): Promise<void> => own.finish(entries[at] as KafkaEntry);
  const [first, second, third] = [finish(0), finish(1), finish(2)];
  await settle();
  expect(committed).toEqual([[2n, 1]]);
  gates[0]?.open();
  await settle();
  expect(committed).toEqual([
    [2n, 1],
    [4n, 3],
  ]);
  gates[1]?.open();
  await Promise.all([first, second, third]);
  await expect(finish(3)).rejects.toThrow('not the coordinator');
  await own.committed();
  expect(committed).toHaveLength(3);
});

it('that is lost keeps nothing, and redelivers nothing', async () => {
  const clock = createVirtualClock();
  const own = new KafkaPartition(() => expect.unreachable(), clock);
  for (const offset of [1, 2, 3]) own.receive(record(offset));
  const entry = own.take() as KafkaEntry;
  own.giveBack(entry, 1_000, () => expect.unreachable());
  expect(own.isLost).toBe(false);
  own.lose();
  await clock.advance(1_000);
  expect([own.isLost, own.waiting, clock.pending]).toEqual([true, 0, 0]);
  expect(() => own.mustBeOurs()).toThrow(MessageLeaseLostError);
  await expect(own.finish(entry)).rejects.toThrow(MessageLeaseLostError);
});

it('waits until the last returned record is ready', async () => {
  const clock = createVirtualClock();
  const own = new KafkaPartition(() => Promise.resolve(), clock);
  for (const offset of [1, 2]) own.receive(record(offset));
  const [first, second] = [own.take() as KafkaEntry, own.take() as KafkaEntry];
  own.giveBack(first, 1_000, () => undefined);
  own.giveBack(second, 2_000, () => undefined);
  await clock.advance(1_000);
  expect(own.take()).toBeUndefined();
  await clock.advance(1_000);
  expect([own.take(), own.take()?.offset, own.take()?.offset]).toEqual([first, 2n, undefined]);
  expect([first.attempts, second.attempts]).toEqual([2, 2]);
});

import { systemClock } from '@tradelane/core';
import { expect, it } from 'vitest';
import { KafkaPartition } from '../../src/brokers/kafka/partition.ts';

const record = (offset: number) => ({ offset: BigInt(offset), leaderEpoch: 0, body: Buffer.from(String(offset)) });

function partition() {
  const committed: bigint[] = [];
  const commit = (offset: bigint): Promise<void> => Promise.resolve(void committed.push(offset));
  return { committed, partition: new KafkaPartition(commit, systemClock) };
}

it('hands a record out once that comes again, since the group has begun at what was committed', () => {
  const { partition: own } = partition();
  for (const offset of [1, 2, 1, 2, 3]) own.receive(record(offset));
  const taken = Array.from({ length: 4 }, () => own.take()?.offset);
  expect(taken).toEqual([1n, 2n, 3n, undefined]);
});

it('tells the group of a record only once all before it were dealt with', async () => {
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

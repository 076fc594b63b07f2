import { systemClock } from '@tradelane/core';
import { expect, it } from 'vitest';
import { KafkaPartition } from '../../src/brokers/kafka/partition.ts';

const record = (offset: number) => ({ offset: BigInt(offset), leaderEpoch: 0, body: Buffer.from(String(offset)) });

function partition() {
  const committed: bigint[] = [];
  const commit = (offset: bigint): Promise<void> => Promise.resolve(void committed.push(offset));
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

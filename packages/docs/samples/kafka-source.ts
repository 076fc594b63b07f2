import { setTimeout as pause } from 'node:timers/promises';
import * as kafka from '@platformatic/kafka';
import { MessageLeaseLostError, type Source } from '@tradelane/events';

type Cluster = kafka.BaseOptions & { groupId: string };

export function createKafkaSource(cluster: Cluster, topic: string): Source {
  const open: Source['open'] = async (intake) => {
    const strings = {
      serializers: kafka.stringSerializers,
      deserializers: kafka.stringDeserializers,
    };
    const options = { ...cluster, ...strings, autocommit: false };
    const consumer = new kafka.Consumer(options);
    const producer = new kafka.Producer({ ...cluster, ...strings });
    const stopping = new AbortController();
    // The next offset of each partition that this worker owns.
    let next = new Map<number, bigint>();
    consumer.on('consumer:group:join', () => {
      const own = consumer.assignments?.find((one) => one.topic === topic);
      next = new Map(own?.partitions.map((n) => [n, next.get(n) ?? 0n]));
    });
    const modes = { mode: 'committed', fallbackMode: 'earliest' } as const;
    const stream = await consumer.consume({ topics: [topic], ...modes });
    const read = async () => {
      for await (const message of stream) {
        const { partition, value, headers, leaderEpoch } = message;
        if (message.offset < (next.get(partition) ?? Infinity)) continue;
        const offset = message.offset + 1n;
        next.set(partition, offset);
        const heartbeat = () => {
          if (next.get(partition) === offset) return;
          throw new MessageLeaseLostError(`partition ${partition}`);
        };
        const commit = async () => {
          heartbeat();
          const position = { topic, partition, offset, leaderEpoch };
          await consumer.commit({ offsets: [position] });
        };
        const moveToDead = async (reason: string) => {
          heartbeat();
          const dead = {
            topic: `${topic}-dead`,
            value,
            headers: { reason },
          };
          await producer.send({ messages: [dead] });
          await commit();
        };
        const traceparent = headers.get('traceparent');
        for (let [attempt, delayInMs] = [1, 0]; delayInMs >= 0; attempt++) {
          await pause(delayInMs, undefined, stopping);
          if (next.get(partition) !== offset) break;
          delayInMs = await new Promise<number>((resolve) => {
            // The first call counts. A failed message is delivered again.
            const end = (work: Promise<void>) =>
              work.then(() => resolve(-1)).finally(() => resolve(10_000));
            const ack = () => end(commit());
            const deadLetter = (reason: string) => end(moveToDead(reason));
            const [nack, forget] = [resolve, () => resolve(0)];
            const ends = { ack, nack, deadLetter, heartbeat, forget };
            intake.deliver({ body: value, attempt, traceparent, ...ends });
          });
        }
      }
    };
    return {
      leaseInMs: 60_000,
      redelivery: 'first',
      ended: new Promise((resolve) => stream.once('error', resolve)),
      start: () => void read().catch(() => undefined),
      stop: async () => {
        stopping.abort();
        await stream.close();
      },
      close: () => consumer.close(true).then(() => producer.close()),
    };
  };
  return { name: topic, system: 'kafka', open };
}

import { JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { type Clock, systemClock } from '@tradelane/core';
import type { Intake, Subscription } from './source.ts';

/** What a subscription stands on. */
export interface NatsWatch {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  readonly stream: string;
  /** The stream of the dead letters. */
  readonly dead: string;
  readonly consumers: readonly string[];
  /** Whether a consumer has one message in hand at a time. */
  readonly isOneByOne: boolean;
  readonly everyInMs: number;
  /** Makes what is missing of the streams and consumers. */
  readonly make: () => Promise<void>;
  readonly clock?: Clock | undefined;
}

/**
 * Looks after the streams and consumers of a subscription.
 *
 * What was deleted is made anew. Messages that were in hand of a deleted consumer come a second time, and deliveries count from 1.
 *
 * A server that was killed may come back waiting for messages to be acknowledged that it has removed from the stream (2.9 and 2.10; 2.15 forgets
 * them). It tries to hand them out again and again: where one is in hand at a time nothing else ever is, otherwise the others come late or never. It
 * forgets one that is acknowledged once more. That takes nothing out of anybody's hands: it is about this message alone, which nobody can get any more.
 */
export function watched(subscription: Subscription, { onError }: Intake, watch: NatsWatch): Subscription {
  const { connection, manager, stream, dead, consumers, isOneByOne, everyInMs, make, clock = systemClock } = watch;
  const stopped = new AbortController();
  const tell = (error: unknown): void => {
    if (!stopped.signal.aborted) onError(error);
  };

  const isGone = async (seq: number): Promise<boolean> => {
    const { state } = await manager.streams.info(stream);
    // A number that the server has not given yet, or has given to a message that it lost, is that of a message to come.
    return seq <= state.last_seq && (await manager.streams.getMessage(stream, { seq })) === null;
  };

  /** The first message that a consumer waits for. */
  const firstInHand = async (consumer: string): Promise<number | undefined> => {
    const { ack_floor, delivered, num_ack_pending } = await manager.consumers.info(stream, consumer);
    if (num_ack_pending === 0) return undefined;
    return isOneByOne ? delivered.stream_seq : ack_floor.stream_seq + 1;
  };

  /** By consumer, the first message that was in hand at the last look. */
  const lastSeen = new Map<string, number | undefined>();
  const look = async (consumer: string): Promise<void> => {
    let seq = await firstInHand(consumer);
    const before = lastSeen.get(consumer);
    lastSeen.set(consumer, seq);
    if (seq !== before) return;
    const forgotten: number[] = [];
    while (seq !== undefined && (await isGone(seq))) {
      await connection.request(`$JS.ACK.${stream}.${consumer}.1.${seq}.0.0.0`, '+ACK');
      const next = await firstInHand(consumer);
      if (next === seq) break;
      forgotten.push(seq);
      seq = next;
    }
    if (forgotten.length === 0) return;
    tell(
      new Error(
        `NATS waited for messages that are gone from ${stream}, and ${consumer} goes on: ${forgotten.join(', ')}.`,
      ),
    );
  };

  const lookAtAll = async (): Promise<void> => {
    await manager.streams.info(dead);
    for (const consumer of consumers) await look(consumer);
  };

  const recover = async (error: unknown): Promise<void> => {
    if (!(error instanceof JetStreamApiError) || error.status !== 404) return tell(error);
    tell(new Error(`What is missing of ${stream} is made anew: ${error.message}.`, { cause: error }));
    await make();
  };

  const lookAgain = async (): Promise<void> => {
    for (;;) {
      await clock.wait(everyInMs, stopped.signal);
      await lookAtAll().catch(recover).catch(tell);
    }
  };

  return {
    ...subscription,
    start: () => {
      subscription.start();
      void connection.closed().then(() => stopped.abort());
      lookAgain().catch(() => undefined);
    },
    stop: async () => {
      stopped.abort();
      await subscription.stop();
      if (connection.isClosed()) return;
      // Servers up to 2.9 lose sight of a message that is returned while a request of somebody who left is open, until its lease is over. Who asks
      // how a consumer is doing makes the server drop such requests.
      await Promise.all(consumers.map((name) => manager.consumers.info(stream, name))).catch(onError);
    },
  };
}

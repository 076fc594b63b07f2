import { JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection, Status } from '@nats-io/transport-node';
import { type Clock, systemClock } from '@tradelane/core';
import { QueueError } from '../../queue/errors.ts';
import type { Intake, Subscription } from '../../queue/source.ts';

/** The streams and consumers of a subscription. */
export interface NatsWatch {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  readonly stream: string;
  /** The dead-letter stream. */
  readonly dead: string;
  readonly consumers: readonly string[];
  /** Whether each consumer has at most one message in flight. */
  readonly isOneByOne: boolean;
  readonly everyInMs: number;
  /** Creates missing streams and consumers. */
  readonly make: () => Promise<void>;
  readonly clock?: Clock | undefined;
}

/** The error of a status: a lost connection, or the reason why the server refuses a new one. */
export function lossOf(status: Status): Error | undefined {
  if (status.type === 'disconnect') return new Error('The connection was lost');
  return status.type === 'error' ? status.error : undefined;
}

/**
 * Watches the streams and consumers of a subscription, and recreates deleted ones.
 *
 * Messages in flight on a deleted consumer are redelivered, and their deliveries count from 1.
 *
 * A killed server (2.9, 2.10) may wait for acknowledgements of messages that it has removed from the stream. It then
 * blocks or delays other messages. Acknowledging such a message again releases it and affects no other worker.
 */
export function watched(subscription: Subscription, { onError }: Intake, watch: NatsWatch): Subscription {
  const { connection, manager, stream, dead, consumers, isOneByOne, everyInMs, make, clock = systemClock } = watch;
  const stopped = new AbortController();
  const tell = (error: unknown): void => {
    if (!stopped.signal.aborted) onError(error);
  };

  const isGone = async (seq: number): Promise<boolean> => {
    const { state } = await manager.streams.info(stream);
    // A sequence number that the server hasn't used, or has lost, belongs to a future message.
    return seq <= state.last_seq && (await manager.streams.getMessage(stream, { seq })) === null;
  };

  /** Consumers that were ahead of the stream at the last check. */
  const ahead = new Set<string>();
  /**
   * A killed server may lose the end of the stream and keep the consumer. New messages then get numbers that the
   * consumer has passed, and it never delivers them. Recreated, it starts at the first message again.
   */
  const checkPlace = async (consumer: string, delivered: number): Promise<void> => {
    // The stream is read after the consumer, so only a loss puts it behind.
    if (delivered <= (await manager.streams.info(stream)).state.last_seq) return void ahead.delete(consumer);
    if (!ahead.has(consumer)) return void ahead.add(consumer);
    ahead.delete(consumer);
    tell(
      new Error(
        `NATS lost the newest messages of ${stream}. ${consumer} is ahead of the stream, so the consumer is being recreated.`,
      ),
    );
    await manager.consumers.delete(stream, consumer);
    await make();
  };

  /** The first message in flight on a consumer. */
  const firstInHand = async (consumer: string): Promise<number | undefined> => {
    const { ack_floor, delivered, num_ack_pending } = await manager.consumers.info(stream, consumer);
    await checkPlace(consumer, delivered.stream_seq);
    if (num_ack_pending === 0) return undefined;
    return isOneByOne ? delivered.stream_seq : ack_floor.stream_seq + 1;
  };

  /** The first message in flight at the last check, by consumer. */
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
        `Messages ${forgotten.join(', ')} were deleted from ${stream} before they were acknowledged. ${consumer} skips them.`,
      ),
    );
  };

  const lookAtAll = async (): Promise<void> => {
    await manager.streams.info(dead);
    // One that fails doesn't keep the others from being checked.
    for (const result of await Promise.allSettled(consumers.map(look)))
      if (result.status === 'rejected') throw result.reason;
  };

  const recover = async (error: unknown): Promise<void> => {
    if (!(error instanceof JetStreamApiError) || error.status !== 404) return tell(error);
    tell(
      new Error(`The stream ${stream} or one of its consumers is missing and is being recreated: ${error.message}.`, {
        cause: error,
      }),
    );
    await make();
  };

  const lookAgain = async (): Promise<void> => {
    for (;;) {
      await clock.wait(everyInMs, stopped.signal);
      await lookAtAll().catch(recover).catch(tell);
    }
  };

  const followStatus = async (): Promise<void> => {
    for await (const status of connection.status()) {
      if (stopped.signal.aborted) return;
      const error = lossOf(status);
      if (error !== undefined) tell(error);
    }
  };

  const ended = connection.closed().then((cause) => {
    const why = cause instanceof Error ? `: ${cause.message}` : '';
    return new QueueError(`at ${connection.getServer()}`, `The connection was closed${why}`, cause);
  });

  return {
    ...subscription,
    ended,
    start: () => {
      subscription.start();
      void ended.then(() => stopped.abort());
      lookAgain().catch(() => undefined);
      followStatus().catch(tell);
    },
    stop: async () => {
      stopped.abort();
      await subscription.stop();
      if (connection.isClosed()) return;
      // Servers up to 2.9 hold back a returned message while a request of a departed client is open. Reading the
      // consumer's info drops such requests.
      await Promise.all(consumers.map((name) => manager.consumers.info(stream, name))).catch(onError);
    },
  };
}

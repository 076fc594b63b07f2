import { type Clock, systemClock } from '@tradelane/core';
import { reconnectInMs } from '../clock.ts';
import { giveBack, type Handle, HeldDeliveries } from './held-deliveries.ts';
import type { Intake, Subscription } from './source.ts';

/** How to pull messages from a queue. `openPull` does the rest. */
export interface Pull {
  readonly leaseInMs: number | undefined;
  readonly redelivery?: Subscription['redelivery'];
  /** Maximum number of messages per request. */
  readonly batch: number;
  /** Parallel requests. Default: 1. */
  readonly requests?: number | undefined;
  /** Receives up to `most` messages and passes each to `hand`. Resolves when the request ends. */
  receive(most: number, hand: (delivery: Handle) => void, signal: AbortSignal): Promise<void>;
  /** Releases what `receive` needs. */
  close?(): Promise<void>;
  readonly clock?: Clock | undefined;
}

/** A subscription that repeatedly requests as many messages as there is room for. */
export function openPull(intake: Intake, pull: Pull): Subscription {
  const { clock = systemClock, requests = 1 } = pull;
  const stopped = new AbortController();
  const waiting: (() => void)[] = [];
  const held = new HeldDeliveries(() => makeRoom());
  /** Messages that arrived after the stop and are being returned. */
  const tooLate: Promise<void>[] = [];
  let loops: readonly Promise<void>[] = [];

  // Waits until a request is large enough to be worthwhile, unless nothing is in flight.
  const enough = Math.max(1, Math.floor(intake.capacity / (2 * requests)));
  const batch = Math.min(pull.batch, Math.ceil(intake.capacity / requests));
  /** Messages that open requests may still deliver. */
  let asked = 0;
  const reserve = async (): Promise<number> => {
    while (intake.capacity - held.size - asked < enough && !stopped.signal.aborted)
      await new Promise<void>((resolve) => waiting.push(resolve));
    const most = Math.min(intake.capacity - held.size - asked, batch);
    asked += most;
    return most;
  };
  const makeRoom = (): void => waiting.shift()?.();

  const hand = (delivery: Handle): void => {
    if (stopped.signal.aborted) tooLate.push(giveBack(delivery, intake.onError));
    else intake.deliver(held.hold(delivery));
  };

  const receive = async (): Promise<void> => {
    let left = await reserve();
    try {
      const handOne = (delivery: Handle): void => {
        left -= 1;
        asked -= 1;
        hand(delivery);
      };
      if (!stopped.signal.aborted) await pull.receive(left, handOne, stopped.signal);
    } finally {
      asked -= left;
      makeRoom();
    }
  };

  const run = async (): Promise<void> => {
    for (let failures = 0; !stopped.signal.aborted;) {
      try {
        await receive();
        failures = 0;
      } catch (error) {
        if (stopped.signal.aborted) return;
        failures += 1;
        intake.onError(error);
        await clock.wait(reconnectInMs(failures), stopped.signal).catch(() => undefined);
      }
    }
  };

  return {
    leaseInMs: pull.leaseInMs,
    redelivery: pull.redelivery,
    start: () => {
      loops = Array.from({ length: requests }, run);
    },
    stop: async () => {
      stopped.abort();
      for (const goOn of waiting.splice(0)) goOn();
      await Promise.all(loops);
    },
    close: async () => {
      await Promise.all([...tooLate, held.giveBack(intake.onError)]);
      await pull.close?.();
    },
  };
}

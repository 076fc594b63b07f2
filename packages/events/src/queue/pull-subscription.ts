import { type Clock, systemClock } from '@tradelane/core';
import { giveBack, type Handle, HeldDeliveries } from './held-deliveries.ts';
import type { Intake, Subscription } from './source.ts';

/** How to pull messages from a queue; what every queue without a push has in common is `openPull`. */
export interface Pull {
  readonly leaseInMs: number | undefined;
  readonly redelivery?: Subscription['redelivery'];
  /** Most messages that one request may ask for. */
  readonly batch: number;
  /** How many requests are open at a time; 1 where absent. While the messages of one are worked at, those of the next are on their way. */
  readonly requests?: number | undefined;
  /** Takes up to so many messages and hands each over as it comes; resolves when the request is over, be it without any. */
  receive(most: number, hand: (delivery: Handle) => void, signal: AbortSignal): Promise<void>;
  /** Lets go of what `receive` needs. */
  close?(): Promise<void>;
  readonly clock?: Clock | undefined;
}

const shortestPauseInMs = 100;
const longestPauseInMs = 10_000;

/** A subscription that asks for as many messages as there is room for, again and again. */
export function openPull(intake: Intake, pull: Pull): Subscription {
  const { clock = systemClock, requests = 1 } = pull;
  const stopped = new AbortController();
  const waiting: (() => void)[] = [];
  const held = new HeldDeliveries(() => makeRoom());
  /** What came after the stop, on its way back. */
  const tooLate: Promise<void>[] = [];
  let loops: readonly Promise<void>[] = [];

  // Asking for few at a time is what costs; where there is much room or nothing in hand, nobody waits.
  const enough = Math.max(1, Math.floor(intake.capacity / (2 * requests)));
  const batch = Math.max(enough, Math.min(pull.batch, Math.ceil(intake.capacity / requests)));
  /** Messages that open requests may still bring. */
  let asked = 0;
  const reserve = async (): Promise<number> => {
    while (intake.capacity - held.size - asked < enough && !stopped.signal.aborted)
      await new Promise<void>((resolve) => waiting.push(resolve));
    const most = Math.min(intake.capacity - held.size - asked, batch, pull.batch);
    asked += most;
    return most;
  };
  const makeRoom = (): void => {
    if (waiting.length > 0 && intake.capacity - held.size - asked >= enough) waiting.shift()?.();
  };

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
        const pauseInMs = Math.min(longestPauseInMs, shortestPauseInMs * 2 ** Math.min(failures - 1, 10));
        await clock.wait(pauseInMs, stopped.signal).catch(() => undefined);
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

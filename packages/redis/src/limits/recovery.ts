import type { RateWindow } from '@tradelane/core';
import { guardInMs } from './slot-ledger.ts';

/** State of a worker's counts in Redis. They are complete unless it is disconnected or resynchronizes. */
export interface Recovery {
  /** Start of the last disconnect, loss of data, or start of the server at the first contact. */
  readonly sinceInMs: number | undefined;
  /** Until then, the worker resynchronizes: other workers may not have reported their usage. */
  readonly untilInMs: number | undefined;
  /** ID of the server at the last contact. */
  readonly server: string | undefined;
  /** Whether the ID was read on this connection. */
  readonly isMet: boolean;
}

export const unmet: Recovery = { sinceInMs: undefined, untilInMs: undefined, server: undefined, isMet: false };

/** The connection is back after a disconnect. */
export function returned(recovery: Recovery, sinceInMs: number, nowInMs: number, resyncInMs: number): Recovery {
  return { ...recovery, sinceInMs, untilInMs: nowInMs + resyncInMs, isMet: false };
}

/** The server has named itself. One that has just started may have lost usage. */
export function met(recovery: Recovery, server: string, startedAtInMs: number, resyncInMs: number): Recovery {
  return {
    sinceInMs: recovery.sinceInMs ?? startedAtInMs,
    untilInMs: recovery.untilInMs ?? startedAtInMs + resyncInMs,
    server,
    isMet: true,
  };
}

/** Redis has lost its data while it ran. */
export function emptied(recovery: Recovery, nowInMs: number, resyncInMs: number): Recovery {
  return { ...recovery, sinceInMs: nowInMs, untilInMs: nowInMs + resyncInMs };
}

interface Claim {
  /** The worker's share: the limit divided by the number of processes. */
  readonly share: number;
  /** Slots that the worker had when the counts were lost. */
  readonly had: number;
}

/**
 * Returns how many slots of a window a worker may use without the counts of the others. Its earlier slots are its own,
 * because all workers together had no more than the limit. Above that, earlier calls of the others must be over first.
 */
export function boundOf({ share, had }: Claim, clearInMs: number): number {
  return clearInMs <= 0 ? share : Math.min(share, had);
}

/** Returns the time until no call from before a disconnect or a loss counts. */
export function clearInMsOf(
  windows: readonly RateWindow[],
  sinceInMs: number,
  maxTransitInMs: number,
  nowInMs: number,
): number {
  return Math.max(...windows.map(({ periodInMs }) => periodInMs)) + guardInMs + maxTransitInMs - (nowInMs - sinceInMs);
}

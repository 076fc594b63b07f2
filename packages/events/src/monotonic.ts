import type { Clock } from '@tradelane/core';

/** The monotonic time of the clock, for measuring durations. */
export const monotonicNow = (clock: Clock): number => clock.monotonic?.() ?? clock.now();

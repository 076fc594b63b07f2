import type { Clock } from '@tradelane/core';

/** For measuring how long something takes: see `Clock.monotonic`. */
export const monotonicNow = (clock: Clock): number => clock.monotonic?.() ?? clock.now();

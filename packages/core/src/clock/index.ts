export { monotonicNow, startTimer } from './clock.ts';
export { type Timed, Timeouts } from './timeouts.ts';
export { systemClock } from './system-clock.ts';
export { createVirtualClock, type VirtualClock, type VirtualClockOptions } from './virtual-clock.ts';

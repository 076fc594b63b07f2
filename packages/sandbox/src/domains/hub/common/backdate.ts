import type { World } from '../../../world/index.ts';

export const hourInMs = 3_600_000;

/** Does something at an earlier time, so that the demo world has a past. */
export function at(world: World, hoursAgo: number, run: () => void): void {
  const { now } = world;
  world.now = now - hoursAgo * hourInMs;
  run();
  world.now = now;
}

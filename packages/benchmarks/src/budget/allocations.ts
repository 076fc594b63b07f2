import { runToEnd } from '../measure/child.ts';

/** Nothing is collected while it is counted: what is allocated in between fits into the young generation. */
const flags = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];

/**
 * Bytes that one call allocates on the heap, its garbage included.
 * @param way one of `allocating`
 * @param address of the server, or for the pipeline the module of the core
 * @param quick with fewer calls, after which less of what they run is compiled
 */
export async function allocatedPerCall(way: string, address: string, quick = false): Promise<number> {
  return Number(await runToEnd('measure/allocations.ts', [way, address, ...(quick ? ['--quick'] : [])], flags));
}

/** Bytes of the pipeline by itself: what a call takes on top of a transport that returns at once. */
export async function allocatedByPipeline(core: string): Promise<number> {
  return (await allocatedPerCall('pipeline', core)) - (await allocatedPerCall('transport alone', core));
}

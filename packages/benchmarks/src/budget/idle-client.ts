import { runToEnd } from '../measure/child.ts';

/**
 * Bytes of the heap that a client takes of which nothing was called yet.
 * @param surface module of the surface with most operations, the marketplace as a shop uses it
 */
export async function heapOfIdleClient(surface: string): Promise<number> {
  return Number(await runToEnd('measure/idle-client.ts', [surface], ['--expose-gc']));
}

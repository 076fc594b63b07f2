import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the heap's young generation as small as it is now. It grows to some 64 MB otherwise, and then what was read from a file and is long
 * done with takes more memory than all that a world of a million orders holds.
 */
export function keepYoungGenerationSmall(): void {
  try {
    setFlagsFromString('--semi-space-growth-factor=1');
  } catch {
    // A runtime without V8 sees to its memory itself.
  }
}

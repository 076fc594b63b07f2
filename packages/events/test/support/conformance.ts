import { describe, it } from 'vitest';
import { conformanceTests, type QueueTraits, type QueueUnderTest } from '../../src/conformance/index.ts';

/** Registers the conformance tests of a queue. */
export function conformance(
  { name, ...traits }: QueueTraits & { readonly name: string },
  create: (leaseInMs: number) => Promise<QueueUnderTest>,
): void {
  describe.concurrent(`a queue in ${name}`, () => {
    it.each(conformanceTests(traits, create))('$title', ({ run }) => run());
  });
}

import { join } from 'node:path';
import { bundleDocument, type Bundle } from '@tradelane/spec-model/bundle';
import { readOperations, type Operation } from '@tradelane/spec-model/operation';
import type { Surface } from '@tradelane/spec-model/surfaces';

export const surface: Surface = { name: 'corner-shop', source: 'fixtures/shop.yaml', family: 'instance', client: true };

/** The corner shop of `fixtures/`, bundled again for each caller. */
export async function readFixture(): Promise<{
  readonly bundle: Bundle;
  readonly operations: readonly Operation[];
  operation(id: string): Operation;
}> {
  const document = await bundleDocument(join(import.meta.dirname, surface.source));
  const operations = readOperations(document);
  return {
    bundle: { surface, document },
    operations,
    operation(id) {
      const found = operations.find((candidate) => candidate.id === id);
      if (found === undefined) throw new Error(`The fixture has no operation ${id}`);
      return found;
    },
  };
}

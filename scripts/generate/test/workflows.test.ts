import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleSurfaces } from '@tradelane/spec-model/bundle';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { emitWorkflows, original } from '../workflows.ts';

const root = join(import.meta.dirname, '../../..');

test("a package gets the workflows whose operations its surface has, and the original isn't written", async () => {
  const wanted = new Set<string>(['services-seller', 'marketplace-operator', original]);
  const bundles = await bundleSurfaces(
    root,
    surfaces.filter(({ name }) => wanted.has(name)),
  );
  const written = bundles.flatMap((bundle) => [...emitWorkflows(root, bundle).keys()]);
  expect(written.toSorted()).toEqual([
    'packages/marketplace-operator/src/imports.ts',
    'packages/services-seller/src/sync.ts',
    'packages/services-seller/src/transaction-export.ts',
  ]);
});

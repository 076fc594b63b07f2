import { expect, test } from 'vitest';
import { partsOf } from '../src/budget/parts.ts';

test('each module of a bundle costs the characters that it brought into it', async () => {
  const program = `import { RateLimitError } from '@tradelane/core'; globalThis.isLimit = (error) => error instanceof RateLimitError;`;
  const parts = await partsOf(program, true);
  const names = parts.map(({ name }) => name).filter((name) => name.startsWith('core/'));
  expect(names.toSorted()).toEqual([
    'core/src/base/errors/api-error.ts',
    'core/src/base/errors/brand.ts',
    'core/src/base/errors/tradelane-error.ts',
  ]);
  for (const { name, characters, bytes } of parts)
    if (name.startsWith('core/')) expect([characters > bytes, bytes > 0], name).toEqual([true, true]);
});

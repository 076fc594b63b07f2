import { expect, test } from 'vitest';
import { everyEntry } from '../packing/every-entry.ts';
import { publicPackages } from '../../build/packages.ts';

test('every entry with types is imported once, whatever its conditions', () => {
  const exports = {
    '.': { node: { types: './a.d.ts', default: './a.js' }, default: { types: './b.d.ts', default: './b.js' } },
    './errors': { types: './errors.d.ts', default: './errors.js' },
    './package.json': './package.json',
  };
  const manifest = { name: '@tradelane/leaf', version: '1.0.0', exports };
  expect(everyEntry([{ folder: '/leaf', manifest }])).toBe(
    "export * as entry0 from '@tradelane/leaf';\nexport * as entry1 from '@tradelane/leaf/errors';\n",
  );
});

test('all entries of our packages are imported, except entries that need an optional package', () => {
  const text = everyEntry(publicPackages());
  for (const { manifest } of publicPackages().filter(({ manifest }) => manifest.exports?.['.'] !== undefined))
    expect(text).toContain(` from '${manifest.name}';`);
  expect(text).toContain(" from '@tradelane/events/sqlite';");
  expect(text).not.toContain('@tradelane/events/sqs');
});

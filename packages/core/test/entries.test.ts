import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../src');

/** Every module specifier that is reachable from an entry, types left out. */
function reach(entry: string): Set<string> {
  const seen = new Set<string>();
  const specifiers = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]+;/gm, '');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      if (specifier.startsWith('.')) visit(resolve(dirname(file), specifier));
      else specifiers.add(specifier);
    }
  };
  visit(resolve(source, entry));
  return specifiers;
}

test('the portable entry reaches nothing but openapi-fetch', () => {
  expect([...reach('index.ts')]).toEqual(['openapi-fetch']);
});

test('the Node entry is where Node and undici are', () => {
  expect([...reach('node.ts')].filter((specifier) => !specifier.startsWith('node:'))).toEqual(['undici']);
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../src/domains/index.ts';
import { table, validators } from '../../src/domains/operations.ts';

describe('handlers', () => {
  it('one for each operation of the API descriptions, and no other', () => {
    const described = new Set(table.surfaces.flatMap(({ operations }) => operations.map(({ id }) => id)));
    expect(Object.keys(handlers).sort()).toEqual([...described].sort());
  });

  it('every JSON body and JSON part has a validator', () => {
    for (const { name, operations } of table.surfaces) {
      for (const { id, body } of operations) {
        if (body?.kind === 'json' || body?.kind === 'form')
          expect(validators[`${name}/${id}`], `${name}/${id}`).toBeTypeOf('function');
        for (const [part, { kind }] of Object.entries(body?.parts ?? {})) {
          if (kind === 'json')
            expect(validators[`${name}/${id}/${part}`], `${name}/${id}/${part}`).toBeTypeOf('function');
        }
      }
    }
  });
});

describe('the portable entry', () => {
  it('reaches nothing of Node', () => {
    const entry = fileURLToPath(new URL('../../src/portable.ts', import.meta.url));
    const seen = new Set<string>();
    const outside = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s+'([^']+)'/g)) {
        if (from.startsWith('.')) visit(join(dirname(file), from));
        else outside.add(from);
      }
    };
    visit(entry);
    expect([...outside].filter((one) => one.startsWith('node:'))).toEqual([]);
    expect(seen.size).toBeGreaterThan(50);
  });
});

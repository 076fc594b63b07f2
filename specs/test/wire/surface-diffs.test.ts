import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  documentOf,
  type Node,
  operationOf,
  parametersOf,
  requestSchemasAt,
  resolved,
  responseSchemasAt,
  schemasAt,
} from './schema-at.ts';

/** A difference of one operation between one surface and the other surfaces of its family. */
interface Row {
  readonly operation: string;
  readonly surface: string;
  /** The surfaces of the family that the row doesn't name. */
  readonly others: readonly string[];
  readonly diff: string;
  readonly where: string;
  readonly path: string;
  readonly values: readonly string[];
}

const families: Readonly<Record<string, string>> = { PS: 'services', CM: 'catalog-manager', MP: 'marketplace' };
const roles: Readonly<Record<string, string>> = { S: 'seller', O: 'operator', F: 'front' };

const rows: readonly Row[] = readFileSync(join(import.meta.dirname, 'surface-diffs.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [operation = '', surfaces = '', diff = '', where = '', path = '', , , , values = ''] = line.split('\t');
    const named = surfaces.split('|');
    return named.flatMap((key) => {
      const [family = '', role = ''] = key.split(':');
      const surfaceOf = (of: string): string => `${families[family]}-${roles[of]}`;
      const others = Object.keys(roles)
        .filter((one) => !named.includes(`${family}:${one}`))
        .map(surfaceOf);
      const row = { operation, surface: surfaceOf(role), others: others.filter((one) => has(one, operation)) };
      const fact = { diff, where, path, values: values === '' ? [] : values.split('|') };
      return has(row.surface, operation) ? [{ ...row, ...fact }] : [];
    });
  });

/** Rows that the documents overrule. The documents list these fields and parameters for every surface. */
const overruled: ReadonlySet<string> = new Set([
  'S30 shop_ids',
  'S30 updated_since',
  'S30 shop_documents[].shop_id',
  'S31 shop_ids',
  'H11 shop_id',
  'CM11 shop_id',
  'PM11 shop_id',
  'PM11 all_operator_attributes',
]);

function has(surface: string, operation: string): boolean {
  try {
    return operationOf(documentOf(surface), operation) !== undefined;
  } catch {
    return false;
  }
}

test('most rows are about operations of this project', () => {
  expect(rows.length).toBeGreaterThan(250);
});

test.each(rows.filter(({ operation, path }) => !overruled.has(`${operation} ${path}`)))(
  '$surface $operation $where $path is $diff',
  (row) => {
    const here = schemasOf(row, row.surface);
    if (row.diff === 'missing-here') expect(here).toEqual([]);
    else expect(here).not.toEqual([]);
    for (const value of row.values) expect(here.flatMap(valuesOf)).toContain(value);
    if (row.diff === 'only-here')
      for (const other of row.others) expect([other, schemasOf(row, other)]).toEqual([other, []]);
  },
);

/** The schemas at the place of a row. All variants are searched, so `{type=X}` has no effect. */
function schemasOf({ operation: id, where, path }: Row, surface: string): readonly Node[] {
  const document = documentOf(surface);
  const operation = operationOf(document, id);
  const place = `$.${path.replaceAll(/\{[^}]*\}/g, '')}`;
  if (where === 'query' || where === 'path') {
    const item = Object.values(document['paths'] as Readonly<Record<string, Node>>).find((one) =>
      Object.values(one).includes(operation),
    );
    const shared = ((item?.['parameters'] ?? []) as readonly unknown[]).map((one) => resolved(document, one));
    return [...parametersOf(document, operation), ...shared]
      .filter((one) => one['in'] === where && one['name'] === path)
      .flatMap(({ schema }) => [...schemasAt(document, schema, '$'), ...schemasAt(document, schema, '$[]')]);
  }
  return where === 'request'
    ? requestSchemasAt(document, operation, place)
    : responseSchemasAt(document, operation, place);
}

const valuesOf = (schema: Node): readonly unknown[] =>
  ['enum', 'x-extensible-enum'].flatMap((key) => (schema[key] ?? []) as readonly unknown[]);

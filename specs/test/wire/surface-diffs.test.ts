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

const families: Readonly<Record<string, string>> = { PS: 'services', MP: 'marketplace', CM: 'catalog-manager' };
const roles: Readonly<Record<string, string>> = { S: 'seller', O: 'operator', F: 'front' };

const lines = readFileSync(join(import.meta.dirname, 'surface-diffs.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);

const rows: readonly Row[] = lines.flatMap((line) => {
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

function idsOf(surface: string): readonly string[] {
  try {
    const paths = documentOf(surface)['paths'] as Readonly<Record<string, Readonly<Record<string, Node>>>>;
    return Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId: id }) => (typeof id === 'string' ? [id] : [])),
    );
  } catch {
    return [];
  }
}

test('most rows are about operations of this project', () => {
  expect(rows.length).toBeGreaterThan(250);
});

/** The operation as a surface describes it, without texts and roles. */
function factsOf(surface: string, id: string): unknown {
  const { parameters, requestBody, responses } = operationOf(documentOf(surface), id);
  return { parameters, requestBody, responses };
}

const instance = Object.values(families).flatMap((family) => Object.values(roles).map((role) => `${family}-${role}`));

test('each operation of several surfaces has a row with its differences, or one with `same`', () => {
  const named = new Set(
    lines
      .map((line) => line.split('\t'))
      .flatMap(([id, surfaces = '']) => surfaces.split('|').map((key) => `${id} ${families[key.slice(0, 2)]}`)),
  );
  const everyId = new Set(instance.flatMap(idsOf));
  const missing = [...everyId].flatMap((id) =>
    instance
      .filter((surface) => has(surface, id))
      .slice(1)
      .filter((surface) => !named.has(`${id} ${surface.replace(/-\w+$/, '')}`))
      .map((surface) => `${id} of ${surface}`),
  );
  expect(missing).toEqual([]);
});

test.each(rows.filter(({ operation, path }) => !overruled.has(`${operation} ${path}`)))(
  '$surface $operation $where $path is $diff',
  (row) => {
    if (row.diff === 'same') {
      const others = instance.filter((surface) => surface !== row.surface && has(surface, row.operation));
      expect(others.map((surface) => factsOf(surface, row.operation))).toContainEqual(
        factsOf(row.surface, row.operation),
      );
      return;
    }
    const here = schemasOf(row, row.surface);
    if (row.diff === 'missing-here') expect(here).toEqual([]);
    else expect(here).not.toEqual([]);
    // `@name_N` is a list of N values.
    const values = new Set(here.flatMap(valuesOf));
    for (const value of row.values)
      if (value.startsWith('@')) expect(values.size).toBe(Number(/\d+$/.exec(value)?.[0]));
      else expect([...values]).toContain(value);
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

const valuesOf = (schema: Node): readonly unknown[] => ['enum', 'const'].flatMap((key) => schema[key] ?? []);

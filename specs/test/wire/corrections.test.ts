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

/** One correction: a fact about one place of one operation, the same on every surface. */
interface Row {
  readonly operation: string;
  readonly surface: string;
  readonly where: string;
  readonly path: string;
  readonly attribute: string;
  readonly wire: string;
}

const rows: readonly Row[] = readFileSync(join(import.meta.dirname, 'corrections.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [operation = '', surfaces = '', where = '', path = '', attribute = '', wire = ''] = line.split('\t');
    return surfaces.split(',').map((surface) => ({ operation, surface, where, path, attribute, wire }));
  });

/** The documents win over the wire: the export of CM11 is an array of entries, not a file. */
const decidedByTheDocuments = ({ operation, attribute }: Row): boolean =>
  operation === 'CM11' && attribute === 'format';

test.each(rows.filter((row) => !decidedByTheDocuments(row)))(
  '$surface $operation $where $path: $attribute is $wire',
  (row) => {
    expect(valuesAt(row)).toContainEqual(cell(row));
  },
);

test.each(rows.filter(decidedByTheDocuments))('$surface $operation $where is the array of the documents', (row) => {
  expect(valuesAt({ ...row, attribute: 'type' })).toContain('array');
});

/** All values of the attribute at the place of the row. */
function valuesAt({ surface, operation: id, where, path, attribute }: Row): readonly unknown[] {
  const document = documentOf(surface);
  const operation = operationOf(document, id);
  if (attribute === 'mediatype') return contentTypes(document, operation, path.slice(0, 3));
  // The default of a list stands at the list.
  const place = attribute === 'default' ? path.replace(/\[\]$/, '') : path;
  const [side, status] = where.split(':');
  const schemas =
    side === 'query'
      ? querySchemas(document, operation, place)
      : side === 'request'
        ? requestSchemasAt(document, operation, place)
        : responseSchemasAt(document, operation, place, status);
  if (schemas.length === 0) throw new Error(`${surface} ${id} has nothing at ${where} ${place}`);
  return schemas.map((schema) => schema[attribute]);
}

function querySchemas(document: Node, operation: Node, path: string): readonly Node[] {
  const [, name, rest] = /^([^[]+)(.*)$/.exec(path) ?? [];
  const parameter = parametersOf(document, operation).find((one) => one['in'] === 'query' && one['name'] === name);
  return parameter === undefined ? [] : schemasAt(document, parameter['schema'], `$${rest}`);
}

function contentTypes(document: Node, operation: Node, status: string): readonly string[] {
  const response = resolved(document, (operation['responses'] as Node)[status]);
  return Object.keys(response['content'] as Node);
}

/** A cell is JSON, a value in a list, values between commas, or a word. */
function cell({ path, attribute, wire }: Row): unknown {
  if (attribute === 'default' && path.endsWith('[]')) return wire.split(',');
  const value: unknown = /^-?[[\d]|^(true|false)$/.test(wire) ? JSON.parse(wire) : wire;
  return attribute === 'format' && Array.isArray(value) ? value[0] : value;
}

/** Facts of the documents that aren't requests or responses: deprecations and the content of events. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { clients } from '../src/clients.ts';
import { routes } from '../src/document.ts';
import { readDocument } from '../src/surfaces.ts';

interface Deprecation {
  readonly deprecated?: boolean;
  readonly 'x-replaced-by'?: string;
}

const source = (surface: string, file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${surface}/src/generated/${file}.ts`, import.meta.url)), 'utf8');

const deprecations = clients.flatMap(({ surface }) => {
  const all = routes(readDocument(surface));
  return all
    .filter(({ operation }) => (operation as Deprecation).deprecated === true)
    .map(({ operation }) => ({
      surface,
      id: operation.operationId,
      method: operation['x-method'],
      replacement: (operation as Deprecation)['x-replaced-by'] ?? '',
      replacedBy: all.find((other) => other.operation.operationId === (operation as Deprecation)['x-replaced-by'])
        ?.operation['x-method'],
    }));
});

/** The deprecated operations of the documents, with their replacements. */
const listed: Readonly<Record<string, string>> = {
  acceptOrderLines: 'v2-acceptOrderLines',
  createShipment: 'v2-createShipment',
  listOrders: 'v2-listOrders',
  'v2-getOrderTracking': 'v2-getActionStatus',
  RE02: 'RE01',
  RE11: 'RE02',
  RE12: 'RE02',
  RE14: 'RE02',
  M01: 'M11',
  OR42: 'OR43',
  OR12: 'OR11',
  OR26: 'OR28',
  OR41: 'M11',
  OF26: 'OF22',
  OF51: 'OF52',
};

describe('a deprecated operation', () => {
  it('E07, AS83: exactly the operations that the documents list are deprecated, on every surface that has them', () => {
    for (const { surface, id, replacement } of deprecations)
      expect([surface, id, replacement]).toEqual([surface, id, listed[id]]);
    const expected = clients.flatMap(({ surface }) =>
      routes(readDocument(surface)).filter(({ operation }) => operation.operationId in listed),
    );
    expect(deprecations).toHaveLength(expected.length);
  });

  it.each(deprecations)(
    'E07, AS159, AS160: $surface $id names its replacement in the document, the descriptor and the method',
    ({ surface, id, replacement, replacedBy }) => {
      expect(replacement).not.toBe('');
      const marks = source(surface, 'client')
        .split('/**')
        .filter((comment) => comment.includes(`@see ${id}:`));
      expect(marks).toHaveLength(1);
      expect(marks[0]).toContain('@deprecated');
      expect(marks[0]).toContain(replacedBy ?? replacement);
      expect(source(surface, 'operations')).toContain(`deprecated: '${replacement}'`);
    },
  );
});

const secretive = /token|secret|authorization|password|api_?key|credential/i;

/** Names of all fields in a value. */
function names(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    Array.isArray(value) ? names(inner) : [name, ...names(inner)],
  );
}

describe('an event', () => {
  const { webhooks } = readDocument('channel-platform') as unknown as {
    readonly webhooks: Readonly<
      Record<string, { readonly post: { readonly security: readonly object[]; readonly requestBody: unknown } }>
    >;
  };

  it.each(Object.entries(webhooks).map(([name, { post }]) => ({ name, post })))(
    'E09: $name is documented without credentials',
    ({ post }) => {
      expect(post.security).toEqual([]);
      expect(names(post.requestBody).filter((name) => secretive.test(name))).toEqual([]);
    },
  );
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleDocument } from '@tradelane/spec-model/bundle';
import type { Document } from '@tradelane/spec-model/document';
import { surfaces } from '@tradelane/spec-model/surfaces';
import type { SpecChange } from '../extension-changes.ts';
import { compareDocuments, entryOf } from '../spec-changelog.ts';

interface Knobs {
  readonly response?: Readonly<Record<string, unknown>>;
  readonly request?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly status?: readonly string[];
  readonly sizes?: readonly string[];
  readonly parameter?: object;
  readonly rate?: unknown;
  readonly retry?: string;
  readonly batch?: number;
  readonly description?: string;
  readonly extra?: object;
}

/** One list and one write, with the parts that a test changes. */
function documentWith(knobs: Knobs = {}): Document {
  const shared = {
    'x-rate-limit': { recommended: 'event-driven', maximum: knobs.rate ?? [{ requests: 1, period: 'PT1M' }] },
  };
  const status = { type: 'string', enum: knobs.status ?? ['NEW', 'DONE'], 'x-extensible-enum': true };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1.0.0' },
    servers: [{ url: '{base_url}/api' }],
    paths: {
      '/orders': {
        get: {
          operationId: 'listOrders',
          summary: 'List',
          description: knobs.description ?? 'Lists orders.',
          'x-method': 'orders.list',
          'x-retry': 'read',
          ...shared,
          parameters: knobs.parameter === undefined ? [] : [knobs.parameter],
          responses: {
            200: {
              description: 'Orders.',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Order' } } },
                  },
                },
              },
            },
          },
        },
        post: {
          operationId: 'writeOrder',
          summary: 'Write',
          description: 'Writes one order.',
          'x-method': 'orders.write',
          'x-retry': knobs.retry ?? 'idempotent',
          ...(knobs.batch === undefined
            ? {}
            : { 'x-batch-limit': { items: 'body.orders', maximum: knobs.batch, split: false } }),
          ...shared,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: knobs.required ?? [],
                  properties: {
                    id: { type: 'string' },
                    size: { type: 'string', enum: knobs.sizes ?? ['S', 'M'] },
                    ...knobs.request,
                  },
                },
              },
            },
          },
          responses: { 204: { description: 'Written.' } },
        },
      },
      ...knobs.extra,
    },
    components: {
      schemas: { Order: { type: 'object', properties: { id: { type: 'string' }, status, ...knobs.response } } },
    },
  };
  return document as unknown as Document;
}

function changed(knobs: Knobs): readonly SpecChange[] {
  return compareDocuments(documentWith(), documentWith(knobs));
}

const operation = {
  get: {
    operationId: 'listStores',
    summary: 'Stores',
    description: 'Lists stores.',
    'x-method': 'stores.list',
    'x-retry': 'read',
    'x-rate-limit': { recommended: 'event-driven', maximum: 'event-driven' },
    responses: { 204: { description: 'None.' } },
  },
};

const minor: readonly (readonly [string, Knobs, string])[] = [
  ['an enum value of a request', { sizes: ['S', 'M', 'L'] }, 'enum'],
  ['an enum value of a response', { status: ['NEW', 'DONE', 'LOST'] }, 'LOST'],
  ['a field of a response', { response: { note: { type: 'string' } } }, '`response 200 data[].note` was added'],
  ['an optional field of a request', { request: { note: { type: 'string' } } }, '`request note` was added'],
  ['an optional parameter', { parameter: { name: 'limit', in: 'query', schema: { type: 'integer' } } }, 'parameter'],
  ['an operation', { extra: { '/stores': operation } }, ''],
];

const major: readonly (readonly [string, Knobs, string])[] = [
  [
    'a field of a request that became required',
    { request: { note: { type: 'string' } }, required: ['note'] },
    'required',
  ],
  [
    'a required parameter',
    { parameter: { name: 'store', in: 'query', required: true, schema: { type: 'string' } } },
    '',
  ],
  ['an enum value of a request that is gone', { sizes: ['S'] }, "'M'"],
  ['a maximum rate that was tightened', { rate: [{ requests: 1, period: 'PT5M' }] }, 'from 1 per PT1M to 1 per PT5M'],
  ['an operation that must not be repeated any more', { retry: 'unsafe' }, 'from idempotent to unsafe'],
  ['a batch that holds less', { batch: 50 }, 'from Infinity to 50'],
];

describe('levels of a change in the descriptions', () => {
  test('identical documents have no changes and no entry', () => {
    expect(changed({})).toEqual([]);
    expect(entryOf('1', new Map([['Shop', []]]))).toBe('');
  });
  test.for(minor)('E04, E05: %s is minor', ([, knobs, words]) => {
    const changes = changed(knobs);
    expect(changes[0]?.level).toBe('minor');
    expect(changes.map(({ text }) => text).join('\n')).toContain(words);
  });
  test.for(major)('%s is major', ([, knobs, words]) => {
    const changes = changed(knobs);
    expect(changes[0]?.level).toBe('major');
    expect(changes.map(({ text }) => text).join('\n')).toContain(words);
  });
  test.for(minor)('%s is major if it is removed again', ([, knobs]) => {
    expect(compareDocuments(documentWith(knobs), documentWith())[0]?.level).toBe('major');
  });
  test('changed words are a patch, and so is a looser limit', () => {
    expect(changed({ description: 'Lists all orders.' }).map(({ level }) => level)).toEqual(['patch']);
    expect(new Set(changed({ rate: [{ requests: 5, period: 'PT1M' }] }).map(({ level }) => level))).toEqual(
      new Set(['patch']),
    );
  });
  test('an entry contains the surface with its highest level, and the operation of each change', () => {
    const entry = entryOf(
      '2026-12-01',
      new Map([['Shop', changed({ retry: 'unsafe', status: ['NEW', 'DONE', 'LOST'] })]]),
    );
    expect(entry).toMatch(/^## 2026-12-01\n\n### Shop, major\n\n- \*\*major\*\* `POST \/orders`: .*unsafe/);
    expect(entry).toContain('- **minor** `GET /orders`:');
  });
});

test('the entry of a release contains the changes of each published description since the one before', async () => {
  const before = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    for (const { name, source } of surfaces) {
      const document = await bundleDocument(join(import.meta.dirname, '../../..', source));
      if (name === 'hub') {
        const properties: Record<string, object> = document.components?.schemas?.['ActionStatus']?.properties ?? {};
        delete properties['errors'];
        properties['progress'] = { type: 'integer' };
      }
      writeFileSync(join(before, `${name}.openapi.json`), JSON.stringify(document));
    }
    const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, '../spec-changelog.ts'), before], {
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^## Unreleased\n\n### Hub, major\n/);
    expect(stdout).toContain('- **major** `GET /v2/orders/actions/{action_id}`: ');
    expect(stdout).toMatch(/\*\*minor\*\* `GET \/v2\/orders\/actions\/{action_id}`: `response 200 errors` was added/);
    expect(stdout.match(/^### /gm)).toHaveLength(1);
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
});

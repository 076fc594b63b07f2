import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleSurfaces } from '@tradelane/spec-model/bundle';
import type { Document } from '@tradelane/spec-model/document';
import { publishedDocuments } from '@tradelane/spec-model/published';
import { surfaces } from '@tradelane/spec-model/surfaces';
import type { SpecChange } from '../extension-changes.ts';
import { smallestAfter } from '../bump.ts';
import { compareDocuments, partsOf } from '../spec-changelog.ts';
import { versionDocuments } from '../spec-versions.ts';

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
    expect(partsOf(new Map([['Shop', []]]))).toBe('');
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
  test('an entry lists the changes as sentences, the largest first', () => {
    const changes = changed({ retry: 'unsafe', status: ['NEW', 'DONE', 'LOST'], description: 'Lists.' });
    const entry = partsOf(new Map([['Shop 2.0.0', changes]]));
    expect(entry).toMatch(/^### Shop 2\.0\.0\n\n- \*\*major\*\* `POST \/orders`: Repeating it .*unsafe\.\n/);
    expect(entry).toContain('- **patch** The wording or examples of 1 part were changed.');
    expect(entry).toContain('- **minor** `GET /orders`:');
  });
});

test('pnpm release version raises the version of a changed description, and keeps each published document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  const root = join(import.meta.dirname, '../../..');
  const list = surfaces.filter(({ name }) => name === 'hub' || name === 'channel-platform');
  const release = (date: string): Promise<string> => versionDocuments(folder, date, list);
  try {
    const sources = globSync('specs/{common,hub,channel-platform,events}/**/*.yaml', { cwd: root });
    for (const file of sources) cpSync(join(root, file), join(folder, file));
    const [hub, platform] = (await bundleSurfaces(root, list)).map(({ document }) => document.info.version);
    expect(await release('2026-12-01')).toContain(`### First publication\n\n- Hub ${hub}\n`);
    const first = publishedDocuments(folder);
    expect(await release('2026-12-02')).toBe('');

    const file = join(folder, 'specs/channel-platform/schemas/events.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace('    type: { type: string, const: OFFER_UPSERT', (field) => `    note: { type: string }\n${field}`),
    );
    const entry = await release('2026-12-03');
    expect(entry).toContain(`### Channel platform ${smallestAfter(platform ?? '', 'minor')}\n\n- **minor**`);
    expect(entry).toMatch(/### Events of the hub \S+\n\n- \*\*minor\*\*/);
    expect(entry).not.toContain('### Hub');
    const second = publishedDocuments(folder);
    expect(second).toEqual(expect.arrayContaining([...first]));
    expect(second).toHaveLength(first.length + 2);
    expect(readFileSync(join(folder, 'packages/docs/changelog/2026-12-03.md'), 'utf8')).toBe(
      `## 2026-12-03\n\n${entry}`,
    );
    expect(await release('2026-12-04')).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

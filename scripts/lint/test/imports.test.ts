import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { violationsOf } from '../imports/checks.ts';
import { type ImportGraph, readImportGraph } from '../imports/graph.ts';
import { type Layout, layouts } from '../imports/layout.ts';

const repository = join(import.meta.dirname, '../../..');

describe.each(Object.entries(layouts))('the imports of the %s', (_, layout) => {
  const graph = readImportGraph(join(repository, layout.root));

  test('the imports of a package point downwards, and load only what their runtime has', () => {
    expect(violationsOf(graph, layout)).toEqual([]);
  });

  test('the imports of every layer and every entry point are read', () => {
    const files = [...graph.keys()];
    for (const beginning of layout.layers) expect(files.some((file) => file.startsWith(beginning))).toBe(true);
    for (const entry of Object.keys(layout.entries)) expect(graph.get(entry)).not.toEqual([]);
    for (const imports of graph.values())
      for (const { to, isOwn } of imports) if (isOwn && !to.endsWith('.json')) expect(files).toContain(to);
  });
});

/** Files and their imports. The prefix `type:` marks an import that the compiler erases. */
function graphOf(files: Readonly<Record<string, readonly string[]>>): ImportGraph {
  const read = (specifier: string): { to: string; isOwn: boolean; isType: boolean } => {
    const to = specifier.replace(/^type:/, '');
    return { to, isOwn: to.endsWith('.ts'), isType: to !== specifier };
  };
  return new Map(Object.entries(files).map(([file, imports]) => [file, imports.map(read)]));
}

const layered: Layout = { root: '', layers: ['base/', 'call/', ''], entries: { 'index.ts': ['library'] } };
const inLayers = (files: Readonly<Record<string, readonly string[]>>, more: Partial<Layout> = {}): readonly string[] =>
  violationsOf(graphOf({ 'index.ts': ['call/a/send.ts'], ...files }), { ...layered, ...more });

describe('layers', () => {
  test('a higher layer may import a lower one and itself', () => {
    expect(inLayers({ 'call/a/send.ts': ['base/c/clock.ts', 'call/b/b.ts'], 'call/b/b.ts': [] })).toEqual([]);
  });

  test.each(['base/c/clock.ts', 'base/log.ts'])(
    'an import of a higher layer is reported, also of a type, from %s',
    (from) => {
      const problem = `${from} imports call/a/send.ts, which is above it: move what both need into the lower layer`;
      expect(inLayers({ [from]: ['type:call/a/send.ts'] })).toEqual([problem]);
      expect(inLayers({ [from]: ['call/a/send.ts'] })).toEqual([problem]);
    },
  );
});

describe('entry points', () => {
  test.each(['node:fs', 'undici', 'another-library'])('%s is reported at any depth, with the path to it', (name) => {
    expect(inLayers({ 'call/a/send.ts': ['call/a/deep.ts'], 'call/a/deep.ts': [name] })).toEqual([
      `index.ts reaches ${name} through index.ts → call/a/send.ts → call/a/deep.ts, which may not be loaded there`,
    ]);
  });

  test("imports of types and files that aren't loaded are allowed", () => {
    const files = { 'call/a/send.ts': ['type:call/a/node.ts', 'type:node:fs'], 'call/a/node.ts': ['node:fs'] };
    expect(inLayers({ ...files, 'call/a/other.ts': ['undici'] })).toEqual([]);
  });

  test("an entry point that doesn't exist is reported", () => {
    expect(inLayers({}, { entries: { 'gone.ts': [] } })).toEqual(['gone.ts is an entry point that does not exist']);
  });
});

describe('domains', () => {
  const layout: Layout = {
    root: '',
    layers: ['http/', 'domains/', ''],
    entries: {},
    domains: { parents: ['domains/', 'domains/hub/'], open: ['model'], common: 'common' },
  };
  const between = (from: string, to: string): readonly string[] => violationsOf(graphOf({ [from]: [to] }), layout);

  test.each([
    ['domains/hub/orders/seller.ts', 'domains/hub/orders/carriers.ts'],
    ['domains/hub/orders/seller.ts', 'domains/hub/returns/model.ts'],
    ['domains/hub/orders/seller.ts', 'domains/account/model/accounts.ts'],
    ['domains/hub/orders/seller.ts', 'domains/hub/common/money.ts'],
    ['domains/hub/orders/seller.ts', 'domains/common/demo-world.ts'],
    ['domains/hub/orders/seller.ts', 'http/context.ts'],
    ['domains/hub/common/money.ts', 'domains/common/demo-world.ts'],
    ['domains/hub/index.ts', 'domains/hub/orders/index.ts'],
    ['domains/index.ts', 'domains/account/index.ts'],
    ['sandbox.ts', 'domains/account/credentials.ts'],
  ])('%s may import %s', (from, to) => {
    expect(between(from, to)).toEqual([]);
  });

  test.each([
    ['domains/hub/orders/seller.ts', 'domains/hub/returns/seller.ts', 'reads only model of another'],
    ['domains/hub/orders/seller.ts', 'domains/account/index.ts', 'reads only model of another'],
    ['domains/hub/orders/seller.ts', 'domains/hub/returns/models.ts', 'reads only model of another'],
    ['domains/hub/orders/seller.ts', 'domains/hub/index.ts', 'combines domains'],
    ['domains/account/stores.ts', 'domains/hub/common/money.ts', 'common to other domains only'],
    ['domains/hub/common/money.ts', 'domains/hub/orders/model.ts', 'may not import a domain'],
    ['domains/common/demo-world.ts', 'domains/hub/common/money.ts', 'common to other domains only'],
    ['http/context.ts', 'domains/account/model.ts', 'is above it'],
  ])('%s may not import %s: %s', (from, to, why) => {
    const found = between(from, to);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(why);
  });
});

describe('reading the imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('finds imports, exports, dynamic imports and imports of types, and nothing in comments and strings', () => {
    const files = {
      'room/a.ts': `import fs from 'node:fs';
import { type B, b } from '../b.ts';
import type { C } from './c.ts';
export { d } from './d.ts';
export type { E } from './e.ts';
const load = () => import('./f.ts');
let g: typeof import('./g.ts');
// import './comment.ts'
const text = "import './text.ts'";
import './h.ts';
`,
      'b.ts': '',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const graph = readImportGraph(folder);
    expect([...graph.keys()]).toEqual(['b.ts', 'room/a.ts']);
    const shown = (graph.get('room/a.ts') ?? []).map(({ to, isType }) => (isType ? `type ${to}` : to));
    expect(shown).toEqual([
      'node:fs',
      'b.ts',
      'type room/c.ts',
      'room/d.ts',
      'type room/e.ts',
      'room/f.ts',
      'type room/g.ts',
      'room/h.ts',
    ]);
  });
});

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '../imports/checks.ts';
import { readImportGraph } from '../imports/graph.ts';
import { layouts } from '../imports/layout.ts';

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

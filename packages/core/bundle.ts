import { type CodeSplittingGroup, type OutputChunk, rolldown } from 'rolldown';
import { leanMaps } from '../../scripts/shipped-maps.ts';

const entries = ['index', 'errors', 'node', 'opentelemetry', 'sqlite', 'zip'];
const source = (name: string): string => `${import.meta.dirname}/src/${name}.ts`;

/**
 * Writes what is published: one file per entry point, and one per part that is loaded on demand, so that a program loads a
 * handful of modules in place of a hundred. What a client needs at once is one file, and the parts import it; names and layout stay readable.
 * The errors are a file of their own: a bundler that splits keeps files whole, and a page that only knows an error must not load the client.
 * openapi-fetch, which the path-style client loads on demand, comes from the package itself.
 */
export async function bundleCore(directory: string): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, source(name)])),
    platform: 'neutral',
    external: /^(node:|(undici|openapi-fetch)$|@opentelemetry\/)/,
    transform: { target: 'es2023' },
    onLog: (_, log) => {
      throw new Error(log.message);
    },
  });
  const { output } = await build.write({
    dir: directory,
    cleanDir: true,
    entryFileNames: '[name].js',
    sourcemap: true,
    chunkFileNames: '[name]-[hash].js',
    // Bundlers leave out what is annotated and not used; the types carry the rest.
    comments: { annotation: true, legal: true, jsdoc: false },
    codeSplitting: { groups: [fileOf('errors', 'errors', 1), fileOf('index', 'client', 0)] },
  });
  leanMaps(directory, import.meta.dirname);
  return output.filter((chunk) => chunk.type === 'chunk');
}

/** What an entry point imports, unless another file with a higher priority has it. */
function fileOf(entry: string, name: string, priority: number): CodeSplittingGroup {
  const reached = new Set<string>();
  return {
    name: (id, modules) => {
      if (reached.size === 0) reach(source(entry), (at) => modules.getModuleInfo(at)?.importedIds ?? [], reached);
      return reached.has(id) ? name : null;
    },
    debugName: name,
    priority,
  };
}

/** A module and everything that it imports, not counting what it asks for later. */
function reach(id: string, importsOf: (id: string) => readonly string[], reached: Set<string>): void {
  if (reached.has(id)) return;
  reached.add(id);
  for (const next of importsOf(id)) reach(next, importsOf, reached);
}

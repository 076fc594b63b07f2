import { join } from 'node:path';
import { type CodeSplittingGroup, rolldown } from 'rolldown';
import { refuseOthers } from './bundled-packages.ts';
import { root } from './packages.ts';
import { leanMaps } from './shipped-maps.ts';

const folder = join(root, 'packages/core');
const source = (name: string): string => `${folder}/src/${name}.ts`;

/** What clients call. A page of calls doesn't load the rest, which is for workflows, batches and files. */
const clients = [
  'client/create-runtime',
  'client/runtime-of',
  'lists/list',
  'files/file-result',
  'batches/batch',
  'auth/strategy',
  'call/host-text',
  'checkpoint/checkpoint-store',
  'errors/counted',
];

/**
 * Bundles the core into one file per entry point and a shared one. A program loads a few files faster than two hundred.
 * Names and layout stay readable. The errors are a separate file: a page that imports only an error doesn't load the
 * client, even if its bundler keeps files whole.
 */
async function bundleCore(directory: string): Promise<void> {
  const entries = 'index runtime errors lite schemas node openapi-fetch opentelemetry sqlite work zip'.split(' ');
  const built = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, source(name)])),
    platform: 'neutral',
    external: /^(node:|undici$|openapi-fetch$|@opentelemetry\/)/,
    transform: { target: 'es2023' },
    onLog: (_, log) => {
      throw new Error(log.message);
    },
  });
  const { output } = await built.write({
    dir: directory,
    cleanDir: true,
    entryFileNames: '[name].js',
    sourcemap: true,
    chunkFileNames: '[name]-[hash].js',
    // Bundlers drop unused code that is annotated. The types contain the docstrings.
    comments: { annotation: true, legal: true, jsdoc: false },
    codeSplitting: {
      groups: [fileOf('errors', ['errors'], 2), fileOf('lite', ['lite'], 1), fileOf('client', clients, 0)],
    },
  });
  leanMaps(directory, folder);
  refuseOthers(output.filter((chunk) => chunk.type === 'chunk'));
}

/** A file of modules and what they import, unless another file with a higher priority has it. */
function fileOf(name: string, members: readonly string[], priority: number): CodeSplittingGroup {
  const reached = new Set<string>();
  return {
    name: (id, modules) => {
      if (reached.size === 0)
        for (const member of members)
          reach(source(member), (at) => modules.getModuleInfo(at)?.importedIds ?? [], reached);
      return reached.has(id) ? name : null;
    },
    debugName: name,
    priority,
  };
}

/** A module and everything that it imports, without dynamic imports. */
function reach(id: string, importsOf: (id: string) => readonly string[], reached: Set<string>): void {
  if (reached.has(id)) return;
  reached.add(id);
  for (const next of importsOf(id)) reach(next, importsOf, reached);
}

// Types come from the compiler, which runs afterwards.
await bundleCore(join(folder, 'dist'));

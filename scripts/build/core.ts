import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type CodeSplittingGroup,
  type OutputChunk,
  type OutputOptions,
  type Plugin,
  rolldown,
  type RolldownBuild,
} from 'rolldown';
import { refuseOthers } from './bundled-packages.ts';
import { root } from './packages.ts';
import { leanMaps } from './shipped-maps.ts';

const folder = join(root, 'packages/core');
const source = (name: string): string => `${folder}/src/${name}.ts`;

/**
 * Writes what is published. For Node, there is one file per entry point and one per part that loads on demand. A program then
 * loads a handful of modules instead of a hundred. The code that a client needs at once is one file, and the parts import it. For
 * bundlers that build for browsers, `browser/` contains the same, with only the parts of `features` on demand. A bundler that
 * splits loads at once whatever any reachable part on demand needs, used or not. So no other entry point reaches such a part. Names and layout stay readable.
 * The errors are a separate file: bundlers keep files whole, and a page that only imports an error must not load the client. The
 * path-style client imports openapi-fetch from its package.
 */
async function bundleCore(directory: string): Promise<readonly OutputChunk[]> {
  const chunks = await write(
    directory,
    ['index', 'runtime', 'errors', 'features', 'schemas', 'node', 'opentelemetry', 'sqlite', 'zip'],
    {
      groups: [fileOf('errors', ['errors'], 1), fileOf('client', ['index', 'runtime', 'features'], 0)],
    },
  );
  return [...chunks, ...(await writeForBrowsers(join(directory, 'browser')))];
}

/** Files for browsers contain no code that only Node runs. */
const notOnNode: Plugin = {
  name: 'not on Node',
  load: (id) => (id === source('base/target') ? 'export const mayRunOnNode = false;\n' : null),
};

const browserEntries = ['runtime', 'index', 'errors', 'features', 'schemas', 'opentelemetry', 'zip'];

/** Code that most clients share with a part on demand. A separate file would load at once anyway, and compress worse. */
const partsOfClients = [
  'base/on-demand',
  'call/pipeline/check-runtime',
  'call/arguments/batch-limit',
  'call/arguments/choice',
  'call/arguments/query-kinds',
  'call/arguments/snapshot',
  'kinds/batches/batch-errors',
  'kinds/lists/list-promise',
];

/**
 * The main entry point is two star exports, of the errors and of the rest. When esbuild splits, an export loads everything that
 * the file naming it imports.
 */
async function writeForBrowsers(directory: string): Promise<readonly OutputChunk[]> {
  const written = await write(directory, browserEntries, browserOutput());
  writeFileSync(join(directory, 'index.js'), `export * from './errors.js';\nexport * from './rest.js';\n`);
  return written;
}

const withoutErrors: Plugin = {
  name: 'main entry point without the errors',
  transform: {
    filter: { id: source('index') },
    handler: (code) => ({ code: code.replace("export * from './errors.ts';", ''), map: null }),
  },
};

function browserOutput(): Output {
  return {
    plugins: [notOnNode, atOnceWith('index'), withoutErrors],
    fileNames: { index: 'rest' },
    // Common bundlers don't compress by default. Names stay.
    minify: { compress: true, mangle: false, codegen: false },
    groups: [
      fileOf('errors', ['errors'], 3),
      fileOf('client', ['runtime', ...partsOfClients], 2),
      // Parts on demand need it. In one file with `raw`, which the main entry point exports, it would load at once.
      fileOf('open-response', ['call/pipeline/open-response'], 1),
      fileOf('raw', ['call/pipeline/raw'], 0),
    ],
  };
}

interface Output {
  readonly groups: CodeSplittingGroup[];
  readonly plugins?: Plugin[];
  readonly minify?: OutputOptions['minify'];
  /** Names of files that differ from their entry point. */
  readonly fileNames?: Readonly<Record<string, string>>;
}

function build(entries: readonly string[], output: Output): Promise<RolldownBuild> {
  return rolldown({
    input: Object.fromEntries(entries.map((name) => [name, source(name)])),
    platform: 'neutral',
    external: /^(node:|(undici|openapi-fetch)$|@opentelemetry\/)/,
    transform: { target: 'es2023' },
    plugins: output.plugins ?? [],
    onLog: (_, log) => {
      throw new Error(log.message);
    },
  });
}

async function write(directory: string, entries: readonly string[], output: Output): Promise<readonly OutputChunk[]> {
  const built = await build(entries, output);
  const { output: written } = await built.write({
    dir: directory,
    cleanDir: true,
    entryFileNames: ({ name }) => `${output.fileNames?.[name] ?? name}.js`,
    sourcemap: true,
    chunkFileNames: '[name]-[hash].js',
    // Bundlers drop unused code that is annotated. The types contain the docstrings.
    comments: { annotation: true, legal: true, jsdoc: false },
    codeSplitting: { groups: output.groups },
    ...(output.minify !== undefined && { minify: output.minify }),
  });
  leanMaps(directory, folder);
  const chunks = written.filter((chunk) => chunk.type === 'chunk');
  refuseOthers(chunks);
  return chunks;
}

/** Loads the parts on demand of an entry point with it, except parts that modules of `features` import. */
function atOnceWith(entry: string): Plugin {
  const onDemand = new Set(
    [...readFileSync(source('features'), 'utf8').matchAll(/from '\.\/(.+)\.ts'/g)].map(([, name = '']) => source(name)),
  );
  return {
    name: `parts of ${entry} at once`,
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /\bimport\('\./ },
      handler(code, id) {
        if (onDemand.has(id)) return null;
        const imported: string[] = [];
        const changed = code.replaceAll(/(?<!typeof )\bimport\('(\.[^']+)'\)/g, (_, path: string) => {
          // Name by name, because rolldown adds a file for a module used as an object.
          const names = exportsOf(join(dirname(id), path));
          const part = `part${imported.length}`;
          imported.push(`import { ${names.map((name) => `${name} as ${part}${name}`).join(', ')} } from '${path}';`);
          return `Promise.resolve({ ${names.map((name) => `${name}: ${part}${name}`).join(', ')} })`;
        });
        // On the first line, so that source maps stay true to the line.
        return { code: imported.join(' ') + changed, map: null };
      },
    },
  };
}

function exportsOf(file: string): readonly string[] {
  const exported = readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function\*?|class|const) (\w+)/gm);
  return [...exported].map(([, name = '']) => name);
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

/** A module and everything that it imports, not counting what it asks for later. */
function reach(id: string, importsOf: (id: string) => readonly string[], reached: Set<string>): void {
  if (reached.has(id)) return;
  reached.add(id);
  for (const next of importsOf(id)) reach(next, importsOf, reached);
}

// Types come from the compiler, which runs afterwards.
await bundleCore(join(folder, 'dist'));

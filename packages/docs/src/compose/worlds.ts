import { rolldown, type Plugin } from 'rolldown';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { worldOf, type WorldName } from '../console/world-name.ts';
import type { SurfaceReference } from './reference.ts';

/** A file of the site. */
interface File {
  readonly path: string;
  readonly text: string;
}

/**
 * The sandbox of the console, one file for each surface. It has the operations and the checks of the surface, and the
 * domains of its world.
 */
export async function worldFiles(references: readonly SurfaceReference[]): Promise<readonly File[]> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@tradelane/sandbox/portable');
  const idsOf = (world: WorldName): ReadonlySet<string> =>
    new Set(
      references
        .filter(({ surface }) => worldOf(surface.name) === world)
        .flatMap(({ operations }) => operations.map(({ id }) => id)),
    );
  const worlds = new Map<WorldName, ReadonlySet<string>>();
  for (const world of new Set(references.map(({ surface }) => worldOf(surface.name))))
    worlds.set(world, await absentParts(dirname(entry), idsOf(world)));
  const files = [];
  // One after the other, so that the memory of one bundle is free before the next.
  for (const { surface } of references) {
    const { name } = surface;
    const built = await rolldown({
      input: entry,
      platform: 'browser',
      logLevel: 'silent',
      // A check that nothing calls has members that are set.
      treeshake: { propertyWriteSideEffects: false },
      // The token exchange serves the hub and the operators of instances.
      plugins: [partsOf(new Set(['auth', name]), worlds.get(worldOf(name)) ?? new Set())],
    });
    const { output } = await built.generate({ format: 'es', minify: true, codeSplitting: false });
    await built.close();
    files.push({ path: `console/worlds/${name}.js`, text: output[0].code, inputs: output[0].moduleIds });
  }
  const licenses = licensesOf(files.flatMap(({ inputs }) => inputs));
  return [...files, { path: 'console/worlds/licenses.txt', text: licenses }];
}

/** Parts of the sandbox without a handler for one of the operations. Accounts and tokens belong to each world. */
async function absentParts(dist: string, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const files = globSync('domains/{hub/*,instance/*,basket}/index.js', { cwd: dist });
  // The page has no use for the control API.
  const absent = new Set([join(dist, 'control', 'control.js')]);
  for (const file of files) {
    const module = (await import(join(dist, file))) as Readonly<Record<string, { readonly handlers?: object }>>;
    const handlers = Object.values(module).flatMap((domain) => Object.keys(domain.handlers ?? {}));
    if (handlers.length > 0 && !handlers.some((id) => ids.has(id))) absent.add(join(dist, dirname(file), '/'));
  }
  return absent;
}

/** Leaves out domains, and the operations and the checks of other surfaces. */
function partsOf(names: ReadonlySet<string>, absent: ReadonlySet<string>): Plugin {
  return {
    name: 'parts of the sandbox',
    // The files that assemble the domains.
    resolveId(path, importer = '') {
      const isAssembled = /\/dist\/(?:sandbox|domains\/(?:index|overview))\.js$/.test(importer);
      const file = join(dirname(importer), path);
      return isAssembled && [...absent].some((part) => file.startsWith(part)) ? `\0absent:${file}` : undefined;
    },
    load(file) {
      // A domain without handlers, data and jobs.
      if (file.startsWith('\0absent:'))
        return {
          code: 'const none = () => ({}); module.exports = new Proxy({}, { get: () => none });',
          moduleType: 'js',
        };
      if (file.endsWith('/generated/operations.json')) {
        const { surfaces } = JSON.parse(readFileSync(file, 'utf8')) as { surfaces: readonly { name: string }[] };
        return JSON.stringify({ surfaces: surfaces.filter(({ name }) => names.has(name)) });
      }
      if (file.endsWith('/generated/validators.js')) return checksOf(readFileSync(file, 'utf8'), names);
      return undefined;
    },
  };
}

/** The checks of some surfaces. The bundler drops functions that the remaining table doesn't name. */
function checksOf(code: string, names: ReadonlySet<string>): string {
  return code
    .replaceAll(/^ {2}"([\w-]+)\/[^"]*": body\d+,\n/gm, (line, surface: string) => (names.has(surface) ? line : ''))
    .replace(/^export const fields = (.*);$/m, (_, json: string) => {
      const { bodies, definitions } = JSON.parse(json) as Record<'bodies' | 'definitions', Record<string, unknown>>;
      const own = Object.fromEntries(Object.entries(bodies).filter(([name]) => names.has(name.split('/')[0] ?? '')));
      const used: Record<string, unknown> = {};
      const visit = (value: unknown): void => {
        for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
          if (name in used) continue;
          used[name] = definitions[name];
          visit(definitions[name] ?? null);
        }
      };
      visit(own);
      return `export const fields = ${JSON.stringify({ bodies: own, definitions: used })};`;
    });
}

/** The licenses of the packages in the bundles. */
function licensesOf(inputs: readonly string[]): string {
  const folders = new Set(inputs.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  const texts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<
      Record<'name' | 'version' | 'license', string>
    >;
    const file = join(folder, 'LICENSE');
    const text = existsSync(file) ? `\n${readFileSync(file, 'utf8').trim()}\n` : '';
    return `## ${name} - ${version} (${license})\n${text}`;
  });
  return texts.join('\n');
}

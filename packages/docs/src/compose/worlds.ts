import { rolldown, type Plugin } from 'rolldown';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasLateCheck, worldOf, type WorldName } from '../console/world-name.ts';
import type { SurfaceReference } from './reference.ts';

/** A file of the site. */
interface File {
  readonly path: string;
  readonly text: string;
}

const sandbox = createRequire(import.meta.url).resolve('@tradelane/sandbox/portable');

/** Packages that few requests need, and what the sandbox imports from them. */
const lateImports = {
  saxes: ['SaxesParser'],
  fflate: ['strToU8', 'Unzip', 'UnzipInflate', 'UnzipPassThrough', 'Zip', 'ZipDeflate', 'zipSync'],
};

/**
 * The sandbox of the console, one file for each surface. It has the operations and the checks of the surface, and the
 * domains of its world. Parts that few requests need are separate files.
 */
export async function worldFiles(references: readonly SurfaceReference[]): Promise<readonly File[]> {
  const checksFile = join(dirname(sandbox), 'generated', 'validators.js');
  const [checks, fields] = splitChecks(readFileSync(checksFile, 'utf8'));
  const idsOf = (world: WorldName): ReadonlySet<string> =>
    new Set(
      references
        .filter(({ surface }) => worldOf(surface.name) === world)
        .flatMap(({ operations }) => operations.map(({ id }) => id)),
    );
  const worlds = new Map<WorldName, ReadonlySet<string>>();
  for (const world of new Set(references.map(({ surface }) => worldOf(surface.name))))
    worlds.set(world, await absentParts(dirname(sandbox), idsOf(world)));
  const input = [
    `export { createSandbox } from ${JSON.stringify(sandbox)};`,
    `export { addChecks } from ${JSON.stringify(checksFile)};`,
    `export { addFileTools } from 'fflate';`,
  ].join('\n');
  const tools = Object.entries(lateImports).map(([from, names]) => `export { ${names.join(', ')} } from '${from}';`);
  const files = [await bundled('console/worlds/file-tools.js', tools.join('\n'))];
  // One after the other, so that the memory of one bundle is free before the next.
  for (const { surface, operations } of references) {
    const { name } = surface;
    const late = operations.filter(({ method }) => hasLateCheck(name, method));
    const isOwn = (key: string): boolean => key.startsWith(`${name}/`);
    const isNow = (key: string): boolean => key.startsWith('auth/') || (late.length === 0 && isOwn(key));
    // The token exchange serves the hub and the operators of instances.
    const parts = partsOf(new Set(['auth', name]), worlds.get(worldOf(name)) ?? new Set());
    const own = `${lateCode}${checksOf(checks, isNow, isOwn)}${fieldsOf(fields, isNow)}`;
    files.push(await bundled(`console/worlds/${name}.js`, input, [parts, put(checksFile, own)]));
    // The checks of the surface first, because the checks of all surfaces take long to read.
    const { text } = late.length === 0 ? { text: '' } : await bundled('', checksOf(checks, isOwn), [], false);
    for (const { id } of late) {
      const isIts = (key: string): boolean => `${key}/`.startsWith(`${name}/${id}/`);
      files.push(
        await bundled(`console/worlds/${name}/${id}.js`, `${checksOf(text, isIts)}\n${fieldsOf(fields, isIts)}`),
      );
    }
  }
  const licenses = licensesOf(files.flatMap(({ inputs }) => inputs));
  return [...files, { path: 'console/worlds/licenses.txt', text: licenses }];
}

async function bundled(
  path: string,
  input: string,
  plugins: readonly Plugin[] = [],
  minify = true,
): Promise<File & { readonly inputs: readonly string[] }> {
  const built = await rolldown({
    input: '\0input',
    // Its packages are beside the sandbox.
    cwd: dirname(sandbox),
    platform: 'browser',
    logLevel: 'silent',
    // A check that nothing calls has members that are set.
    treeshake: { propertyWriteSideEffects: false },
    plugins: [put('\0input', input), ...plugins],
  });
  const { output } = await built.generate({ format: 'es', minify, codeSplitting: false });
  await built.close();
  return { path, text: output[0].code, inputs: output[0].moduleIds };
}

/** A module with other code. */
function put(file: string, code: string): Plugin {
  return {
    name: `code of ${file}`,
    resolveId: (path) => (path === file ? file : undefined),
    load: (path) => (path === file ? code : undefined),
  };
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

/** Leaves out domains, the operations of other surfaces, and late imports until they are added. */
function partsOf(names: ReadonlySet<string>, absent: ReadonlySet<string>): Plugin {
  const tools = Object.values(lateImports).flat().join(', ');
  return {
    name: 'parts of the sandbox',
    // The files that assemble the domains.
    resolveId(path, importer = '') {
      if (path in lateImports) return '\0late';
      const isAssembled = /\/dist\/(?:sandbox|domains\/(?:index|overview))\.js$/.test(importer);
      const file = join(dirname(importer), path);
      return isAssembled && [...absent].some((part) => file.startsWith(part)) ? `\0absent:${file}` : undefined;
    },
    load(file) {
      if (file === '\0late')
        return `export let ${tools}; export const addFileTools = (added) => void ({ ${tools} } = added);`;
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
      return undefined;
    },
  };
}

/** Accepts each body until its check is added. */
const lateCode = `const added = {};
const late = (name) => {
  const check = (body) => {
    const isValid = added[name]?.(body) ?? true;
    check.errors = added[name]?.errors;
    return isValid;
  };
  return check;
};
export const addChecks = ({ default: checks, fields: own }) => {
  Object.assign(added, checks);
  Object.assign(fields.bodies, own.bodies);
  Object.assign(fields.definitions, own.definitions);
};
`;

interface DocumentedFields {
  readonly bodies: Readonly<Record<string, unknown>>;
  readonly definitions: Readonly<Record<string, unknown>>;
}

/** The code of the checks, and the documented fields of the same bodies. */
function splitChecks(code: string): readonly [checks: string, fields: DocumentedFields] {
  const line = /^export const fields = (.*);$/m;
  return [code.replace(line, ''), JSON.parse(line.exec(code)?.[1] ?? '') as DocumentedFields];
}

/** Some of the checks. The bundler drops functions that the remaining table doesn't name. */
function checksOf(code: string, isKept: (name: string) => boolean, isLate: (name: string) => boolean = isKept): string {
  return code.replaceAll(/^\s+"([^"]+)": body\d+,?\n/gm, (line, name: string) =>
    isKept(name) ? line : isLate(name) ? `  "${name}": late("${name}"),\n` : '',
  );
}

function fieldsOf({ bodies, definitions }: DocumentedFields, isKept: (name: string) => boolean): string {
  const own = Object.fromEntries(Object.entries(bodies).filter(([name]) => isKept(name)));
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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from '@tradelane/spec-model/bundle';
import type { Files } from './files.ts';
import { camelCase, pascalCase } from '@tradelane/spec-model/literal';
import { readOperations, type Operation } from '@tradelane/spec-model/operation';
import { audienceOf, surfaceTable, whoseTokenOf } from './audience.ts';
import { firstCallOf } from './first-call.ts';
import { credentialKinds } from './operations.ts';

const templates = ['package.json', 'tsconfig.json', 'README.md', 'AGENTS.md'];

/** The files that all client packages have, from one template each. The version is kept, because releases set it. */
export function emitPackage(root: string, bundle: Bundle): Files {
  const folder = `packages/${bundle.surface.name}`;
  const hasTests = existsSync(join(root, folder, 'test'));
  const values = {
    ...templateValues(bundle, versionOf(join(root, folder, 'package.json'))),
    // Sources are checked without the types of Node, tests with them.
    typecheck: `tsc -p tsconfig.json --noEmit${hasTests ? ' && tsc -p tsconfig.test.json' : ''}`,
  };
  return new Map(
    [...templates, ...(hasTests ? ['tsconfig.test.json'] : [])].map((name) => [
      `${folder}/${name}`,
      fill(templateOf(name, bundle), values),
    ]),
  );
}

/** The template of a file, without the entry and the dependency that the surface doesn't have. */
function templateOf(name: string, { surface }: Bundle): string {
  const text = readFileSync(join(import.meta.dirname, 'templates', name), 'utf8');
  const fitting = surface.family === 'instance' ? text : text.replace('"@tradelane/instance": "workspace:*", ', '');
  return surface.lite ? fitting : fitting.replace(/^ *"\.\/lite".*\n/m, '');
}

function versionOf(manifest: string): string {
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : '0.0.0';
}

/** @throws {Error} If the template names a value that is missing. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template names ${place}, which has no value.`);
    return value;
  });
}

const examples: Readonly<Record<string, string>> = {
  clientCredentials: "{ authUrl: 'https://auth.example.com', clientId: 'my-client', clientSecret: 'my-secret' }",
  apiKey: "{ apiKey: 'my-key' }",
  bearer: "{ token: 'my-token' }",
};

function templateValues({ surface, document }: Bundle, version: string): Readonly<Record<string, string>> {
  const kinds = credentialKinds(surface, document).map((kind) => examples[kind] ?? kind);
  const variable = /\{(\w+)\}/.exec(document.servers[0]?.url ?? '')?.[1] ?? '';
  return {
    surface: surface.name,
    name: `@tradelane/${surface.name}`,
    version,
    title: document.info.title,
    summary: `Typed client for ${audienceOf(surface.name)}. Tokens, rate limits, safe retries and paging work without extra code.`,
    family: surface.name.split('-')[0] ?? '',
    description: (document.info.description ?? '').trim(),
    factory: `create${pascalCase(surface.name)}`,
    variable: camelCase(surface.name),
    baseUrl: `https://${variable.replace('_url', '').replace('base', 'hub')}.example.com`,
    auth: kinds[0] ?? '',
    url: variable,
    audience: audienceOf(surface.name),
    whoseToken: whoseTokenOf(surface.name),
    surfaces: surfaceTable(surface.name),
    liteNote: surface.lite ? liteNote(surface.name) : '',
    check: `check${pascalCase(surface.name)}`,
    ...firstCallOf(surface.name),
    credentials: [...kinds.slice(1), 'a custom strategy']
      .map((kind) => `- ${kind.startsWith('{') ? `\`${kind}\`` : kind}`)
      .join('\n'),
    operations: readOperations(document).map(operationRow).join('\n'),
    replacing: replacingNote(readOperations(document)),
    listNote: readOperations(document).some(({ object }) => object['x-pagination'] !== undefined) ? listNote : '',
  };
}

/** The rule about operations that remove what a request leaves out. */
function replacingNote(operations: readonly Operation[]): string {
  const methods = operations
    .filter(({ object }) => object['x-full-replace'] !== undefined)
    .map(({ group, name }) => `   - \`${group}.${name}\``);
  return methods.length === 0
    ? 'If the docstring of a method names a full replacement,\n   the call removes data that you leave out.'
    : `These methods remove data that you leave out, so send complete values:\n${methods.join('\n')}`;
}

/** The bullet of surfaces that pages call. */
const liteNote = (surface: string): string =>
  `- In a page, use \`createLite\` and the functions of \`@tradelane/${surface}/lite\`, which are much smaller.\n`;

/** The bullet of surfaces that have lists. */
const listNote =
  '- A list has two forms. `await` returns one page, and `for await` iterates over all items of all pages.\n';

function operationRow({ group, name, id, object }: Operation): string {
  return `| \`${group}.${name}\` | ${id} | ${object.summary}${object.deprecated === true ? ' (deprecated)' : ''} |`;
}

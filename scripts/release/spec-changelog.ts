/**
 * Compares API descriptions. `node scripts/release/spec-changelog.ts --since <git ref>` prints the changes since an
 * earlier commit. `pnpm release version` writes the changes since the last release to the site's changelog.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { bundleSurfaces, joinFiles } from '@tradelane/spec-model/bundle';
import type { Document } from '@tradelane/spec-model/document';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { compareExtensions, levels, type Level, type SpecChange } from './extension-changes.ts';

/** A change as `redocly diff` reports it. */
export interface DiffedChange {
  readonly path: string;
  readonly typeName: string;
  readonly kind: 'added' | 'removed' | 'modified';
  readonly impact: Level;
  readonly property?: string;
  readonly base?: { readonly value: unknown };
  readonly revision?: { readonly value: unknown };
  readonly verdicts: readonly { readonly ruleId: string; readonly impact: Level; readonly message: string }[];
}

/**
 * Changes that we judge differently than the comparison. Every enum of a response is open: programs must accept unknown
 * values, so a new value is minor. An error that isn't documented any more breaks no caller.
 */
const judged: readonly { readonly rule: string; readonly message: RegExp; readonly level: Level }[] = [
  { rule: 'enum-values-added', message: /./, level: 'minor' },
  { rule: 'response-removed', message: /`[45]\d\d`/, level: 'minor' },
];

function judge({ ruleId, message: said, impact }: DiffedChange['verdicts'][number]): Level {
  return judged.find(({ rule, message }) => rule === ruleId && message.test(said))?.level ?? impact;
}

/**
 * Judges a change that the comparison has no verdict on. A removed field, value or form breaks its users. A wider
 * response adds values that programs must accept. A wider request, or a field that is now always present, adds a
 * possibility.
 */
function judgeSilence({ path, kind, impact, property, ...values }: DiffedChange): Level {
  if (property === 'enum') return lost(values).length > 0 ? 'major' : 'minor';
  if (property === 'type') return path.startsWith('#/webhooks/') ? 'major' : 'minor';
  if (property === 'required' || property === 'deprecated') return 'minor';
  if (property === 'name' && path.includes('/parameters/')) return 'major';
  return kind === 'removed' && property === undefined && /\/(schemas|properties|oneOf|anyOf)\/[^/]+$/.test(path)
    ? 'major'
    : impact;
}

/** Values that an enum lost. */
function lost({ base, revision }: Pick<DiffedChange, 'base' | 'revision'>): readonly unknown[] {
  const list = (side: DiffedChange['base']): readonly unknown[] => (Array.isArray(side?.value) ? side.value : []);
  return list(base).filter((value) => !list(revision).includes(value));
}

/** A reported change in our terms. */
export function readChange(change: DiffedChange): SpecChange {
  const { path, typeName, kind, property, verdicts } = change;
  const found = new Set(verdicts.map(judge));
  const level = levels.find((one) => found.has(one)) ?? judgeSilence(change);
  const { place, field } = readPath(path);
  const said = verdicts.map(({ message }) => message.replace(/\.$/, '')).join('; ');
  const what = field === '' ? `the ${typeName.toLowerCase()}` : `\`${field}\``;
  const verb = { added: 'was added', removed: 'was removed', modified: 'was changed' }[kind];
  const removed = property === 'enum' ? lost(change).map((value) => `\`${String(value)}\``) : [];
  const text =
    removed.length > 0
      ? `${what} lost ${removed.join(', ')}`
      : property === undefined || property === 'key'
        ? `${what} ${verb}`
        : wording.has(property)
          ? reworded
          : `\`${property}\` of ${what} ${verb}`;
  return { level, place, text: said === '' ? text : said };
}

/** Properties that only people read. */
const wording: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
]);
const reworded = 'the wording or an example was changed';

/**
 * Reads a pointer: `#/paths/~1orders/get/responses/200/…/properties/a/items/properties/b` is field `a[].b` of the
 * response of `GET /orders`.
 */
function readPath(pointer: string): { readonly place: string; readonly field: string } {
  const keys = pointer
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keys[0] !== 'paths' || keys[1] === undefined) return { place: keys[0] ?? '', field: keys.slice(1).join('.') };
  const method = keys[2] !== undefined && /^(get|post|put|delete)$/.test(keys[2]) ? `${keys[2].toUpperCase()} ` : '';
  const rest = keys.slice(method === '' ? 2 : 3);
  const names = rest.flatMap((key, index) => {
    if (rest[index - 1] === 'properties') return [key];
    return key === 'items' && rest[index - 1] !== 'properties' && index > 0 ? ['[]'] : [];
  });
  const field = names.join('.').replaceAll('.[]', '[]');
  const side =
    rest[0] === 'requestBody'
      ? 'request '
      : rest[0] === 'responses'
        ? `response ${rest[1] ?? ''} `
        : rest[0] === 'parameters'
          ? 'parameter '
          : '';
  return { place: `${method}${keys[1]}`, field: field === '' ? side.trim() : `${side}${field}` };
}

/** All differences between two documents of a surface, breaking changes first. */
export function compareDocuments(before: Document, after: Document, surface = ''): readonly SpecChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const folder = mkdtempSync(join(tmpdir(), 'spec-changes-'));
  try {
    for (const [name, document] of [
      ['before', before],
      ['after', after],
    ] as const)
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(document));
    const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin', 'cli.js');
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [redocly, 'diff', 'before.json', 'after.json', '--format=json', '--fail-on=none'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    if (status !== 0) throw new Error(`The documents cannot be compared: ${stderr}`);
    const { changes } = JSON.parse(stdout) as { readonly changes: readonly DiffedChange[] };
    // Extensions are compared by their meaning, below.
    const shape = changes.filter(({ typeName }) => typeName !== 'SpecExtension').map(readChange);
    const all = [...shape, ...compareExtensions(before, after, surface)];
    return all.toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The changes of each title as Markdown. Empty if nothing changed. */
export function partsOf(changes: ReadonlyMap<string, readonly SpecChange[]>): string {
  const parts = [...changes]
    .filter(([, list]) => list.length > 0)
    .map(([title, list]) => {
      const facts = list.filter(({ text }) => text !== reworded);
      const lines = facts.map(({ level, place, text }) => `- **${level}** \`${place}\`: ${sentence(text)}`);
      const places = new Set(list.filter(({ text }) => text === reworded).map(({ place }) => place)).size;
      if (places > 0)
        lines.push(`- **patch** The wording or examples of ${places} ${places === 1 ? 'part' : 'parts'} were changed.`);
      return `### ${title}\n\n${[...new Set(lines)].join('\n')}\n`;
    });
  return parts.join('\n');
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}

/**
 * Joins the files of a commit with today's code.
 * @param folder An empty folder, which the caller removes.
 * @throws {Error} If the commit is unknown or has no descriptions.
 */
async function documentsAt(ref: string, folder: string): Promise<ReadonlyMap<string, Document>> {
  const archive = spawnSync('git', ['archive', ref, 'specs'], { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  if (archive.status !== 0) throw new Error(`There are no descriptions at ${ref}: ${archive.stderr.toString()}`);
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.status !== 0)
    throw new Error(`The descriptions of ${ref} cannot be unpacked: ${unpacked.stderr.toString()}`);
  const documents = new Map<string, Document>();
  const sources = ['*/openapi.yaml', 'instance/{services,marketplace,catalog-manager}/*.yaml'];
  for (const source of globSync(sources, { cwd: join(folder, 'specs') })) {
    const file = join(folder, 'specs', source);
    writeFileSync(file, withLinkedPaths(readFileSync(file, 'utf8')));
    const name = source.replace(/^instance\/|\/openapi\.yaml$|\.yaml$/g, '').replace('/', '-');
    documents.set(name, (await joinFiles(file)).document);
  }
  return documents;
}

/** Moves operations without a path to the placeholder paths that they have today. */
function withLinkedPaths(text: string): string {
  const document = parse(text) as Record<string, Record<string, object>>;
  for (const key of ['x-unrouted-operations', 'x-linked-operations']) {
    for (const [id, get] of Object.entries(document[key] ?? {}))
      document['paths'] = { ...document['paths'], [`/linked/${id}`]: { get } };
    delete document[key];
  }
  return stringify(document);
}

const root = join(import.meta.dirname, '../..');

/** The changes on each surface since documents were published, by the name of the surface. */
export async function changesSince(folder: string): Promise<ReadonlyMap<string, readonly SpecChange[]>> {
  const suffix = '.openapi.json';
  const before = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(suffix))
      .map((file) => [file.slice(0, -suffix.length), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Document]),
  );
  return compareAll(before, await currentDocuments());
}

async function currentDocuments(): Promise<ReadonlyMap<string, Document>> {
  return new Map((await bundleSurfaces(root, surfaces)).map(({ surface, document }) => [surface.name, document]));
}

/** The changes on each surface. A removed surface is listed with the existing ones. */
export function compareAll(
  before: ReadonlyMap<string, Document>,
  after: ReadonlyMap<string, Document>,
): ReadonlyMap<string, readonly SpecChange[]> {
  return new Map(
    [...new Set([...before.keys(), ...after.keys()])].map((name) => {
      const [was, is] = [before.get(name), after.get(name)];
      if (was !== undefined && is !== undefined) return [name, compareDocuments(was, is, name)];
      const change: SpecChange =
        was === undefined
          ? { level: 'minor', place: name, text: 'the surface was added' }
          : { level: 'major', place: name, text: 'the surface was removed' };
      return [name, [change]];
    }),
  );
}

async function main(): Promise<void> {
  const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
  if (since === undefined) throw new Error('Pass the commit to compare with: --since <git ref>.');
  const scratch = mkdtempSync(join(tmpdir(), 'specs-'));
  try {
    const [before, after] = [await documentsAt(since, scratch), await currentDocuments()];
    const titled = [...compareAll(before, after)].map(
      ([name, list]) => [(after.get(name) ?? before.get(name))?.info.title ?? name, list] as const,
    );
    console.log(partsOf(new Map(titled)) || 'Nothing changed.');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await main();

/**
 * Writes the changes in the API descriptions as one entry of the site's changelog. `node
 * scripts/release/spec-changelog.ts --since <git ref>` compares with an earlier commit. `node
 * scripts/release/spec-changelog.ts <folder>` compares with bundled documents, such as a published `@tradelane/specs`.
 * `--write <date>` writes `packages/docs/changelog/<date>.md`. Without it, the entry is printed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { bundleDocument } from '@tradelane/spec-model/bundle';
import type { Document } from '@tradelane/spec-model/document';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { compareExtensions, type Level, type SpecChange } from './extension-changes.ts';

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

const levels: readonly Level[] = ['major', 'minor', 'patch'];

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
  const what = field === '' ? typeName.toLowerCase() : `\`${field}\``;
  const verb = { added: 'was added', removed: 'was removed', modified: 'was changed' }[kind];
  const removed = property === 'enum' ? lost(change).map((value) => ` \`${String(value)}\``) : [];
  const detail =
    property === undefined || property === 'key'
      ? ''
      : ` (${property}${removed.length === 0 ? '' : ` without${removed.join()}`})`;
  return { level, place, text: said === '' ? `${what} ${verb}${detail}` : said };
}

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

/** The entry of the changelog. Empty if nothing changed. */
export function entryOf(title: string, changes: ReadonlyMap<string, readonly SpecChange[]>): string {
  const parts = [...changes]
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => {
      const lines = list.map(({ level, place, text }) => `- **${level}** \`${place}\`: ${text}`);
      return `### ${name}, ${list[0]?.level ?? 'patch'}\n\n${[...new Set(lines)].join('\n')}`;
    });
  return parts.length === 0 ? '' : `## ${title}\n\n${parts.join('\n\n')}\n`;
}

/**
 * Bundles the documents of a commit with today's bundler, for the surfaces of that commit, into a folder that the
 * caller removes.
 */
async function documentsAt(ref: string, folder: string): Promise<ReadonlyMap<string, Document>> {
  // The current file of the list of surfaces, and the earlier one.
  const isThere = (path: string): boolean =>
    spawnSync('git', ['cat-file', '-e', `${ref}:${path}`], { cwd: root }).status === 0;
  const list = ['packages/spec-model/src/surfaces.ts', 'scripts/generate/surfaces.ts'].find(isThere);
  if (list === undefined) throw new Error(`There are no descriptions at ${ref}.`);
  const archive = spawnSync('git', ['archive', ref, 'specs', list], { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  if (archive.status !== 0) throw new Error(`There are no descriptions at ${ref}: ${archive.stderr.toString()}`);
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.status !== 0)
    throw new Error(`The descriptions of ${ref} cannot be unpacked: ${unpacked.stderr.toString()}`);
  const then = (await import(pathToFileURL(join(folder, list)).href)) as { readonly surfaces: typeof surfaces };
  return bundled(folder, then.surfaces);
}

async function bundled(folder: string, list: typeof surfaces): Promise<ReadonlyMap<string, Document>> {
  const documents = new Map<string, Document>();
  for (const { name, source } of list) documents.set(name, await bundleDocument(join(folder, source)));
  return documents;
}

/** The documents of a published `@tradelane/specs`, by the names of their files. */
function published(folder: string): ReadonlyMap<string, Document> {
  const suffix = '.openapi.json';
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(suffix))
      .map((file) => [file.slice(0, -suffix.length), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Document]),
  );
}

const root = join(import.meta.dirname, '../..');

/** The changes on each surface since documents were published, by the name of the surface. */
export async function changesSince(folder: string): Promise<ReadonlyMap<string, readonly SpecChange[]>> {
  return compareAll(published(folder), await bundled(root, surfaces));
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
  const { values, positionals } = parseArgs({
    options: { since: { type: 'string' }, write: { type: 'string' } },
    allowPositionals: true,
  });
  const scratch = mkdtempSync(join(tmpdir(), 'specs-'));
  try {
    const folder = positionals[0];
    if ((values.since === undefined) === (folder === undefined))
      throw new Error('Pass what to compare with: --since <git ref>, or a folder of bundled documents.');
    const before =
      values.since === undefined ? published(resolve(folder ?? '')) : await documentsAt(values.since, scratch);
    const after = await bundled(root, surfaces);
    const changes = new Map(
      [...compareAll(before, after)].map(([name, list]) => [
        (after.get(name) ?? before.get(name))?.info.title ?? name,
        list,
      ]),
    );
    const entry = entryOf(values.write ?? 'Unreleased', changes);
    if (entry === '') console.log('Nothing changed.');
    else if (values.write === undefined) console.log(entry);
    else {
      const target = join(root, 'packages', 'docs', 'changelog', `${values.write}.md`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, entry);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await main();

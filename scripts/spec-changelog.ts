/**
 * What changed in the API descriptions, as one entry of the changelog of the site.
 * `node scripts/spec-changelog.ts --since <git ref>` compares with the descriptions of an earlier commit,
 * `node scripts/spec-changelog.ts <folder>` with bundled documents, such as those of a published `@tradelane/specs`.
 * `--write <date>` writes `packages/docs/changelog/<date>.md`; without it the entry is printed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { bundleDocument } from './generate/bundle.ts';
import type { Document, OperationObject, Rate } from './generate/document.ts';
import { readOperations } from './generate/operation.ts';
import { surfaces } from './generate/surfaces.ts';

/** How much a change asks of callers. */
export type Level = 'major' | 'minor' | 'patch';

export interface SpecChange {
  readonly level: Level;
  /** Where: `GET /v2/orders`, or the name of what is not an operation. */
  readonly place: string;
  readonly text: string;
}

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
 * Where we judge otherwise than the comparison. Every enum of a response is open: programs have to live with values they do
 * not know, so a new one is minor. An error that is not documented any more breaks nobody.
 */
const judged: readonly { readonly rule: string; readonly message: RegExp; readonly level: Level }[] = [
  { rule: 'enum-values-added', message: /./, level: 'minor' },
  { rule: 'response-removed', message: /`[45]\d\d`/, level: 'minor' },
];

function judge({ ruleId, message: said, impact }: DiffedChange['verdicts'][number]): Level {
  return judged.find(({ rule, message }) => rule === ruleId && message.test(said))?.level ?? impact;
}

/** Where the comparison has no verdict: a field or a value that is gone breaks who names it, a value more widens what may be sent. */
function judgeSilence({ path, kind, impact, property, ...values }: DiffedChange): Level {
  if (property === 'enum') return lost(values).length > 0 ? 'major' : 'minor';
  return kind === 'removed' && property === undefined && /\/properties\/[^/]+$/.test(path) ? 'major' : impact;
}

/** Values of an enum that are no more. */
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
  const gone = property === 'enum' ? lost(change).map((value) => ` \`${String(value)}\``) : [];
  const how =
    property === undefined || property === 'key'
      ? ''
      : ` (${property}${gone.length === 0 ? '' : ` without${gone.join()}`})`;
  return { level, place, text: said === '' ? `${what} ${verb}${how}` : said };
}

/** `#/paths/~1orders/get/responses/200/…/properties/a/items/properties/b` is field `a[].b` of the response of `GET /orders`. */
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

/** What the extensions say differently: limits, retry safety, batch limits. */
export function compareExtensions(before: Document, after: Document): readonly SpecChange[] {
  const known = new Map(readOperations(before).map((operation) => [operation.id, operation]));
  return readOperations(after).flatMap((operation) => {
    const was = known.get(operation.id)?.object;
    if (was === undefined) return [];
    const place = `${operation.method} ${operation.path}`.trim();
    return compareFacts(place, was, operation.object);
  });
}

/** Each fact that may differ: what it is, and whether the new one asks more of callers. */
function compareFacts(place: string, was: OperationObject, is: OperationObject): readonly SpecChange[] {
  const change = (name: string, before: string, after: string, level: Level): readonly SpecChange[] =>
    before === after ? [] : [{ level, place, text: `${name} went from ${before} to ${after}` }];
  const [slower, faster] = [is['x-rate-limit'].maximum, was['x-rate-limit'].maximum];
  const [less, more] = [is['x-batch-limit']?.maximum ?? Infinity, was['x-batch-limit']?.maximum ?? Infinity];
  return [
    ...change(
      'the maximum rate',
      shown(faster),
      shown(slower),
      tightest(slower) < tightest(faster) ? 'major' : 'patch',
    ),
    ...change('repeating it', was['x-retry'], is['x-retry'], is['x-retry'] === 'unsafe' ? 'major' : 'minor'),
    ...change('its method', `\`${was['x-method']}\``, `\`${is['x-method']}\``, 'major'),
    ...change('entries per request', `${more}`, `${less}`, less < more ? 'major' : 'minor'),
  ];
}

/** Requests per second of the tightest window. */
function tightest(rate: Rate): number {
  if (rate === 'event-driven') return Infinity;
  const units: Readonly<Record<string, number>> = { D: 86_400, H: 3600, M: 60, S: 1 };
  return Math.min(
    ...rate.map(({ requests, period }) => {
      const seconds = [...period.matchAll(/(\d+)([DHMS])/g)].reduce(
        (sum, [, number, unit]) => sum + Number(number) * (units[unit ?? ''] ?? 0),
        0,
      );
      return requests / seconds;
    }),
  );
}

function shown(rate: Rate): string {
  return rate === 'event-driven'
    ? 'event-driven'
    : rate.map(({ requests, period }) => `${requests} per ${period}`).join(' and ');
}

/** Everything that differs between two documents, what breaks first. */
export function compareDocuments(before: Document, after: Document): readonly SpecChange[] {
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
    // Extensions are compared by what they mean, below.
    const shape = changes.filter(({ typeName }) => typeName !== 'SpecExtension').map(readChange);
    const all = [...shape, ...compareExtensions(before, after)];
    return all.toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The entry of the changelog; empty where nothing changed. */
export function entryOf(title: string, changes: ReadonlyMap<string, readonly SpecChange[]>): string {
  const parts = [...changes]
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => {
      const lines = list.map(({ level, place, text }) => `- **${level}** \`${place}\`: ${text}`);
      return `### ${name}, ${list[0]?.level ?? 'patch'}\n\n${[...new Set(lines)].join('\n')}`;
    });
  return parts.length === 0 ? '' : `## ${title}\n\n${parts.join('\n\n')}\n`;
}

/** The documents of a commit, bundled by today's bundler, into a folder that the caller removes. */
async function documentsAt(ref: string, folder: string): Promise<ReadonlyMap<string, Document>> {
  const archive = spawnSync('git', ['archive', ref, 'specs'], { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  if (archive.status !== 0) throw new Error(`There are no descriptions at ${ref}: ${archive.stderr.toString()}`);
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.status !== 0)
    throw new Error(`The descriptions of ${ref} cannot be unpacked: ${unpacked.stderr.toString()}`);
  return documentsOf((name, source) => bundleDocument(join(folder, source)).catch(() => undefined));
}

async function documentsOf(
  read: (name: string, source: string) => Promise<Document | undefined>,
): Promise<ReadonlyMap<string, Document>> {
  const documents = new Map<string, Document>();
  for (const { name, source } of surfaces) {
    const document = await read(name, source);
    if (document !== undefined) documents.set(name, document);
  }
  return documents;
}

const root = dirname(import.meta.dirname);

/** What changed on each surface since a commit, by the name of the surface. */
export async function changesSince(ref: string): Promise<ReadonlyMap<string, readonly SpecChange[]>> {
  const scratch = mkdtempSync(join(tmpdir(), 'specs-'));
  try {
    const before = await documentsAt(ref, scratch);
    const after = await documentsOf((_, source) => bundleDocument(join(root, source)));
    return compareAll(before, after);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function compareAll(
  before: ReadonlyMap<string, Document>,
  after: ReadonlyMap<string, Document>,
): ReadonlyMap<string, readonly SpecChange[]> {
  return new Map(
    [...after].map(([name, document]) => {
      const was = before.get(name);
      const added: SpecChange = { level: 'minor', place: name, text: 'the surface was added' };
      return [name, was === undefined ? [added] : compareDocuments(was, document)];
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
      throw new Error('Say with what to compare: --since <git ref>, or a folder of bundled documents.');
    const published = async (name: string): Promise<Document> =>
      JSON.parse(readFileSync(join(resolve(folder ?? ''), `${name}.openapi.json`), 'utf8')) as Document;
    const before =
      values.since === undefined
        ? await documentsOf((name) => published(name).catch(() => undefined))
        : await documentsAt(values.since, scratch);
    const after = await documentsOf((_, source) => bundleDocument(join(root, source)));
    const changes = new Map(
      [...compareAll(before, after)].map(([name, list]) => [after.get(name)?.info.title ?? name, list]),
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

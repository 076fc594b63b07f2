// Lints every API description (or the named ones) with the shared rules of redocly.yaml and our own rules in
// specs/lint. A run of all of them also lists unreferenced files and schemas. Any problem, warnings included, ends with
// exit code 1.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { bundleFaults } from '@tradelane/spec-model/bundle';
import { textFor } from '@tradelane/spec-model/overlays';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { unreferenced } from './unreferenced.ts';

interface Problem {
  readonly ruleId: string;
  readonly severity: 'error' | 'warn';
  readonly message: string;
  readonly location: readonly Location[];
}
interface Location {
  readonly source: { readonly ref: string };
  readonly pointer?: string;
  readonly start?: { readonly line: number; readonly col: number };
}

const root = join(import.meta.dirname, '../..');
const surfaceDocuments = surfaces.map(({ source }) => source);
const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin', 'cli.js');

const named = process.argv.slice(2).map((path) => relative(root, resolve(path)));
const documents = named.length > 0 ? named : surfaceDocuments.toSorted();
// Surfaces share files, so the same problem occurs once per surface. Report it once.
const problems = new Set<string>();
// Redocly doesn't know overlays, so it reads a copy in which they are merged.
const copy = mkdtempSync(join(root, 'node_modules/.lint-specs-'));
process.on('exit', () => rmSync(copy, { recursive: true }));
const merged = copySpecs();
const found = lint(documents);
const faulty = new Set(found.flatMap(({ location }) => location.map(({ source }) => source.ref)));
for (const problem of found) problems.add(report(problem));
for (const document of documents.filter((path) => !faulty.has(path)))
  for (const problem of await bundleProblems(document)) problems.add(report(problem));
if (named.length === 0) for (const problem of unreferencedProblems()) problems.add(report(problem));
for (const problem of problems) console.error(problem);
console.log(`${documents.length} API descriptions, ${problems.size} problems`);
if (problems.size > 0 || documents.length === 0) process.exitCode = 1;

/** Copies the descriptions, and returns the merged files. */
function copySpecs(): ReadonlySet<string> {
  const files = globSync('specs/!(arazzo|dist|test|node_modules)/**/*.yaml', { cwd: root });
  return new Set(
    files.filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const own = textFor('seller', join(root, file), text);
      cpSync(join(root, file), join(copy, file));
      if (own !== undefined) writeFileSync(join(copy, file), own);
      return own !== undefined && text.startsWith('extends:');
    }),
  );
}

function lint(paths: readonly string[]): readonly Problem[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      redocly,
      'lint',
      ...paths.map(inCopy),
      `--config=${join(root, 'redocly.yaml')}`,
      '--format=json',
      '--max-problems=1000',
    ],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  // For a document that can't be parsed, redocly writes a message to stderr and no report for the other documents.
  if (stdout === '' && paths.length > 1) return paths.flatMap((path) => lint([path]));
  if (stdout === '') {
    const [document = ''] = paths;
    const message = stderr.replaceAll(/\s+/g, ' ').trim();
    return [{ ruleId: 'parse', severity: 'error', message, location: [{ source: { ref: document } }] }];
  }
  // Several documents produce one JSON object each.
  const reports = stdout.split(/(?<=^\})(?=\{$)/m);
  return reports
    .flatMap((report) => (JSON.parse(report) as { readonly problems: readonly Problem[] }).problems)
    .map((problem) => ({ ...problem, location: problem.location.map(fromCopy) }));
}

function inCopy(path: string): string {
  return path.startsWith('specs/') ? relative(root, join(copy, path)) : path;
}

/** The place in the original. A merged file has other lines, so a pointer names the place. */
function fromCopy({ source, pointer, start }: Location): Location {
  const ref = source.ref.replace(`${relative(root, copy)}/`, '');
  const place = pointer === undefined ? {} : { pointer };
  return { source: { ref }, ...place, ...(start === undefined || merged.has(ref) ? {} : { start }) };
}

/** Faults that prevent clients from being generated and that no lint rule reports. */
async function bundleProblems(document: string): Promise<readonly Problem[]> {
  const file = join(root, document);
  const location = [{ source: { ref: document } }];
  return (await bundleFaults(file)).map((fault) => ({
    ruleId: 'clients-carry-it',
    severity: 'error',
    message: fault.replace(`${file}: `, ''),
    location,
  }));
}

/** Operations that no path lists. They would be in no client, and no other check reports them. */
function unreferencedProblems(): readonly Problem[] {
  const parts = 'specs/!(arazzo|dist|test)/**/*.yaml';
  return unreferenced(root, [...surfaceDocuments, 'specs/events/asyncapi.yaml'], [parts]).map(({ file, name }) => ({
    ruleId: 'everything-is-referenced',
    severity: 'error',
    message: `No description refers to ${name === undefined ? 'this file' : `\`${name}\``}.`,
    location: [{ source: { ref: file } }],
  }));
}

function report({ ruleId, severity, message, location: [first] }: Problem): string {
  const position = first?.start === undefined ? first?.pointer : `${first.start.line}:${first.start.col}`;
  return `${first?.source.ref ?? 'unknown location'}:${position ?? ''} ${severity} ${message} (${ruleId})`;
}

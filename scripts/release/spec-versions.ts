/**
 * The versions step of a release: sets the next version of each changed API description. It compares the descriptions with
 * the published ones of `specs/versions`, writes `info.version`, keeps the new documents there, and writes an entry of
 * the site's changelog. A published document never changes.
 */
import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleSurfaces } from '@tradelane/spec-model/bundle';
import type { Document } from '@tradelane/spec-model/document';
import { publishDocument, publishedDocuments } from '@tradelane/spec-model/published';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { root } from '../build/packages.ts';
import { bundleEvents, eventsSource, type EventsDocument } from '../generate/asyncapi.ts';
import { smallestAfter } from './bump.ts';
import type { SpecChange } from './extension-changes.ts';
import { compareDocuments, partsOf } from './spec-changelog.ts';

interface Described {
  readonly name: string;
  /** The hand-written file with the version. */
  readonly source: string;
  readonly document: Document | EventsDocument;
}

/**
 * Versions all descriptions of a repository.
 * @param date The date of the release, such as `2026-12-01`.
 * @returns The new lines of the changelog. Empty if no description changed.
 */
export async function versionDocuments(folder: string, date: string, list = surfaces): Promise<string> {
  const published = publishedDocuments(folder);
  const first: string[] = [];
  const changed = new Map<string, readonly SpecChange[]>();
  for (const { name, source, document } of await describedIn(folder, list)) {
    const last = published.findLast((one) => one.name === name);
    if (last?.text === textOf(document)) continue;
    const changes = last === undefined ? [] : compare(JSON.parse(last.text) as Described['document'], document, name);
    const version =
      last === undefined ? document.info.version : smallestAfter(last.version, changes[0]?.level ?? 'patch');
    const file = join(folder, source);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=^ {2}version: ).*$/m, version));
    publishDocument(folder, { name, version, text: textOf({ ...document, info: { ...document.info, version } }) });
    if (last === undefined) first.push(`- ${document.info.title} ${version}`);
    else changed.set(`${document.info.title} ${version}`, changes);
  }
  const parts = [first.length === 0 ? '' : `### First publication\n\n${first.join('\n')}\n`, partsOf(changed)];
  const body = parts.filter((part) => part !== '').join('\n');
  if (body === '') return '';
  const file = join(folder, 'packages/docs/changelog', `${date}.md`);
  mkdirSync(dirname(file), { recursive: true });
  // A second release of a day continues its entry.
  writeFileSync(file, `${existsSync(file) ? readFileSync(file, 'utf8') : `## ${date}\n`}\n${body}`);
  return body;
}

async function describedIn(folder: string, list: typeof surfaces): Promise<readonly Described[]> {
  const bundles = await bundleSurfaces(folder, list);
  const documents: Described[] = bundles.map(({ surface: { name, source }, document }) => ({ name, source, document }));
  const platform = bundles.find(({ surface }) => surface.name === 'channel-platform');
  if (platform === undefined) throw new Error('The channel platform, whose schemas the events have, is missing.');
  return [...documents, { name: 'events', source: eventsSource, document: bundleEvents(folder, platform.document) }];
}

/** The bytes that `@tradelane/specs` publishes. */
function textOf(document: Document | EventsDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The changes, the largest first. At least one. */
function compare(before: Described['document'], after: Described['document'], name: string): readonly SpecChange[] {
  const changes = compareDocuments(asOpenApi(before), asOpenApi(after), name);
  return changes.length > 0 ? changes : [{ level: 'patch', place: name, text: 'texts or extensions were changed' }];
}

/** A description of events as webhooks, which the comparison knows. */
function asOpenApi(document: Described['document']): Document {
  if (!('asyncapi' in document)) return document;
  const { messages, schemas } = document.components;
  const webhooks = Object.entries(messages).map(([id, { payload }]) => {
    const requestBody = { content: { 'application/json': { schema: payload } } };
    return [id, { post: { requestBody, responses: { 200: { description: 'Received.' } } } }];
  });
  // AsyncAPI's discriminator is a name, OpenAPI's is an object. The variants show both.
  const plain = JSON.stringify({ schemas }, (key, value: unknown) => (key === 'discriminator' ? undefined : value));
  const { info } = document;
  const components = JSON.parse(plain) as Document['components'];
  return {
    openapi: '3.1.0',
    info,
    servers: [],
    paths: {},
    webhooks: Object.fromEntries(webhooks),
    components,
  } as Document;
}

if (process.argv[1] === import.meta.filename) {
  const entry = await versionDocuments(root, new Date().toISOString().slice(0, 10));
  console.log(entry === '' ? 'No API description changed.' : entry);
}

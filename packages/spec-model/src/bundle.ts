import { existsSync } from 'node:fs';
import { join } from 'node:path';
import redocly from '@redocly/openapi-core';
import type { Document } from './document.ts';
import type { Surface } from './surfaces.ts';
import { methods, refusals } from './refusals.ts';
import { dropForeignReferences, idsOf } from './foreign-operations.ts';
import { roleOf, textFor } from './overlays.ts';

export interface Bundle {
  readonly surface: Surface;
  readonly document: Document;
}

/** The faults of a description, one per line. */
class BundleError extends Error {
  readonly faults: readonly string[];
  constructor(file: string, faults: readonly string[]) {
    super(`Cannot bundle ${file}:\n${faults.join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Joins the files of one description into a document whose references are all local.
 * @throws {Error} If the description is invalid, or uses a feature that clients don't support.
 */
export async function bundleDocument(file: string): Promise<Document> {
  const { document, faults } = await joinFiles(file);
  if (faults.length === 0) faults.push(...refusals(document).map((refusal) => `${file}: ${refusal}`));
  if (faults.length > 0) throw new BundleError(file, faults);
  return document;
}

/** Joins the files of one description. An earlier description may have references that no longer resolve. */
export async function joinFiles(file: string): Promise<{ document: Document; faults: string[] }> {
  const config = await redocly.createConfig({});
  const externalRefResolver = new RoleResolver(roleOf(file));
  const { bundle, problems } = await redocly.bundle({ ref: file, config, externalRefResolver });
  const faults = problems.map(
    ({ message, location: [place] }) => `${place?.source.absoluteRef ?? file}${place?.pointer ?? ''}: ${message}`,
  );
  // The library returns `any`. Lint has checked the shape.
  const document = bundle.parsed as Document;
  dropForeignReads(document);
  for (const ref of foreignReferences(document)) faults.push(`${file}: ${ref} could not be resolved`);
  return { document, faults };
}

/** Reads files as one role sees them. */
class RoleResolver extends redocly.BaseResolver {
  readonly #role: string;
  constructor(role: string) {
    super();
    this.#role = role;
  }
  override async loadExternalRef(path: string): Promise<redocly.Source> {
    const source = await super.loadExternalRef(path);
    const text = textFor(this.#role, path, source.body);
    return text === undefined ? source : new redocly.Source(path, text);
  }
}

/** Surfaces share descriptions of operations. A write can't be read back if the surface lacks the operation that reads. */
function dropForeignReads({ paths }: Document): void {
  const operations = Object.values(paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []));
  const own = new Set(operations.map(({ operationId }) => operationId));
  for (const operation of operations) {
    const read = operation['x-read-back']?.operation;
    if (read !== undefined && !own.has(read)) Reflect.deleteProperty(operation, 'x-read-back');
  }
}

/** The reasons why the files of a description can't be joined. Any other error counts as a reason too. */
export async function bundleFaults(file: string): Promise<readonly string[]> {
  return bundleDocument(file).then(
    () => [],
    (error: unknown) => (error instanceof BundleError ? error.faults : [String(error)]),
  );
}

/**
 * Bundles every surface.
 * @throws {Error} If a description is missing or invalid.
 */
export async function bundleSurfaces(root: string, surfaces: readonly Surface[]): Promise<readonly Bundle[]> {
  const missing = surfaces.filter(({ source }) => !existsSync(join(root, source)));
  if (missing.length > 0) throw new Error(`No API description at ${missing.map(({ source }) => source).join(', ')}`);
  const bundles: Bundle[] = [];
  for (const surface of surfaces) bundles.push({ surface, document: await bundleDocument(join(root, surface.source)) });
  const everyId = new Set(bundles.flatMap(({ document }) => idsOf(document)));
  for (const { surface, document } of bundles) {
    const foreign = dropForeignReferences(document, everyId);
    if (foreign.length > 0)
      throw new BundleError(surface.source, [`Texts name operations that ${surface.name} lacks:`, ...foreign]);
  }
  return bundles;
}

function* foreignReferences(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string' && !value.startsWith('#/')) yield value;
    else yield* foreignReferences(value);
  }
}

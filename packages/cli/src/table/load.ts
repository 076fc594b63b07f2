import { readFileSync } from 'node:fs';
import type { ResponseShapes } from '@tradelane/workflows/check';
import { UsageError } from '../exit.ts';
import type { OperationName, OperationRow, SurfaceRow } from './rows.ts';
import type { ShapeTable } from './shape.ts';
import { didYouMean } from './similar.ts';

/** The folder that the build writes. It is at the same place below the sources and the published files. */
const folder = new URL('../../dist/data/', import.meta.url);

const loaded = new Map<string, unknown>();

function read<T>(name: string): T {
  const known = loaded.get(name) ?? (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown);
  loaded.set(name, known);
  return known as T; // written by our own build
}

/** All surfaces with the names of their operations. */
export function surfaces(): readonly SurfaceRow[] {
  return read<readonly SurfaceRow[]>('index.json');
}

/** @throws {UsageError} If there is no such surface. */
export function surfaceNamed(name: string): SurfaceRow {
  const found = surfaces().find((surface) => surface.name === name);
  if (found !== undefined) return found;
  const names = surfaces().map((surface) => surface.name);
  throw new UsageError(`Unknown surface: "${name}". ${didYouMean(name, names) ?? `Use one of ${names.join(', ')}.`}`);
}

/** All operations of a surface. */
export function operationsOf(surface: SurfaceRow): readonly OperationRow[] {
  return read<readonly OperationRow[]>(`${surface.name}.json`);
}

/**
 * Returns an operation by the name of its method or its ID, in any case.
 * @throws {UsageError} If the surface doesn't have it. The message lists similar names.
 */
export function operationNamed(surface: SurfaceRow, name: string): OperationRow {
  const found = operationsOf(surface).find((row) => isNamed(row, name));
  if (found !== undefined) return found;
  const [group = ''] = name.toLowerCase().split('.');
  const inGroup = surface.operations.filter((row) => row.name.startsWith(`${group}.`)).map((row) => row.name);
  const remedy =
    didYouMean(
      name,
      surface.operations.flatMap((row) => [row.name, row.id]),
    ) ??
    (inGroup.length === 0
      ? `Run \`tradelane call ${surface.name}\` to list its operations.`
      : `Operations of ${group}: ${inGroup.join(', ')}.`);
  throw new UsageError(`${surface.name} has no operation "${name}". ${remedy}`);
}

export function isNamed(row: OperationName, name: string): boolean {
  const wanted = name.toLowerCase();
  return row.name.toLowerCase() === wanted || row.id.toLowerCase() === wanted;
}

/** The shapes of the bodies and results of a surface. */
export function shapesOf(surface: SurfaceRow): ShapeTable {
  return read<ShapeTable>(`shapes/${surface.name}.json`);
}

/** The shapes of the responses of a surface's reads, for the deep check. */
export function readsOf(surface: SurfaceRow): ResponseShapes {
  return read<ResponseShapes>(`reads/${surface.name}.json`);
}

/** A page of the reference or a guide, as Markdown. */
export interface PageRow {
  /** Address on the reference site: `reference/hub/v2-listorders`, `guides/limits`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** The pages of a surface, or of `guides`. */
export function pagesOf(part: string): readonly PageRow[] {
  return read<readonly PageRow[]>(`pages/${part}.json`);
}

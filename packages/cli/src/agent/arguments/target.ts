import { UsageError } from '../../exit.ts';
import { isNamed, operationNamed, operationsOf, surfaceNamed, surfaces } from '../../table/load.ts';
import type { OperationRow, SurfaceRow } from '../../table/rows.ts';

/** An operation as an agent names it. */
export interface GivenOperation {
  readonly surface?: string | undefined;
  readonly operation?: string | undefined;
}

/**
 * Finds an operation by its name or ID. Without a surface, the ID must belong to one surface.
 * @throws {UsageError} If there is no such operation. The message lists similar ones.
 */
export function operationOf({ surface, operation }: GivenOperation): { surface: SurfaceRow; row: OperationRow } {
  if (operation === undefined)
    throw new UsageError('Pass `operation`: the name or ID of an operation. Find one with `search`.');
  if (surface !== undefined) {
    const found = surfaceNamed(surface);
    return { surface: found, row: operationNamed(found, operation) };
  }
  const on = surfaces().filter((one) => one.operations.some((row) => isNamed(row, operation)));
  const [only] = on;
  if (on.length === 1 && only !== undefined) return { surface: only, row: operationNamed(only, operation) };
  throw new UsageError(
    on.length === 0
      ? `No surface has an operation "${operation}". Find it with \`search\`.`
      : `Pass \`surface\`: ${operation} is an operation of ${on.map(({ name }) => name).join(', ')}.`,
  );
}

/** The operation of a surface with an ID that another row names. */
export const operationWithId = (surface: SurfaceRow, id: string): OperationRow | undefined =>
  operationsOf(surface).find((row) => row.id === id);

import { UsageError } from '../../exit.ts';
import { isNamed, surfaces } from '../../table/load.ts';
import type { OperationName, OperationRow, SurfaceRow } from '../../table/rows.ts';

/** Groups of operations, by the IDs in the documents. An ID is the same on every surface. */
const groups: Readonly<Record<string, readonly string[]>> = {
  exports: ['TL03', 'OF52', 'OR13'],
  answers: ['createMessage', 'createConversation', 'M12', 'M14', 'OR42', 'OR43', 'SOR43', 'SOF43'],
  money: ['v2-refundOrderLines', 'v2-cancelOrderLines', 'OR26', 'OR28', 'OR29', 'OR30', 'OR32', 'SOR28'],
};

/** Writes that an agent may send. */
export class Permissions {
  readonly #names: readonly string[];

  /**
   * @param names `all`, groups, `surface:operation`, and names or IDs of operations.
   * @throws {UsageError} If a name is unknown, or changes nothing.
   */
  constructor(names: readonly string[]) {
    for (const name of names)
      if (
        name !== 'all' &&
        !Object.hasOwn(groups, name) &&
        !writes().some(([surface, row]) => isFor(name, surface, row))
      )
        throw new UsageError(
          `--allow-writes names "${name}", which isn't an operation that changes data. Use all, ${Object.keys(groups).join(', ')}, or surface:operation such as hub:orders.accept.`,
        );
    this.#names = names;
  }

  /** The names as the user passed them. */
  get names(): readonly string[] {
    return this.#names;
  }

  allows({ name: surface }: SurfaceRow, row: OperationName): boolean {
    return this.#names.some(
      (name) => name === 'all' || groups[name]?.includes(row.id) === true || isFor(name, surface, row),
    );
  }
}

/** The value of `--allow-writes` that allows exactly one operation. */
export const permissionFor = (surface: SurfaceRow, row: OperationRow): string => `${surface.name}:${row.name}`;

function isFor(permission: string, surface: string, row: OperationName): boolean {
  const [first, second] = permission.split(':');
  return second === undefined ? isNamed(row, first ?? '') : first === surface && isNamed(row, second);
}

const writes = (): readonly (readonly [string, OperationName])[] =>
  surfaces().flatMap(({ name, operations }) =>
    operations.filter(({ isRead }) => !isRead).map((row) => [name, row] as const),
  );

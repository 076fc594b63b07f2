import { valuesAt } from '../../output/fields.ts';
import type { OperationRow } from '../../table/rows.ts';

/** The loss by a call, or by any call of an operation. Undefined if another write can change its effect. */
export function destructionBy(row: OperationRow, call?: { readonly body?: unknown }): string | undefined {
  const { fullReplace, completeLists = [], isIrreversible } = row;
  const replaced = call === undefined ? (fullReplace ?? leftOutOf(completeLists)) : replacedBy(row, call.body);
  return replaced ?? (isIrreversible === true ? 'No operation takes it back.' : undefined);
}

/** The data that a call removes because its body leaves it out. */
export function replacedBy({ fullReplace, completeLists = [] }: OperationRow, body: unknown): string | undefined {
  const isIn = (path: string): boolean => {
    const at = path.lastIndexOf('.');
    const objects = at < 0 ? [body] : valuesAt(body, path.slice(0, at));
    return objects.some((one) => Object.hasOwn(Object(one) as object, path.slice(at + 1)));
  };
  return fullReplace ?? leftOutOf(completeLists.filter(isIn));
}

const leftOutOf = (lists: readonly string[]): string | undefined =>
  lists.length === 0 ? undefined : `Entries that the list leaves out: ${lists.join(', ')}.`;

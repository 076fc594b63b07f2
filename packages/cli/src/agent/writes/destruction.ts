import type { OperationRow } from '../../table/rows.ts';
import { valuesAt } from '../answers/rows.ts';

/** Words in names of operations, and what such an operation can't take back. */
const words: readonly (readonly [RegExp, string])[] = [
  [/delete|anonymize/i, 'It deletes data permanently.'],
  [/refund|cancel|refuse|close/i, 'It can’t be taken back.'],
];

/** The loss by a call, or by any call of an operation. Undefined if another write can change its effect. */
export function destructionBy(row: OperationRow, call?: { readonly body?: unknown }): string | undefined {
  const { isRead, name, fullReplace, completeLists = [] } = row;
  if (isRead) return undefined;
  const replaced = call === undefined ? (fullReplace ?? leftOutOf(completeLists)) : replacedBy(row, call.body);
  return replaced ?? words.find(([pattern]) => pattern.test(name))?.[1];
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

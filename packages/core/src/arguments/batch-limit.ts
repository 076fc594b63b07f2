import { received } from '../checks/checks.ts';
import type { Call, CallInput } from '../operation/call.ts';
import { refuseArgument } from './refuse-argument.ts';

/**
 * Rejects more items or files than one request may contain, if the operation can't be split. Examples are a complete
 * list (P07) and an all-or-nothing request (P01). Also rejects two files of one name if items name their files (S02,
 * S08).
 * @throws {ArgumentError} If there are too many. Nothing was sent.
 */
export function checkBatchLimit(call: Call): void {
  const limit = call.operation.batch;
  if (limit === undefined) return;
  const files = limit.files === undefined ? undefined : itemsAt(call.input, limit.files);
  checkNames(call, limit.files, files);
  if (limit.split) return;
  checkCount(call, limit.items, itemsAt(call.input, limit.items), limit.maximum);
  checkCount(call, limit.files, files, limit.maximum);
}

function checkCount(call: Call, path = '', items: readonly unknown[] = [], maximum: number): void {
  if (items.length <= maximum) return;
  const { id } = call.operation;
  const argument = path.replace('.$', '');
  throw refuseArgument(
    call.operation,
    argument,
    `${id} takes at most ${maximum} entries in ${argument}. Received: ${items.length}. This operation can't be split into several requests.`,
    'ERR_BATCH_TOO_LARGE',
  );
}

function checkNames(call: Call, path = '', files: readonly unknown[] = []): void {
  const names = new Set<string>();
  for (const file of files) {
    const name = typeof file === 'object' && file !== null && 'name' in file ? file.name : undefined;
    if (typeof name !== 'string') continue;
    if (names.has(name))
      throw refuseArgument(
        call.operation,
        path,
        `${call.operation.id}: ${path} contains two files named ${received(name)}. Give each file its own name.`,
        'ERR_BATCH_FILES_INVALID',
      );
    names.add(name);
  }
}

/**
 * Returns the list at an items path of a call, or undefined if there is none. Examples: `body.products`,
 * `body.shop_documents.shop_documents`, `query.product_references`, or `body.$` for a body that is the list.
 */
export function itemsAt(input: CallInput, path: string): readonly unknown[] | undefined {
  let value: unknown = input;
  for (const step of stepsOf(path)) value = isRecord(value) ? value[step] : undefined;
  return Array.isArray(value) ? value : undefined;
}

/** Returns the same input with other items. */
export function withItems(input: CallInput, path: string, items: readonly unknown[]): CallInput {
  // Replacing inside an object keeps its other members, so it stays a CallInput.
  return replaceAt(input, stepsOf(path), items) as CallInput;
}

function stepsOf(path: string): readonly string[] {
  return path.split('.').filter((step) => step !== '$');
}

function replaceAt(value: unknown, [step, ...rest]: readonly string[], items: readonly unknown[]): unknown {
  if (step === undefined) return items;
  const members = isRecord(value) ? value : {};
  return { ...members, [step]: replaceAt(members[step], rest, items) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

import type { CallInput } from '../operation/call.ts';

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

import type { Rule } from '../../../errors/index.ts';

export class ItemError extends Error {
  readonly code: string;
  readonly field: string;

  constructor(code: string, field: string, message: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** Fails an item because of a rule, which the message names. The other items of the request are processed. */
export function fail(rule: Rule, code: string, field: string, message: string): never {
  throw new ItemError(code, field, `${message}${message.endsWith('.') ? '' : '.'} Rule: ${rule}.`);
}

/** Runs a change for each item, which succeeds or fails on its own. */
export function eachItem<I, R, E>(
  items: readonly I[],
  run: (item: I) => R,
  errorOf: (item: I, error: ItemError) => E,
): { success: R[]; errors: E[] } {
  const success: R[] = [];
  const errors: E[] = [];
  for (const item of items) {
    try {
      success.push(run(item));
    } catch (error) {
      if (!(error instanceof ItemError)) throw error;
      errors.push(errorOf(item, error));
    }
  }
  return { success, errors };
}

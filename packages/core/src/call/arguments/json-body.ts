/** Where a body holds something that JSON would drop or change without a word. */
export interface JsonFault {
  /** `$.products[3].price` */
  readonly path: string;
  readonly fault: string;
}

const deepest = 200;

/**
 * Looks for what `JSON.stringify` would turn into something else: an invalid date or NaN becomes null (and null clears a
 * field, C04), an integer beyond 2^53 is already rounded, a Map becomes `{}`.
 */
export function findJsonFault(value: unknown): JsonFault | undefined {
  return within('$', inspect(value, 0));
}

/** Of a fault, the path from `value`. */
function inspect(value: unknown, depth: number): JsonFault | undefined {
  if (typeof value !== 'object') return faultAt(scalarFault(value));
  if (value === null) return undefined;
  if (depth > deepest) return faultAt(`nested deeper than ${deepest} levels, or in a circle`);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const found = inspect(value[index], depth + 1);
      if (found) return within(`[${index}]`, found);
    }
    return undefined;
  }
  if (value instanceof Date) return faultAt(Number.isNaN(value.getTime()) ? 'an invalid Date' : undefined);
  if (value instanceof Map || value instanceof Set)
    return faultAt('a Map or Set would be sent empty; pass an object or array');
  if ('toJSON' in value && typeof value.toJSON === 'function') return undefined; // it speaks for itself
  for (const name in value) {
    const found = inspect((value as Readonly<Record<string, unknown>>)[name], depth + 1);
    if (found) return within(`.${name}`, found);
  }
  return undefined;
}

function scalarFault(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === undefined) return undefined;
  if (typeof value !== 'number') return `a ${typeof value} cannot be sent as JSON`;
  if (!Number.isFinite(value)) return `${value} cannot be sent as JSON`;
  return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21
    ? 'an integer beyond 2^53 has lost digits; pass it as a string'
    : undefined;
}

function faultAt(fault: string | undefined): JsonFault | undefined {
  return fault === undefined ? undefined : { path: '', fault };
}

function within(step: string, found: JsonFault | undefined): JsonFault | undefined {
  return found && { path: step + found.path, fault: found.fault };
}

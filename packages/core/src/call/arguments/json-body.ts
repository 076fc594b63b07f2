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
  const fault = inspect(value, 0);
  return fault && { path: `$${fault.steps.toReversed().join('')}`, fault: fault.text };
}

interface Found {
  readonly text: string;
  /** From the inside out. */
  readonly steps: string[];
}

function inspect(value: unknown, depth: number): Found | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return undefined;
    case 'number':
      return numberFault(value);
    case 'object':
      return value === null ? undefined : inspectObject(value, depth);
    default:
      return { text: `a ${typeof value} cannot be sent as JSON`, steps: [] };
  }
}

function inspectObject(value: object, depth: number): Found | undefined {
  if (depth > deepest) return { text: `nested deeper than ${deepest} levels, or in a circle`, steps: [] };
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const found = inspect(value[index], depth + 1);
      if (found) return step(found, `[${index}]`);
    }
    return undefined;
  }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? { text: 'an invalid Date', steps: [] } : undefined;
  if (value instanceof Map || value instanceof Set)
    return { text: 'a Map or Set would be sent empty; pass an object or array', steps: [] };
  if ('toJSON' in value && typeof value.toJSON === 'function') return undefined; // it speaks for itself
  for (const name in value) {
    const found = inspect((value as Readonly<Record<string, unknown>>)[name], depth + 1);
    if (found) return step(found, `.${name}`);
  }
  return undefined;
}

function numberFault(value: number): Found | undefined {
  if (!Number.isFinite(value)) return { text: `${value} cannot be sent as JSON`, steps: [] };
  if (Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21) {
    return { text: 'an integer beyond 2^53 has lost digits; pass it as a string', steps: [] };
  }
  return undefined;
}

function step(found: Found, name: string): Found {
  found.steps.push(name);
  return found;
}

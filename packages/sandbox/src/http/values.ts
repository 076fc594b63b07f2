import type { TextValue } from '../operations/table.ts';

/** Reads one raw value. Returns the value, or what is wrong with it. */
export type ValueReader = (raw: string) => { readonly value: QueryValue } | { readonly wrong: string };

function bounds({ minimum, maximum }: TextValue): (value: number) => string | undefined {
  return (value) => {
    if (minimum !== undefined && value < minimum) return `must be at least ${minimum}`;
    if (maximum !== undefined && value > maximum) return `must be at most ${maximum}`;
    return undefined;
  };
}

function numberReader(value: TextValue): ValueReader {
  const isInteger = value.type === 'integer';
  const shape = isInteger ? /^[+-]?\d{1,18}$/ : /^[+-]?\d{1,18}(\.\d{1,18})?$/;
  const wrongBound = bounds(value);
  return (raw) => {
    if (!shape.test(raw)) return { wrong: `must be ${isInteger ? 'an integer' : 'a number'}` };
    const wrong = wrongBound(Number(raw));
    return wrong === undefined ? { value: Number(raw) } : { wrong };
  };
}

const documentedBooleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
const seenBooleans: ReadonlyMap<string, boolean> = new Map([...documentedBooleans, ['1', true], ['0', false]]);

const booleanReader =
  (strict: boolean): ValueReader =>
  (raw) => {
    const value = strict ? documentedBooleans.get(raw) : seenBooleans.get(raw.toLowerCase());
    return value === undefined ? { wrong: 'must be true or false' } : { value };
  };

const instantReader =
  (strict: boolean): ValueReader =>
  (raw) => {
    // An unencoded plus sign arrives as a space. Existing clients send such dates.
    const value = normalizeInstant(strict ? raw : raw.replace(/ (?=\d{2}:\d{2}$)/, '+'));
    return value === undefined ? { wrong: 'must be a date-time such as 2026-01-31T12:00:00Z' } : { value };
  };

function textReader({ minLength = 0, maxLength = Infinity, pattern, enum: allowed }: TextValue): ValueReader {
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return (raw) => {
    if (raw.length < minLength)
      return { wrong: minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters` };
    if (raw.length > maxLength) return { wrong: `must have at most ${maxLength} characters` };
    if (shape !== undefined && !shape.test(raw)) return { wrong: `must match the pattern ${pattern}` };
    if (allowed !== undefined && !allowed.includes(raw)) return { wrong: `must be one of ${allowed.join(' | ')}` };
    return { value: raw };
  };
}

/**
 * Returns the reader for values of a schema.
 * @param strict Whether to accept only the documented forms. Existing clients send other forms too, which real hosts
 * accept.
 */
export function readerOf(value: TextValue, strict: boolean): ValueReader {
  switch (value.type) {
    case 'integer':
    case 'number':
      return numberReader(value);
    case 'boolean':
      return booleanReader(strict);
    default:
      return value.format === 'date-time' ? instantReader(strict) : textReader(value);
  }
}

export type QueryValue = string | number | boolean;

/** Query parameters by name, parsed and validated as the operation declares them. Times are normalized to UTC. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

// RFC 3339 with any offset. Seconds, the colon of the offset and its minutes are optional, as in ISO 8601.
const shape = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?([Zz]|[+-]\d{2}(:?\d{2})?)$/;

/**
 * Normalizes a date-time to UTC with milliseconds (`2026-01-12T08:30:00.000Z`). Returns `undefined` if the text isn't a
 * date-time.
 */
export function normalizeInstant(text: string): string | undefined {
  if (!shape.test(text)) return undefined;
  const time = Date.parse(
    text.replace(/([+-]\d{2}):?(\d{2})?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`),
  );
  if (Number.isNaN(time)) return undefined;
  // Date.parse reads 31 February as 3 March.
  const day = Number(text.slice(8, 10));
  const monthLength = new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate();
  return day >= 1 && day <= monthLength ? new Date(time).toISOString() : undefined;
}

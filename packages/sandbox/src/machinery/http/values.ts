import type { TextValue } from '../operations/table.ts';
import { normalizeInstant } from './date-time.ts';
import type { QueryValue } from './query.ts';

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
    // A plus sign that was not encoded arrives as a space; clients in the wild send such dates.
    const value = normalizeInstant(strict ? raw : raw.replace(/ (?=\d{2}:\d{2}$)/, '+'));
    return value === undefined ? { wrong: 'must be a date-time such as 2026-01-31T12:00:00Z' } : { value };
  };

function textReader({ minLength = 0, maxLength = Infinity, pattern, enum: allowed }: TextValue): ValueReader {
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return (raw) => {
    if (raw.length < minLength)
      return { wrong: minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters` };
    if (raw.length > maxLength) return { wrong: `must have at most ${maxLength} characters` };
    if (shape !== undefined && !shape.test(raw)) return { wrong: 'has the wrong form' };
    if (allowed !== undefined && !allowed.includes(raw)) return { wrong: `must be one of ${allowed.join(' | ')}` };
    return { value: raw };
  };
}

/**
 * Reads values as their schema has them.
 * @param strict Whether only the documented forms are read: clients in the wild send others, which real hosts take.
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

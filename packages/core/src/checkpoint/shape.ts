import { CheckpointError } from './checkpoint-store.ts';

/**
 * The expected shape of a stored value:
 *
 * - a kind, such as `string|null`, or a text, such as `=sent`. `count` is an integer of 0 or more
 * - an array of one shape
 * - an object with the shapes of its members. `?` marks a member that may be missing, and `*` stands for all members
 * - a check
 */
export type Shape = string | readonly [Shape] | { readonly [name: string]: Shape } | ((value: unknown) => boolean);

function kindOf(value: unknown): string {
  if (value === null || Array.isArray(value)) return value ? 'array' : 'null';
  // A larger number isn't a date.
  return typeof value === 'number' && Math.abs(value) > 2 ** 53 ? 'infinite' : typeof value;
}

/** Whether a value that was parsed from JSON has a shape. */
function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'function') return shape(value);
  const kind = kindOf(value);
  const isCount = Number.isSafeInteger(value) && (value as number) >= 0;
  if (typeof shape === 'string')
    return shape
      .split('|')
      .some((one) => one === kind || one === `=${value as string}` || (isCount && one === 'count'));
  if (Array.isArray(shape))
    return kind === 'array' && (value as unknown[]).every((one) => hasShape(one, shape[0] as Shape));
  return (
    kind === 'object' &&
    Object.entries(shape).every(([name, inner]: readonly [string, Shape]) => {
      const [own = ''] = name.split('?');
      const members = value as Readonly<Record<string, unknown>>;
      if (own === '*') return Object.values(members).every((one) => hasShape(one, inner));
      return Object.hasOwn(members, own) ? hasShape(members[own], inner) : own !== name;
    })
  );
}

/** The shape of a value that has one of these shapes. */
export const oneOf =
  (...shapes: readonly Shape[]): ((value: unknown) => boolean) =>
  (value) =>
    shapes.some((shape) => hasShape(value, shape));

/** Parses an entry that this project wrote as JSON. Returns undefined if the entry is other JSON. */
export function entryIn<State>(text: string, shape: Shape): State | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return hasShape(value, shape) ? (value as State) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses an entry that this project wrote as JSON.
 * @param store The store, for the message.
 * @throws {CheckpointError} If the entry is other JSON. A part of it that is missing could allow a second request.
 */
export function readEntry<State>(key: string, text: string, shape: Shape, store?: string): State {
  const state = entryIn<State>(text, shape);
  if (state === undefined) throw unrecognized(key, store);
  return state;
}

/** @param store The store, for the message. */
export function unrecognized(key: string, store = 'checkpoint store'): CheckpointError {
  return new CheckpointError(
    `The ${store} contains an unrecognized entry under \`${key}\`. Use another prefix, table or file for your own data.`,
  );
}

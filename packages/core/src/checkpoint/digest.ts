import { isDate } from '../platform/platform.ts';

/** Digest of a filter. It ignores instants, so a time window may move between runs. */
export function selectionOf(filter: object = {}): string {
  const members = Object.entries(filter).filter(([, value]) => !isInstant(value));
  return digestOf(Object.fromEntries(members.map(([name, value]) => [name, inOrder(value)])));
}

const isInstant = (value: unknown): boolean =>
  isDate(value) || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value));

const inOrder = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).sort() : value);

/** Returns a short hash of the content. The order of fields doesn't matter (E04). */
export function digestOf(value: unknown): string {
  const text = canonical(value);
  return hash(text, 0x9e3779b9).toString(36) + hash(text, 0x85ebca6b).toString(36);
}

function canonical(input: unknown): string {
  // Calls `toJSON` exactly once, as `JSON.stringify` does.
  const { toJSON } = Object(input) as { readonly toJSON?: unknown };
  const value: unknown = typeof toJSON === 'function' ? toJSON.call(input) : input;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

/** Returns 53 bits, mixed from two halves of 32 (cyrb53). */
function hash(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}

const longest = 60;

/**
 * A value as a message shows it: `"hub"`, `NaN`, `undefined`, `an array`, `a Map`. Long strings are cut. Never call it with a secret.
 */
export function received(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > longest ? `${value.slice(0, longest)}…` : value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (kind === 'Date') return Number.isNaN(Number(value)) ? 'an invalid Date' : 'a Date';
  return kind === 'Object' ? 'an object' : `${/^[AEIO]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

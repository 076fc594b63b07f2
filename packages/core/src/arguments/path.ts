import { received } from '../checks/checks.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import { refuseArgument } from './refuse-argument.ts';

/**
 * Fills the path template. Every value stays within its own segment.
 * @throws {ArgumentError} If a value is missing or would leave its segment (`..`).
 */
export function writePath(
  operation: OperationDescriptor,
  template: string,
  values: Readonly<Record<string, unknown>>,
): string {
  const { id } = operation;
  let written = '';
  let from = 0;
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
    const close = template.indexOf('}', open);
    if (close < 0) break;
    const name = template.slice(open + 1, close);
    const reading = readSegment(values[name]);
    if (typeof reading !== 'string') {
      const { fault } = reading;
      const code = values[name] === undefined || values[name] === null ? 'ERR_ARGUMENT_MISSING' : undefined;
      throw refuseArgument(operation, `path.${name}`, `${id}: The path value \`${name}\` is invalid. ${fault}`, code);
    }
    written += template.slice(from, open) + reading;
    from = close + 1;
  }
  return from === 0 ? template : written + template.slice(from);
}

/** Values that need no encoding. */
const plain = /^[\w-]+$/;

/** Returns the encoded segment, or the fault of the value. */
export function readSegment(value: unknown): string | { readonly fault: string } {
  if (typeof value === 'string' && plain.test(value)) return value;
  const fault = faultOf(value);
  return fault === undefined ? encodeURIComponent(value as string | number) : { fault };
}

function faultOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return 'It is missing. Pass a string or a number.';
  if (typeof value === 'number')
    return Number.isSafeInteger(value)
      ? undefined
      : `Pass a whole number below 2^53, or a string. Received: ${received(value)}.`;
  if (typeof value !== 'string') return `Pass a string or a number. Received: ${received(value)}.`;
  if (value.trim() === '') return 'It is empty. Pass a non-empty string.';
  if (hasControlCharacter(value)) return 'It contains a control character. Remove it.';
  if (/\p{Surrogate}/u.test(value)) return 'It contains half of a surrogate pair. Pass well-formed Unicode.';
  return leavesItsSegment(value) ? 'It contains `.` or `..` as a path segment. Pass a plain id.' : undefined;
}

/** Whether a value is `..` between slashes, even if a gateway decodes it once more. */
function leavesItsSegment(value: string): boolean {
  if (!/[.%]/.test(value)) return false;
  return [value, decoded(value)].some((text) => text.split(/[/\\]/).some((step) => step === '.' || step === '..'));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function hasControlCharacter(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u001F\u007F]/.test(value);
}

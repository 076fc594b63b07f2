import { isPlain, received } from '../errors/checks.ts';
import { isWebPage } from '../errors/index.ts';
import type { Call, JsonReading } from '../operation/call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import { refuseBody } from './arguments.ts';

/** The location of a value that JSON would drop or change silently. */
export interface JsonFault {
  /** The path, such as `$.products[3].price`. */
  readonly path: string;
  readonly fault: string;
}

const deepest = 200;
/** Wrapper objects, which JSON writes as their values. */
const boxed = /(?:Number|String|Boolean)]$/;

/**
 * Finds a value that `JSON.stringify` would change: an invalid date, NaN or a hole in a list becomes null (and null
 * clears a field, C04). An integer beyond 2^53 is already rounded. A Map or a promise becomes `{}`.
 */
export function findJsonFault(value: unknown): JsonFault | undefined {
  return within('$', inspect(value, 0));
}

/** Returns the fault with its path from `value`. */
function inspect(value: unknown, depth: number): JsonFault | undefined {
  if (typeof value !== 'object') return faultAt(scalarFault(value));
  if (value === null) return undefined;
  if (depth > deepest)
    return faultAt(
      `it's nested deeper than ${deepest} levels or contains a circular reference. Pass a plain object without circular references.`,
    );
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const entry: unknown = value[index];
      const found =
        entry === undefined
          ? faultAt('`undefined` in an array serializes to null. Remove the entry, or pass null.')
          : inspect(entry, depth + 1);
      if (found) return within(`[${index}]`, found);
    }
    return undefined;
  }
  // `toJSON` decides, except that an invalid date would become null.
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return faultAt(
      Number.isNaN(value.valueOf()) ? 'an invalid Date serializes to null. Pass a valid Date.' : undefined,
    );
  const names = Object.keys(value);
  const kind = Object.prototype.toString.call(value);
  if (boxed.test(kind)) return faultAt(scalarFault(value.valueOf()));
  // An object of a class without own members, such as a promise, a file or an object with getters, or an iterable such
  // as a Map, would lose its content.
  const isOther = kind !== '[object Object]';
  if ((names.length === 0 && (isOther || hasGetters(value))) || (isOther && Symbol.iterator in value))
    return faultAt(`${received(value)} serializes to {}. Pass an object or array.`);
  for (const name of names) {
    const found = inspect((value as Readonly<Record<string, unknown>>)[name], depth + 1);
    if (found) return within(`.${name}`, found);
  }
  return undefined;
}

/** Whether the class of an object has getters, which JSON leaves out. */
function hasGetters(value: object): boolean {
  if (isPlain(value)) return false;
  const members = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(value) as object);
  return Object.values(members).some(({ get }) => get !== undefined);
}

function scalarFault(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === undefined) return undefined;
  if (typeof value !== 'number')
    return `JSON doesn't support values of type ${typeof value}. Pass a string or a number.`;
  if (!Number.isFinite(value)) return `JSON doesn't support ${value}. Pass a finite number.`;
  return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21
    ? 'an integer beyond 2^53 loses digits as a number. Pass it as a string.'
    : undefined;
}

function faultAt(fault: string | undefined): JsonFault | undefined {
  return fault === undefined ? undefined : { path: '', fault };
}

function within(step: string, found: JsonFault | undefined): JsonFault | undefined {
  return found && { path: step + found.path, fault: found.fault };
}

/**
 * Writes a body, or a part of one at `path`, as JSON.
 * @throws {ArgumentError} If JSON would drop or change something silently.
 */
export function writeJson(operation: OperationDescriptor, value: unknown, path = '$'): string {
  const fault = findJsonFault(value);
  if (fault) {
    const at = path + fault.path.slice(1);
    throw refuseBody(operation, at, `The value at ${at} can't be sent: ${fault.fault}`);
  }
  const text = JSON.stringify(value);
  if (text === undefined)
    throw refuseBody(
      operation,
      path,
      `The value at ${path} can't be sent: JSON doesn't support values of type ${typeof value}.`,
    );
  return text;
}

/** Whether a success may have no body: a 204, if the operation documents one (CM11). */
export function mayBeNothing({ operation }: Call, status: number): boolean {
  return status === 204 && operation.mayBeEmpty === true;
}

/**
 * Parses JSON. It skips a byte-order mark and rejects a number that JavaScript can't hold, with its path. In the
 * response of a write, such a number becomes a string with its digits. For other texts it reports what they are:
 * nothing, a web page, or truncated JSON.
 * @param status Status of the response. A read with a 206 isn't complete, because no call requests a part.
 * @param isWrite Whether any other body is a success without data, because the status of a write decides.
 */
export function readJson(text: string, status?: number, isWrite = false): JsonReading {
  if (status === 206 && !isWrite) return spoilt('it contains only a part of the expected JSON');
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const excess = excessOf(json);
  if (excess !== undefined)
    return isWrite
      ? { ok: true, value: undefined, issue: `$: the JSON ${excess}` }
      : { ok: false, isSpoilt: false, detail: `the JSON ${excess}` };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    const trimmed = json.trim();
    // A web page or truncated JSON isn't the response of the API.
    const isDamaged = trimmed.startsWith('<') || isCutShort(trimmed);
    if (isWrite && !isDamaged) return { ok: true, value: undefined, issue: '$: expected JSON' };
    return spoilt(describeFault(trimmed));
  }
  // Every documented body is an object or a list.
  const isExpected = typeof value === 'object' && value !== null;
  if (!isExpected && !isWrite) return spoilt('expected a JSON object or array, got another value');
  const unsafe = findUnsafeNumber(json);
  if (unsafe === undefined) return { ok: true, value, ...issueOf(isExpected, status, json) };
  const { path, literal } = unsafe;
  const [what, fault] = /[.e]/i.test(literal)
    ? ['number', 'exceeds 1.8e308']
    : ['integer', `has ${literal.replace('-', '').length} digits`];
  if (isWrite) {
    const issue = `${path}: the ${what} ${fault}, so it is passed as a string`;
    // The status decides, and quoting takes ten times longer than parsing.
    if (json.length > longestQuoted) return { ok: true, value: undefined, issue };
    return { ok: true, value: JSON.parse([unsafeDigits, infinite].reduce(withQuoted, json)), issue };
  }
  return {
    ok: false,
    isSpoilt: false,
    detail: `the ${what} at ${path} ${fault}, so a JavaScript number can't hold it`,
  };
}

/** Returns the fault of a readable body, for the hook. */
function issueOf(isExpected: boolean, status: number | undefined, json: string): { readonly issue?: string } {
  if (!isExpected) return { issue: '$: expected a JSON object or array' };
  if (json.includes('\uFFFD')) return { issue: '$: a text has U+FFFD, so its bytes may be in another encoding' };
  return status === 206 ? { issue: '$: the status 206 announces a part, but the body is complete' } : {};
}

/** Writes numbers as strings, so that the response of a write keeps their digits. */
function withQuoted(text: string, find: (text: string, from: number) => Span | undefined): string {
  let quoted = '';
  let end = 0;
  for (let next = find(text, 0); next; next = find(text, end)) {
    quoted += `${text.slice(end, next.start)}"${text.slice(next.start, next.end)}"`;
    end = next.end;
  }
  return quoted + text.slice(end);
}

/**
 * Checks the body of an operation that returns nothing. A read of this kind needs only the status (S06). The status of a
 * write decides too: its body is ignored (E04), and an unexpected body of a batch is reported. A web page or truncated
 * JSON isn't a response of the API, so it leaves a write in doubt.
 */
export function readNothing({ operation }: Call, text: string, status: number): JsonReading | undefined {
  if (operation.method === 'GET') return undefined;
  if (isWebPage(text)) return spoilt('expected an empty body, got HTML (a proxy error page?)');
  const trimmed = text.trim();
  if (isCutShort(trimmed)) return spoilt(describeFault(trimmed));
  // A 202 or 204 is the documented response to a batch.
  const isReported = operation.batch !== undefined && status === 200 && trimmed !== '';
  return isReported ? { ok: true, value: undefined, issue: '$: expected an empty body' } : undefined;
}

function spoilt(detail: string): JsonReading {
  return { ok: false, isSpoilt: true, detail };
}

function describeFault(trimmed: string): string {
  if (trimmed === '') return 'expected JSON, got an empty body';
  if (trimmed.startsWith('<')) return 'expected JSON, got HTML (a proxy error page?)';
  if (isCutShort(trimmed)) return `the JSON ends too early, after ${trimmed.length} characters`;
  return `expected JSON, got ${trimmed.length} characters that aren't JSON`;
}

/** Whether brackets are left open, because the response was truncated. */
function isCutShort(text: string): boolean {
  return /^[{["]/.test(text) && shapeOf(text).isOpen;
}

/** Length of a text that is parsed without a look at its shape, because the worst one takes less than a second. */
const smallLength = 1_000_000;
/** Longest body of a write whose numbers become strings. A longer one is ignored. */
const longestQuoted = 10_000_000;
/** Most values in a body. A page of 100 orders has some 7,000. */
const mostValues = 5_000_000;
/** A name that follows other names than before counts as this many values, because V8 takes as long for it. */
const valuesOfName = 25;
/** So does a text that isn't a name, because V8 looks for an equal one. Eight digits count as one value. */
const valuesOfText = 6;

/**
 * Describes JSON for which V8 would take a hundred times longer, and much more memory, than for as many characters of an
 * ordinary body.
 */
export function excessOf(text: string): string | undefined {
  if (text.length <= smallLength) return undefined;
  return shapeOf(text).values > mostValues
    ? `has more than ${deepest} levels, or too many values to parse in a second`
    : undefined;
}

interface Shape {
  /** Whether a bracket or a string is left open. */
  readonly isOpen: boolean;
  /** Weighted brackets, commas, texts, digits and new names. They exceed the limit too if the nesting does. */
  readonly values: number;
}

function shapeOf(text: string): Shape {
  let depth = 0;
  let values = 0;
  let inString = false;
  /** Hash of the last string. The factor is random, so that a host can't choose names with equal hashes. */
  let hash = 0;
  const factor = (Math.random() * 2 ** 32) | 1;
  /** Hashes of the names so far in the open objects, and the ones that were seen. */
  const open = new Int32Array(deepest + 1);
  const seen = new Set<number>();
  for (let at = 0; at < text.length && values <= mostValues; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 0x22) inString = false;
      else hash = Math.imul(hash ^ (code === 0x5c ? text.charCodeAt((at += 1)) : code), factor);
    } else if (code === 0x22) {
      inString = true;
      hash = 0;
      values += valuesOfText;
    } else if (code === 0x2c) values += 1;
    else if ((code ^ 48) < 10) values += 0.125;
    else if (code === 0x3a) {
      const names = (open[depth] = Math.imul(hash ^ (open[depth] ?? 0), factor));
      values += seen.has(names) ? -valuesOfText : valuesOfName - valuesOfText;
      seen.add(names);
    }
    // `[` and `{`, `]` and `}`
    else if ((code | 0x20) === 0x7b) {
      depth += 1;
      values += depth > deepest ? mostValues : 2;
      open[depth] = 0;
    } else if ((code | 0x20) === 0x7d) depth -= 1;
  }
  return { isOpen: inString || depth > 0, values };
}

/** A number in a JSON text that JavaScript can't hold: it rounds the integer, or reads `Infinity`. */
export interface UnsafeNumber {
  /** Its location as a JSONPath: `$.data[3].id`. */
  readonly path: string;
  /** The number in the text. */
  readonly literal: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Number of digits of 2^53. */
const fewestDigits = 16;
/** A number with fewer digits needs an exponent of three digits to exceed 1.8e308. */
const fewestOfLong = 200;
const largeExponent = /\d[eE]\+?\d{3,}(?=[\s,\]}]|$)/g;

/**
 * Finds an integer beyond 2^53 or a number beyond 1.8e308 in a valid JSON text. Other fractions and exponents are
 * ignored, because they are never identifiers.
 */
export function findUnsafeNumber(text: string): UnsafeNumber | undefined {
  const span = unsafeDigits(text, 0) ?? infinite(text, 0);
  return span && { path: pathTo(span.start, text), literal: text.slice(span.start, span.end) };
}

/**
 * Finds the next integer beyond 2^53, or the next number that is too large because of its digits. `from` must be outside
 * of strings.
 *
 * A run of 16 digits covers every sixteenth character, so only these characters are checked first. This takes a tenth
 * of the time of a regular expression.
 */
function unsafeDigits(text: string, from: number): Span | undefined {
  const { length } = text;
  const isOutside = outsideOfStrings(text, from);
  for (let end = from + fewestDigits - 1; end < length; end += fewestDigits) {
    if (!isDigit(text, end) || !(isDigit(text, end - 8) || isDigit(text, end + 8))) continue;
    let start = end;
    while (isDigit(text, start - 1)) start -= 1;
    while (isDigit(text, end)) end += 1;
    if (end - start < fewestDigits) continue;
    if (text[start - 1] === '-') start -= 1;
    if (/[.eE+]/.test(text.charAt(start - 1))) continue;
    const isWhole = !/[.eE]/.test(text.charAt(end));
    if (!isWhole) {
      if (end - start < fewestOfLong) continue;
      while (/[\d.eE+-]/.test(text.charAt(end))) end += 1;
    }
    const value = Number(text.slice(start, end));
    if (!(isWhole ? Number.isSafeInteger(value) : Number.isFinite(value)) && isOutside(start)) return { start, end };
  }
  return undefined;
}

/** Finds the next number that is too large because of its exponent. */
function infinite(text: string, from: number): Span | undefined {
  const isOutside = outsideOfStrings(text, from);
  largeExponent.lastIndex = from;
  for (let found = largeExponent.exec(text); found; found = largeExponent.exec(text)) {
    const end = largeExponent.lastIndex;
    let start = found.index;
    while (/[\d.-]/.test(text.charAt(start - 1))) start -= 1;
    if (!Number.isFinite(Number(text.slice(start, end))) && isOutside(start)) return { start, end };
  }
  return undefined;
}

/** Returns a function that checks if a position is outside of strings. Each position must follow the one before. */
function outsideOfStrings(text: string, from: number): (at: number) => boolean {
  let state = { seen: from, inString: false };
  return (at) => {
    let { seen, inString } = state;
    for (; seen < at; seen += 1) {
      const code = text.charCodeAt(seen);
      // A backslash escapes the next character.
      if (code === 0x5c) seen += 1;
      else if (code === 0x22) inString = !inString;
    }
    state = { seen, inString };
    return !inString;
  };
}

/** False outside of the text, because the code is NaN there. */
function isDigit(text: string, at: number): boolean {
  // The codes 48 to 57 differ from 48 in the last four bits only.
  return (text.charCodeAt(at) ^ 48) < 10;
}

function pathTo(end: number, text: string): string {
  /** The current key of each open object and the index of each open array. */
  const path: (string | number)[] = [];
  let string = '';
  for (let at = 0; at < end; at += 1) {
    const character = text.charAt(at);
    if (character === '"') {
      const start = at;
      at += 1;
      while (at < end && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
      string = text.slice(start, at + 1);
    } else move(path, character, string);
  }
  return written(path);
}

/** Updates the path at a bracket, comma or colon. */
function move(path: (string | number)[], character: string, string: string): void {
  const last = path.length - 1;
  const at = path[last];
  if (character === ':') path[last] = string;
  else if (character === '{') path.push('');
  else if (character === '[') path.push(0);
  else if (character === ',') path[last] = typeof at === 'number' ? at + 1 : '';
  else if (character === '}' || character === ']') path.pop();
}

const plainKey = /^[A-Za-z_$][\w$]*$/;

function written(path: readonly (string | number)[]): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    const key: unknown = JSON.parse(step);
    return typeof key === 'string' && plainKey.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  });
  return `$${steps.join('')}`;
}

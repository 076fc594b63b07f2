export type JsonReading = ReadJson | UnfitJson;

/** The value of a text. */
export interface ReadJson {
  readonly ok: true;
  readonly value: unknown;
  /** The unexpected shape of the body of a write, with its path. The status still makes the write a success. */
  readonly issue?: string;
}

/** The result of a text that isn't the expected JSON. */
export interface UnfitJson {
  readonly ok: false;
  /** Whether the response was damaged on its way, so that a retry may help. */
  readonly isSpoilt: boolean;
  /** A description of the text, without its content. */
  readonly detail: string;
}

export function isSpoilt(reading: JsonReading): reading is UnfitJson {
  return !reading.ok && reading.isSpoilt;
}

// JSON of a server may be nested thousands of levels deep, where recursion and `JSON.stringify` throw a bare RangeError. These use a stack.

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values of parsed JSON are equal. The order of members doesn't matter. */
export function areEqualJson(one: unknown, other: unknown): boolean {
  const left: [unknown, unknown][] = [[one, other]];
  for (let pair = left.pop(); pair !== undefined; pair = left.pop()) {
    const [a, b] = pair;
    if (Object.is(a, b)) continue;
    if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
    const names = Object.keys(a);
    if (names.length !== Object.keys(b).length) return false;
    for (const name of names) {
      if (!Object.hasOwn(b, name)) return false;
      left.push([(a as Fields)[name], (b as Fields)[name]]);
    }
  }
  return true;
}

/** Hash of 32 bits of parsed JSON. */
export function hashOfJson(value: unknown): number {
  let hash = 0;
  const add = (text: string): void => {
    for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    hash = (Math.imul(hash, 31) + 1) | 0;
  };
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (!isObject(one)) {
      add(`${typeof one} ${String(one)}`);
      continue;
    }
    const names = Object.keys(one);
    add(`${Array.isArray(one) ? '[' : '{'}${names.length}`);
    for (const name of names) {
      add(name);
      left.push((one as Fields)[name]);
    }
  }
  return hash;
}

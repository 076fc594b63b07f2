import { createContext, runInContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FileInput } from '../../src/index.ts';
import { fileDigest, toFileInput } from '../../src/work.ts';

const other = createContext({ ReadableStream });
const inOther = <T>(code: string): T => runInContext(code, other) as T;

/** A Blob as some test environments have it: not a class of this realm, without a stream, and unknown to `fetch`. */
class StrangeBlob {
  readonly #content: Promise<ArrayBuffer>;
  readonly size: number;
  readonly type: string;
  readonly [Symbol.toStringTag] = 'Blob';

  constructor(parts: readonly (string | Uint8Array<ArrayBuffer>)[] = [], { type = '' } = {}) {
    const whole = new NativeBlob([...parts]);
    this.#content = whole.arrayBuffer();
    this.size = whole.size;
    this.type = type;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#content;
  }

  slice(): StrangeBlob {
    return this;
  }
}
const NativeBlob = Blob;

afterEach(() => void vi.unstubAllGlobals());

const contents: readonly (readonly [string, () => unknown])[] = [
  ['bytes', () => new TextEncoder().encode('PDF')],
  ['bytes of another realm', () => inOther('new Uint8Array([80, 68, 70])')],
  ['a buffer', () => Buffer.from('PDF')],
  ['an ArrayBuffer', () => new TextEncoder().encode('PDF').buffer],
  ['an ArrayBuffer of another realm', () => inOther('new Uint8Array([80, 68, 70]).buffer')],
  ['a Blob', () => new NativeBlob(['PDF'])],
  ['a Blob of another realm', () => new StrangeBlob(['PDF'])],
];

describe.each(['this realm', "an environment whose Blob and Uint8Array differ from fetch's"])('in %s', (where) => {
  const enter = (): void => {
    if (where === 'this realm') return;
    vi.stubGlobal('Blob', StrangeBlob);
    vi.stubGlobal('Uint8Array', inOther('Uint8Array'));
  };

  test.each(contents)('%s gets the name that an import passes, and has a digest', async (_, data) => {
    const file = data() as FileInput;
    const digest = await fileDigest({ name: 'a', data: 'PDF' });
    enter();
    expect(await toFileInput(file, 'a.csv')).toStrictEqual({ name: 'a.csv', data: file });
    expect(await fileDigest(file)).toBe(digest);
  });
});

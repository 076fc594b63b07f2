import { describe, expect, it, vi } from 'vitest';
import { atOnce, type Slices } from '../../src/machinery/clock/turns.ts';
import { parseLarge, TooMuch } from '../../src/machinery/http/large-json.ts';
import { bodyCapInBytes } from '../../src/machinery/http/request.ts';
import { snapshotDigest } from '../../src/machinery/store/snapshot-digest.ts';
import { decodeInSlices, snapshotFault } from '../../src/machinery/store/snapshot.ts';
import { call, createWorld } from '../world.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The result of slices and their number. */
function sliced<Result>(slices: Slices<Result>): { readonly result: Result; readonly turns: number } {
  for (let turns = 0; ; turns++) {
    const { done, value } = slices.next();
    if (done === true) return { result: value, turns };
  }
}

const snapshotOf = (
  document: unknown,
): { readonly version: 1; readonly collections: Record<string, Record<string, unknown>> } => ({
  version: 1,
  collections: { some: { one: document } },
});

describe('a large body', () => {
  it('T01: the token endpoint refuses a form of more than 64 kB before it is parsed', async () => {
    const type = 'Application/X-WWW-Form-URLEncoded; charset=utf-8';
    expect(bodyCapInBytes('/auth/oauth/token', type)).toBe(65_536);
    const world = await createWorld();
    const parse = vi.spyOn(globalThis, 'URLSearchParams');
    const refused = await call(world.sandbox, 'POST', 'auth:/oauth/token', 'a&'.repeat(40_000), {
      'content-type': type,
    });
    const lengths = parse.mock.calls.map(([text]) => String(text).length);
    parse.mockRestore();
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    expect(JSON.stringify(refused.body)).toContain('larger than 65536 bytes');
    expect(Math.max(0, ...lengths)).toBeLessThan(1000);
  });

  it.each([
    ['letters', 'x'.repeat(2_000_000)],
    ['escaped quotes', '"\\'.repeat(400_000)],
    ['characters of several bytes', '€\u{1F600}\u0001ä'.repeat(200_000)],
    ['halves of pairs', '\ud83d'.repeat(200_000)],
  ])('with a long string of %s is parsed and digested in slices', (_, document) => {
    const value = snapshotOf(document);
    const parse = vi.spyOn(JSON, 'parse');
    const parsed = sliced(parseLarge(bytesOf(JSON.stringify(value))));
    const longest = Math.max(...parse.mock.calls.map(([text]) => text.length));
    parse.mockRestore();
    expect(parsed.result).toEqual(value);
    expect(longest).toBeLessThan(140_000);
    const stringify = vi.spyOn(JSON, 'stringify');
    const { turns } = sliced(snapshotDigest(value));
    const written = Math.max(...stringify.mock.results.map(({ value: text }) => String(text).length));
    stringify.mockRestore();
    expect(turns).toBeGreaterThan(2);
    expect(written).toBeLessThan(500_000);
  });

  it('with a string that is not closed is refused in slices', () => {
    const slices = parseLarge(bytesOf(`["${'\\"'.repeat(300_000)}`));
    let turns = 0;
    expect(() => {
      while (slices.next().done !== true) turns += 1;
    }).toThrow(SyntaxError);
    expect(turns).toBeGreaterThan(3);
  });

  it('with bytes is checked and decoded in slices', () => {
    const bytes = new Uint8Array(3_000_001).map((_, n) => n);
    const written = { $bytes: Buffer.from(bytes).toString('base64') };
    const fault = sliced(snapshotFault(snapshotOf(written)));
    expect(fault).toEqual({ result: undefined, turns: expect.any(Number) });
    expect(fault.turns).toBeGreaterThan(3);
    const decoded = sliced(decodeInSlices(written));
    expect(Buffer.compare(decoded.result as Uint8Array, bytes)).toBe(0);
    expect(decoded.turns).toBeGreaterThan(3);
    for (const wrong of ['A', 'AAA', 'A===', 'AA=A', 'AAÄA', `AAA=${written.$bytes}`])
      expect(atOnce(snapshotFault(snapshotOf({ $bytes: wrong })))).toMatchObject({ message: 'must be base64' });
  });

  it('with many members is parsed in slices, and has at most 1,000,000 of them', () => {
    const members = (count: number): string =>
      `{${Array.from({ length: count }, (_, n) => `"${n.toString(36)}":""`).join()}}`;
    const { result, turns } = sliced(parseLarge(bytesOf(members(50_000))));
    expect(Object.keys(result as object)).toHaveLength(50_000);
    expect(turns).toBeGreaterThan(3);
    expect(() => atOnce(parseLarge(bytesOf(`{${'"":0,'.repeat(1_000_001)}"a":0}`)))).toThrow(
      new TooMuch('An object has more than the 1000000 members that it can have.'),
    );
  });
});

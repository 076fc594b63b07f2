import { describe, expect, it, vi } from 'vitest';
import { atOnce } from '../../src/machinery/clock/turns.ts';
import { parseLarge, TooDeep } from '../../src/machinery/http/large-json.ts';
import { createRandom } from '../../fuzz/random.ts';
import { anyValue } from '../../fuzz/values.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The value, and how many turns others had meanwhile. */
function parsed(text: string): { readonly value: unknown; readonly turns: number } {
  const slices = parseLarge(bytesOf(text));
  for (let turns = 0; ; turns++) {
    const { done, value } = slices.next();
    if (done) return { value, turns };
  }
}

const filler = 'x'.repeat(140_000);

describe('a large JSON text', () => {
  it('has the value that JSON.parse returns, whatever it contains', () => {
    const random = createRandom(3);
    for (let n = 0; n < 12; n++) {
      const value = {
        a: anyValue(random),
        list: [anyValue(random), { b: filler, c: anyValue(random) }, anyValue(random)],
      };
      const text = JSON.stringify(
        random.is(0.5) ? value : [value, ...Array.from({ length: 40 }, () => value.a)],
        null,
        random.int(3),
      );
      expect(parsed(text).value).toEqual(JSON.parse(text));
    }
    expect(Object.keys(parsed(`{"__proto__":{"x":1},"a":"${filler}"}`).value as object)).toEqual(['__proto__', 'a']);
  });

  it('finds the end of strings with any escapes', () => {
    for (let n = 0; n < 6; n++)
      for (const end of ['', '"', '"\\', '\\"x', '","']) {
        const text = '\\'.repeat(n) + end;
        const value = { [text]: [text, [text], filler + text], [`${text}2`]: text };
        expect(parsed(JSON.stringify(value)).value).toEqual(value);
      }
    for (const wrong of [`{"a":"${filler}\\"}`, `["\\\\\\","${filler}"]`])
      expect(() => parsed(wrong)).toThrow(SyntaxError);
  });

  it('is refused where JSON.parse refuses it', () => {
    for (const wrong of [
      `["${filler}",]`,
      `[,"${filler}"]`,
      `["${filler}"`,
      `{"a":"${filler}",}`,
      `{"a" "${filler}"}`,
      `{"a":["${filler}"}]`,
      `["${filler}"]]`,
      `{"a":"${filler}"} x`,
      `[1,,["${filler}"]]`,
      `[,["${filler}"]]`,
      `["${filler}`,
      `{a:"${filler}"}`,
      `[["${filler}"] 1]`,
      `[1 ["${filler}"]]`,
    ])
      expect(() => parsed(wrong), wrong.replace(filler, '…')).toThrow(SyntaxError);
    expect(() => parsed('['.repeat(300_000))).toThrow(TooDeep);
  });

  it('is UTF-8, a byte order mark in front or not', () => {
    for (const one of ['ä', '€', '\u{1F600}', '\uFEFF', 'x']) {
      const value = { [one]: [{ one }, filler, [one]] };
      for (const mark of ['', '\uFEFF']) expect(parsed(mark + JSON.stringify(value)).value).toEqual(value);
    }
    for (const at of [`{"a":"ä","b":"${filler}"}`, `["${filler}","ä",["ä"]]`, `{"ä":"${filler}"}`]) {
      const bytes = bytesOf(at);
      bytes[bytes.indexOf(0xc3)] = 0x41;
      expect(() => atOnce(parseLarge(bytes)), at.replace(filler, '…')).toThrow(TypeError);
    }
    expect(() => parsed(`[\uFEFF"${filler}"]`)).toThrow(SyntaxError);
  });

  it('is read in slices', () => {
    expect(
      parsed(JSON.stringify(Array.from({ length: 100_000 }, (_, n) => ({ n, text: 'some text' })))).turns,
    ).toBeGreaterThan(10);
  });

  it('is parsed a little at a time, however deep the list is that makes it large', () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'some text' }));
    const orders = Array.from({ length: 20 }, (_, n) => ({ n, order_lines: lines.slice(0, 2000) }));
    const parse = vi.spyOn(JSON, 'parse');
    try {
      for (const value of [{ a: { b: { c: lines } } }, { orders }, { orders: [{ order_lines: lines }] }]) {
        const slices = parseLarge(bytesOf(JSON.stringify(value)));
        let [most, isDone] = [0, false];
        while (!isDone) {
          parse.mockClear();
          isDone = slices.next().done === true;
          most = Math.max(
            most,
            parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0),
          );
        }
        expect(most).toBeLessThan(400_000);
      }
    } finally {
      parse.mockRestore();
    }
  });
});

import { describe, expect, it, vi } from 'vitest';
import { madeOf, Unready, whenReady } from '../../src/machinery/clock/large-work.ts';
import { atOnce, type Slices } from '../../src/machinery/clock/turns.ts';
import { SqliteTexts } from '../../src/node/sqlite-texts.ts';
import { countCharacters } from './longest-turn.ts';
import { charactersOf, isLarge, textPieces } from '../../src/machinery/store/index.ts';

const mebibyte = 1024 * 1024;

function* inSlices(text: string): Slices<number> {
  yield;
  yield;
  return text.length;
}

const lengthOf = (text: string, characters: number): number =>
  madeOf(
    text,
    characters,
    () => inSlices(text),
    () => text.length,
  );

function turnsOf<Result>(slices: Slices<Result>): { readonly result: Result; readonly turns: number } {
  for (let turns = 0; ; turns++) {
    const { done, value } = slices.next();
    if (done) return { result: value, turns };
  }
}

describe('what is made of large documents', () => {
  it('is done immediately if no caller can restart', () => {
    expect(lengthOf('abc', 100 * mebibyte)).toBe(3);
  });

  it('is done in slices if a caller can restart, once for all attempts', () => {
    let attempts = 0;
    const run = (): number => {
      attempts += 1;
      return lengthOf('a', 10) + lengthOf('bb', mebibyte) + lengthOf('ccc', mebibyte) + lengthOf('bb', mebibyte);
    };
    expect(turnsOf(whenReady(run))).toEqual({ result: 8, turns: 4 });
    expect(attempts).toBe(3);
  });

  it('is done immediately after too many attempts', () => {
    let attempts = 0;
    const run = (): number => {
      attempts += 1;
      return lengthOf('x'.repeat(attempts), mebibyte);
    };
    expect(atOnce(whenReady(run))).toBe(attempts);
  });

  it('leaves other errors and nested work to their callers', () => {
    const fault = new Error('no');
    const failing = (): never => {
      throw fault;
    };
    expect(() => atOnce(whenReady(failing))).toThrow(fault);
    const inner = (): number => atOnce(whenReady(() => lengthOf('bb', mebibyte)));
    expect(turnsOf(whenReady(inner))).toEqual({ result: 2, turns: 0 });
    expect(() => lengthOf('bb', mebibyte)).not.toThrow(Unready);
  });
});

describe('what is put at a place', () => {
  const lines = Array.from({ length: 100_000 }, (_, n) => ({ n }));
  const put = (documentOf: (attempt: number) => object): { readonly turns: number; readonly isRight: boolean } => {
    const texts = new SqliteTexts();
    let [attempt, last] = [0, ''];
    const { result, turns } = turnsOf(
      whenReady(() => {
        attempt += 1;
        last = JSON.stringify(documentOf(attempt));
        return texts.toPut('orders/a', documentOf(attempt));
      }),
    );
    expect(attempt).toBe(2);
    return { turns, isRight: result === last };
  };

  it('is written in slices if the retry puts the same document', () => {
    const { turns, isRight } = put(() => ({ lines: lines.map((line) => ({ ...line })) }));
    expect([turns > 5, isRight]).toEqual([true, true]);
  });

  it("isn't serialized again if only its time differs, however often it occurs", () => {
    const texts = new SqliteTexts();
    const counted = countCharacters();
    let [minute, written] = [0, 0];
    const { result } = turnsOf(
      whenReady(() => {
        minute += 1;
        const time = `2026-03-02T08:0${minute}:00.000Z`;
        const changed = lines.map((line) => (line.n % 10_000 === 0 ? { ...line, time } : line));
        counted();
        const text = texts.toPut('orders/a', { order: { lines: changed, before: '2026-03-02T08:00:00.000Z', time } });
        written = counted();
        return text;
      }),
    );
    vi.restoreAllMocks();
    expect([minute, String(result).split('"2026-03-02T08:02:00.000Z"').length, written < 1000]).toEqual([2, 12, true]);
    expect((JSON.parse(String(result)) as { order: object }).order).toMatchObject({
      before: '2026-03-02T08:00:00.000Z',
    });
  });

  it('reuses the text of a list if other members change', () => {
    const texts = new SqliteTexts();
    const before = { order: { lines, time: '1' }, date: '2' };
    turnsOf(texts.prepare(before));
    const counted = countCharacters();
    const after = { ...before, order: { ...before.order, time: '3' } };
    const text = texts.of(after);
    expect(counted()).toBeLessThan(1000);
    vi.restoreAllMocks();
    expect(text === JSON.stringify(after)).toBe(true);
  });

  it.each<readonly [string, (attempt: number) => object]>([
    ['its time, which stands elsewhere too,', (attempt) => ({ a: 'T1', b: `T${attempt}`, lines })],
    ['one time here and another there', (attempt) => ({ a: `T${attempt}`, b: `U${attempt}`, lines })],
    ['its time, which is the name of a member too,', (attempt) => ({ T1: `T${attempt}`, lines })],
    ['a value', (attempt) => ({ attempt, lines })],
    ['a member', (attempt) => ({ ...(attempt === 2 && { late: 1 }), lines })],
    ['a member that is gone', (attempt) => ({ ...(attempt === 1 && { early: 1 }), lines })],
    ['an entry', (attempt) => ({ lines: lines.slice(attempt) })],
    ['a list', (attempt) => ({ lines, more: attempt === 1 ? [] : {} })],
  ])('is what is put in the end where %s differs', (_, documentOf) => {
    expect(put(documentOf).isRight).toBe(true);
  });
});

describe('the text of a large document', () => {
  const line = { id: 'L "1" ☕', price: { amount: 1.5, currency: 'EUR' }, none: undefined, list: [undefined, null, 0] };
  const documents: readonly unknown[] = [
    Array.from({ length: 5000 }, () => line),
    { order: { lines: Array.from({ length: 5000 }, () => [line]), none: undefined, empty: {} }, last: [] },
    Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`"${n}`, n % 3 === 0 ? undefined : line])),
    { text: '😀'.repeat(mebibyte) },
    { none: Array.from({ length: 5000 }, () => undefined) },
    'x'.repeat(mebibyte),
    7,
    null,
  ];

  it.each(documents)('equals JSON.stringify, piece by piece (%#)', (document) => {
    const pieces = [...textPieces(document)];
    expect(pieces.join('') === JSON.stringify(document)).toBe(true);
    if (Array.isArray(document)) expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(mebibyte / 8);
  });

  it('is known to be long without being written', () => {
    const long = { tags: Array.from({ length: 1000 }, (_, n) => `tag ${n} of a document`) };
    expect([isLarge(long), isLarge({ tags: long.tags.slice(0, 50) }), isLarge(null)]).toEqual([true, false, false]);
    const length = JSON.stringify(long).length;
    expect(charactersOf(long)).toBeGreaterThan(length / 2);
    expect(charactersOf(long)).toBeLessThan(length * 2);
    expect(charactersOf('x'.repeat(5 * mebibyte))).toBeGreaterThan(mebibyte);
  });
});

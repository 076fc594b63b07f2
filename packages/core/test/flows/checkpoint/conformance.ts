/** What every checkpoint store must hold to, whatever it is kept in. A store runs it by giving two handles on the same, empty place. */
import { array, assert, asyncProperty, boolean, constantFrom, option, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckpointStore } from '../../../src/index.ts';

/** Two stores over one place, as two processes have them, and what frees it. */
export interface StorePair {
  readonly one: CheckpointStore;
  readonly other: CheckpointStore;
  close(): void | Promise<void>;
}

export function describeCheckpointStore(name: string, open: () => Promise<StorePair>, options = { runs: 50 }): void {
  const using = async (work: (pair: StorePair) => Promise<void>): Promise<void> => {
    const pair = await open();
    try {
      await work(pair);
    } finally {
      await pair.close();
    }
  };

  describe(`checkpoints in ${name}`, () => {
    test('keep what was written, replace it and remove it, for both handles', () =>
      using(async ({ one, other }) => {
        await one.write([
          { key: 's:a', value: '1' },
          { key: 's:b', value: 'ü\n"2" \u{1f69a} ' },
        ]);
        expect((await other.read('s:')).get('s:b')).toBe('ü\n"2" \u{1f69a} ');
        await other.write([
          { key: 's:a', value: '3' },
          { key: 's:b', value: undefined },
          { key: 's:c', value: '' },
        ]);
        expect(Object.fromEntries(await one.read('s:'))).toEqual({ 's:a': '3', 's:c': '' });
      }));

    test('are read by the beginning of the key, whatever characters it has, and by nothing else', () =>
      using(async ({ one }) => {
        const keys = [
          's',
          's:',
          's:handled:1',
          's:handled:*',
          's:handled_2',
          's:handled%3',
          's:é',
          's:\u{10fffe}',
          't:a',
          'S:a',
        ];
        await one.write(keys.map((key) => ({ key, value: key })));
        for (const prefix of [
          '',
          's',
          's:',
          's:handled',
          's:handled:',
          's:handled_',
          's:handled%',
          's:handled:*',
          'hub.',
          'T',
        ])
          expect([...(await one.read(prefix)).keys()].sort()).toEqual(
            keys.filter((key) => key.startsWith(prefix)).sort(),
          );
      }));

    test('take several groups of keys in one write, all or none', () =>
      using(async ({ one, other }) => {
        const changes = [
          { key: 'hub.orders:head', value: '1' },
          { key: 'hub.returns:head', value: '2' },
        ];
        expect(await one.write(changes, { key: 'third:lease', value: 'me' })).toBe(false);
        expect((await other.read('')).size).toBe(0);
        expect(await one.write(changes, { key: 'third:lease', value: undefined })).toBe(true);
        expect((await other.read('hub.')).size).toBe(2);
        expect((await other.read('hub.returns:')).get('hub.returns:head')).toBe('2');
      }));

    test('of two changes of a key in one write keep the last', () =>
      using(async ({ one }) => {
        await one.write([
          { key: 's:a', value: '1' },
          { key: 's:a', value: undefined },
          { key: 's:b', value: undefined },
          { key: 's:b', value: '2' },
        ]);
        expect(Object.fromEntries(await one.read(''))).toEqual({ 's:b': '2' });
      }));

    test('take a write of nothing as a look at its condition', () =>
      using(async ({ one, other }) => {
        await other.write([{ key: 's:a', value: '1' }]);
        expect(await one.write([], { key: 's:a', value: '1' })).toBe(true);
        expect(await one.write([], { key: 's:a', value: '2' })).toBe(false);
        expect(await one.write([])).toBe(true);
      }));

    test('of many that want the same lease at once give it to one', () =>
      using(async ({ one, other }) => {
        const taken = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            Promise.resolve(
              (index % 2 === 0 ? one : other).write([{ key: 's:lease', value: `${index}` }], {
                key: 's:lease',
                value: undefined,
              }),
            ),
          ),
        );
        expect(taken.filter(Boolean)).toHaveLength(1);
        expect((await one.read('s:lease')).get('s:lease')).toBe(String(taken.indexOf(true)));
      }));

    test('do what a plain map does, step by step, through either handle', async () => {
      const key = constantFrom('a:1', 'a:2', 'a:22', 'b:1', 'b:');
      const value = option(constantFrom('', 'x', 'y'), { nil: undefined });
      const change = record({ key, value });
      const step = record({
        isOther: boolean(),
        changes: array(change, { maxLength: 4 }),
        condition: option(change, { nil: undefined }),
        prefix: constantFrom('', 'a:', 'a:2', 'b:', 'c'),
      });
      await assert(
        asyncProperty(array(step, { minLength: 1, maxLength: 12 }), (steps) =>
          using(async ({ one, other }) => {
            const model = new Map<string, string>();
            for (const { isOther, changes, condition, prefix } of steps) {
              const store = isOther ? other : one;
              const holds = condition === undefined || model.get(condition.key) === condition.value;
              expect(await store.write(changes, condition)).toBe(holds);
              for (const each of holds ? changes : []) {
                if (each.value === undefined) model.delete(each.key);
                else model.set(each.key, each.value);
              }
              const expected = [...model].filter(([each]) => each.startsWith(prefix)).sort();
              expect([...(await (isOther ? one : other).read(prefix))].sort()).toEqual(expected);
            }
          }),
        ),
        { numRuns: options.runs },
      );
    });
  });
}

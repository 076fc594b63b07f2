import { array, assert, asyncProperty, boolean, constantFrom, option, record } from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { CheckpointStore } from '../../src/index.ts';

/** The same checkpoints for two processes. Both are the same store if only one process can use it. */
export interface OpenedCheckpoints {
  readonly one: CheckpointStore;
  readonly other: CheckpointStore;
  close(): void | Promise<void>;
}

/** The contract of every checkpoint store. Each test gets empty stores. */
export function checkpointStoreSuite(name: string, open: () => Promise<OpenedCheckpoints>): void {
  describe(`checkpoints in ${name}`, () => {
    const opened: OpenedCheckpoints[] = [];
    const openOne = async (): Promise<OpenedCheckpoints> => {
      const stores = await open();
      opened.push(stores);
      return stores;
    };
    afterEach(async () => {
      for (const stores of opened.splice(0)) await stores.close();
    });

    test('checkpoints keep what was written, replace it and remove it', async () => {
      const { one, other } = await openOne();
      await one.write([
        { key: 's:a', value: '1' },
        { key: 's:b', value: 'ü\n"2" 🛒' },
      ]);
      expect(Object.fromEntries(await other.read('s:'))).toEqual({ 's:a': '1', 's:b': 'ü\n"2" 🛒' });
      await other.write([
        { key: 's:a', value: '3' },
        { key: 's:b', value: undefined },
        { key: 's:c', value: '' },
        { key: 's:nothing', value: undefined },
      ]);
      expect([...(await one.read('s:'))].sort()).toEqual([
        ['s:a', '3'],
        ['s:c', ''],
      ]);
    });

    test('checkpoints are read by a prefix of the key, and by nothing else', async () => {
      const { one, other } = await openOne();
      const keys = [
        's:handled:1',
        's:head',
        's:',
        's',
        't%:x',
        't_:x',
        'tt:x',
        't\\:x',
        'T%:x',
        'ü:1',
        'u:1',
        's:*',
        's:🛒',
        's:\u{10fffe}',
        's:\u{10ffff}',
        's:\u{10ffff}\u{10ffff}:1',
        't',
        '\u{10ffff}',
        '\u{10ffff}\u{10ffff}:1',
        '\ud7ff:1',
        '\ue000:1',
        '\uffff:1',
        's:handled*',
        'S:handled:1',
      ];
      await one.write(keys.map((key) => ({ key, value: key })));
      const last = ['s:\u{10ffff}', '\u{10ffff}', '\u{10ffff}\u{10ffff}', '\ud7ff', '\uffff', '\u{10fffe}'];
      for (const prefix of ['s:handled:', 's:', 's', 't%:', 't_:', 't\\', 'ü', 's:*', 's:🛒', 'x:', '', ...last]) {
        const found = [...(await other.read(prefix)).keys()].sort();
        expect(found, prefix).toEqual(keys.filter((key) => key.startsWith(prefix)).sort());
      }
    });

    test('checkpoints give a lease that many request at once to one of them', async () => {
      const { one, other } = await openOne();
      const acquired = await Promise.all(
        Array.from({ length: 20 }, async (_, index) =>
          (index % 2 === 0 ? one : other).write([{ key: 's:lease', value: `${index}` }], {
            key: 's:lease',
            value: undefined,
          }),
        ),
      );
      expect(acquired.filter(Boolean)).toHaveLength(1);
      expect((await one.read('s:lease')).get('s:lease')).toBe(String(acquired.indexOf(true)));
    });

    test('checkpoints lose no step of two processes that depend on what they read', async () => {
      const { one, other } = await openOne();
      const step = async (store: CheckpointStore): Promise<void> => {
        for (let done = 0; done < 25;) {
          const value = (await store.read('s:count')).get('s:count');
          if (await store.write([{ key: 's:count', value: String(Number(value ?? 0) + 1) }], { key: 's:count', value }))
            done += 1;
          // A store that responds at once would block other processes.
          await new Promise(setImmediate);
        }
      };
      await Promise.all([one, other, one, other].map(step));
      expect((await one.read('s:count')).get('s:count')).toBe('100');
    });

    test('checkpoints equal a plain map, step by step, for two processes and several groups of keys', async () => {
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
        asyncProperty(array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          const { one, other } = await openOne();
          const model = new Map<string, string>();
          for (const { isOther, changes, condition, prefix } of steps) {
            const [writer, reader] = isOther ? [other, one] : [one, other];
            const holds = condition === undefined || model.get(condition.key) === condition.value;
            expect(await writer.write(changes, condition)).toBe(holds);
            for (const each of holds ? changes : []) {
              if (each.value === undefined) model.delete(each.key);
              else model.set(each.key, each.value);
            }
            const expected = [...model].filter(([each]) => each.startsWith(prefix)).sort();
            expect([...(await reader.read(prefix))].sort()).toEqual(expected);
          }
        }),
        { numRuns: 30 },
      );
    });

    test('checkpoints accept thousands of changes in one step', async () => {
      const { one, other } = await openOne();
      const changes = Array.from({ length: 5_000 }, (_, index) => ({ key: `s:handled:${index}`, value: `${index}` }));
      expect(await one.write(changes, { key: 's:lease', value: undefined })).toBe(true);
      expect((await other.read('s:handled:')).size).toBe(5_000);
      expect(await other.write(changes.map(({ key }) => ({ key, value: undefined })))).toBe(true);
      expect((await one.read('')).size).toBe(0);
    });
  });
}

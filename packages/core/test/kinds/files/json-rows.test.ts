import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileResponse } from '../../../src/kinds/files/file-response.ts';
import { jsonRowTexts } from '../../../src/kinds/files/json-rows.ts';
import { collect } from '../../support/collect.ts';

function fileOf(text: string, contentType: string, size: number): FileResponse {
  const bytes = new TextEncoder().encode(text);
  const content = (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  })();
  const discard = (): Promise<void> => Promise.resolve();
  return new FileResponse({ filename: undefined, contentType, size: undefined, kind: 'single', content, discard });
}

const row = fc.record({
  id: fc.string(),
  text: fc.string({ unit: fc.constantFrom('"', '\\', '{', ']', ',', 'ü', '\n', '😀') }),
  list: fc.array(fc.array(fc.integer())),
});
const rows = fc.array(row, { maxLength: 8 });
const size = fc.integer({ min: 1, max: 40 });

test('TL05: rows of NDJSON, of a list and of an object with the list in `data` are the same, wherever the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(rows, size, fc.constantFrom(undefined, 2), async (table, cut, indent) => {
      const read = async (text: string, type: string): Promise<unknown[]> =>
        (await collect(jsonRowTexts(fileOf(text, type, cut)))).map((one): unknown => JSON.parse(one));
      const lines = table.map((one) => `${JSON.stringify(one)}\n`).join('');
      expect(await read(lines, 'application/x-ndjson')).toEqual(table);
      expect(await read(lines, 'application/octet-stream')).toEqual(table);
      expect(await read(JSON.stringify({ data: table, total: 1 }, null, indent), 'application/json')).toEqual(table);
      expect(await read(JSON.stringify(table, null, indent), 'application/json')).toEqual(table);
    }),
  );
});

test('a JSON list that is cut short is an error, not the end', async () => {
  const whole = JSON.stringify({ data: [{ id: 1 }, { id: 2 }] });
  const got: string[] = [];
  await expect(
    (async () => {
      for await (const text of jsonRowTexts(fileOf(whole.slice(0, -4), 'application/json', 5))) got.push(text);
    })(),
  ).rejects.toBeInstanceOf(SyntaxError);
  expect(got).toEqual(['{"id":1}']);
});

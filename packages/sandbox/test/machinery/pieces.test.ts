import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { products } from '../../src/domains/hub/catalog/model.ts';
import { createSandbox, type NodeSandbox, type Snapshot, SqliteStore } from '../../src/index.ts';
import { whenReady } from '../../src/machinery/clock/large-work.ts';
import type { Slices } from '../../src/machinery/clock/turns.ts';
import { parseMultipart } from '../../src/machinery/http/multipart.ts';
import {
  collection,
  type Collection,
  MemoryStore,
  putPieces,
  readPieces,
  type Store,
} from '../../src/machinery/store/index.ts';

const mebibyte = 1024 * 1024;

/** The result of work, and the number of turns that other work had meanwhile. */
function worked<Result>(slices: Slices<Result>): { readonly result: Result; readonly turns: number } {
  for (let turns = 0; ; turns++) {
    const { done, value } = slices.next();
    if (done) return { result: value, turns };
  }
}

function createLarge(): { readonly sandbox: NodeSandbox; readonly snapshot: Snapshot } {
  const store = new MemoryStore();
  const sandbox = createSandbox({ store, seed: 'empty' });
  for (let n = 0; n < 4000; n++) store.put(products, `SKU-${n}`, { id: `SKU-${n}`, brand: 'é'.repeat(500) });
  return { sandbox, snapshot: sandbox.snapshot() };
}

describe('a large response', () => {
  it('has its body in pieces that are each sent quickly', async () => {
    const { sandbox, snapshot } = createLarge();
    const { body } = await sandbox.handle({
      method: 'GET',
      target: '/__sandbox/snapshot',
      origin: 'http://localhost',
      header: () => undefined,
      body: new Uint8Array(0),
      tooLarge: false,
    });
    const pieces = body as readonly Uint8Array[];
    expect(pieces.length).toBeGreaterThan(5);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(mebibyte);
    expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual(snapshot);
  });

  it("arrives whole, in process and on a port, and a disconnected caller isn't an error", async () => {
    const { sandbox, snapshot } = createLarge();
    const listener = await sandbox.listen();
    expect(await (await sandbox.fetch('/__sandbox/snapshot')).json()).toEqual(snapshot);
    const read = async (): Promise<void> => {
      const response = await fetch(`${listener.url}/__sandbox/snapshot`);
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(mebibyte);
      expect(await response.json()).toEqual(snapshot);
    };
    await read();
    await new Promise((resolve) => {
      const asked = request(`${listener.url}/__sandbox/snapshot`, (response) => {
        response.once('data', () => response.destroy()).once('close', resolve);
      });
      asked.on('error', resolve).end();
    });
    await read();
    await listener.close();
    sandbox.close();
  });
});

describe('in slices', () => {
  it('the parts of a large form are found', () => {
    const file = 'x'.repeat(20 * mebibyte);
    const form = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${file}\r\n--b--\r\n`;
    const { result, turns } = worked(parseMultipart(Buffer.from(form), 'multipart/form-data; boundary=b'));
    expect(result.map(({ name, filename, bytes }) => [name, filename, bytes.length])).toEqual([
      ['file', 'a.csv', file.length],
    ]);
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['memory', () => new MemoryStore()],
    ['a file', () => new SqliteStore(':memory:')],
  ])('a file that came with a request stays as it was in %s, however long', (_, create) => {
    const files: Collection<Uint8Array> = collection('pieces-test');
    const store: Store = create();
    for (const length of [1000, 100_000, mebibyte]) {
      const bytes = new Uint8Array(length).map((_byte, at) => at % 251);
      worked(whenReady(() => store.transaction(() => store.put(files, 'a', bytes))));
      expect(Buffer.compare(store.get(files, 'a') as Uint8Array, bytes)).toBe(0);
    }
  });

  it('a file is read that is kept in pieces', () => {
    const files: Collection<Uint8Array> = collection('pieces-test');
    const store = new MemoryStore();
    const bytes = new Uint8Array(10 * mebibyte).map((_, at) => at % 251);
    worked(putPieces(store, files, 'a', [bytes]));
    const { result, turns } = worked(readPieces(store, files, 'a'));
    expect(Buffer.compare(result, bytes)).toBe(0);
    expect(turns).toBeGreaterThanOrEqual(5);
    expect(worked(readPieces(store, files, 'b')).result).toHaveLength(0);
  });
});

import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { UsageError } from '../exit.ts';
import { jsonText, print, type Io } from '../io.ts';
import { makeFolder } from '../make-folder.ts';
import { csvLine } from '../output/format.ts';
import { configFolder } from '../profiles/config.ts';
import { type Item, type Table, type Target, valuesOf } from './target.ts';

/** Writes each item as NDJSON to standard output. An item may be repeated after a crash. */
export function openOutput(io: Io): Target {
  makeFolder(configFolder(io.env));
  const checkpoint = createFileCheckpoints(join(configFolder(io.env), 'sync.sqlite'), { sync: false });
  return {
    checkpoint,
    handle: (item) => print(io, `${jsonText(item)}\n`),
    close: async () => checkpoint.close(),
  };
}

export const openNdjson = (path: string): Promise<Target> => openLines(path, '', (item) => `${JSON.stringify(item)}\n`);

export const openCsv = (path: string, { columns }: Table): Promise<Target> =>
  openLines(path, csvLine(columns.map(({ name }) => name)), (item) => csvLine(valuesOf(item, columns)));

/**
 * Appends each item as a line to a file. An item may be repeated after a crash, because a file and a checkpoint can't be
 * written together.
 * @throws {UsageError} If `sync` didn't write the file, or wrote it with another head, or its last line was cut off.
 */
async function openLines(path: string, head: string, lineOf: (item: Item) => string): Promise<Target> {
  const file = await open(path, 'a+');
  const sizeOf = async (): Promise<number> => (await file.stat()).size;
  const isEmpty = async (): Promise<boolean> => (await sizeOf()) === 0;
  if (!(await file.stat()).isFile()) {
    await file.close();
    throw new UsageError(`${path} isn't a file. Pass another path, or --to ndjson:- for a pipe.`);
  }
  let start = head;
  if (!(await isEmpty())) {
    start = '';
    const { buffer } = await file.read(Buffer.alloc(Buffer.byteLength(head)), { position: 0 });
    const isOwn = existsSync(`${path}.checkpoints`);
    if (!isOwn || buffer.toString() !== head) {
      await file.close();
      const reason = isOwn ? 'its first line has other columns' : "sync didn't write it";
      throw new UsageError(`${path} exists, and ${reason}. Nothing was written. Pass another file.`);
    }
    const last = await file.read(Buffer.alloc(1), { position: (await sizeOf()) - 1 });
    if (last.buffer.toString() !== '\n') {
      await file.close();
      throw new UsageError(
        `${path} ends in the middle of a line. Remove this line, or end it with a line break if it is complete. Then run the same command again.`,
      );
    }
  }
  const checkpoint = createFileCheckpoints(`${path}.checkpoints`, { sync: false });
  return {
    checkpoint,
    isEmpty,
    handle: async (item) => {
      const size = await sizeOf();
      try {
        await file.appendFile(`${start}${lineOf(item)}`);
      } catch (error) {
        // A full disk takes a part of the line.
        await file.truncate(size);
        throw error;
      }
      start = '';
    },
    close: async () => {
      checkpoint.close();
      await file.close();
    },
  };
}

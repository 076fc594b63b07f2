import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { UsageError } from '../exit.ts';
import { jsonText, print, type Io } from '../io.ts';
import { makeFolder } from '../make-folder.ts';
import { configFolder } from '../profiles/config.ts';
import type { Target } from './target.ts';

/**
 * Appends each item as a line to a file, or writes it to standard output. An item may be repeated after a crash,
 * because a file and a checkpoint can't be written together.
 */
export async function openNdjson(io: Io, path: string): Promise<Target> {
  if (path === '-') {
    makeFolder(configFolder(io.env));
    const checkpoint = createFileCheckpoints(join(configFolder(io.env), 'sync.sqlite'), { sync: false });
    return {
      checkpoint,
      handle: (item) => print(io, `${jsonText(item)}\n`),
      close: async () => checkpoint.close(),
    };
  }
  const file = await open(path, 'a');
  const isEmpty = async (): Promise<boolean> => (await file.stat()).size === 0;
  if (!existsSync(`${path}.checkpoints`) && !(await isEmpty())) {
    await file.close();
    throw new UsageError(`${path} exists, and sync didn't write it. Nothing was written. Pass another file.`);
  }
  const checkpoint = createFileCheckpoints(`${path}.checkpoints`, { sync: false });
  return {
    checkpoint,
    isEmpty,
    handle: async (item) => void (await file.write(`${JSON.stringify(item)}\n`)),
    close: async () => {
      checkpoint.close();
      await file.close();
    },
  };
}

import { ArgumentError } from '../errors/index.ts';
import { type FileStream, readingInBytes } from '../content/chunks.ts';
import { type FileInput, isFileInput, isInMemory, type NamedFile } from '../content/file-input.ts';
import { baseName, typeOfName } from '../content/file-name.ts';
import { builtinModule } from '../platform/platform.ts';

/**
 * Converts a named file, content, stream or path to a file input. Content and streams get `name`.
 * @throws {ArgumentError} If the file doesn't exist, or the runtime has no file system.
 */
export async function toFileInput(file: FileInput | FileStream | string, name: string): Promise<FileInput> {
  if (typeof file === 'string') return fileAt(file);
  if (isInMemory(file) && !('name' in file)) return { name, data: file };
  return isFileInput(file) ? file : { name, data: file };
}

/** The file system is loaded by name, so that this module also loads on runtimes without one. */
async function fileAt(path: string): Promise<NamedFile> {
  const fs = builtinModule<FileSystem>('node:fs');
  if (fs === undefined) {
    throw new ArgumentError("This runtime can't read files by path. Pass the content or a stream.", {
      code: 'ERR_RUNTIME_UNSUPPORTED',
      argument: 'file',
    });
  }
  const found = await fs.promises.stat(path).catch(() => undefined);
  if (!found?.isFile())
    throw new ArgumentError(`The file "${path}" doesn't exist. Check the path.`, {
      code: 'ERR_FILE_NOT_FOUND',
      argument: 'file',
    });
  const name = baseName(path) ?? 'file';
  const data = (): AsyncIterable<Uint8Array> => fs.createReadStream(path, { highWaterMark: readingInBytes });
  return { name, type: typeOfName(name), size: found.size, data };
}

interface FileSystem {
  readonly promises: { stat(path: string): Promise<{ readonly size: number; isFile(): boolean }> };
  createReadStream(path: string, options: { readonly highWaterMark: number }): AsyncIterable<Uint8Array>;
}

import { type Zippable, zipSync } from 'fflate';

/** A file of an archive, with its folder path. */
export interface ArchivedFile {
  readonly folders?: readonly string[];
  readonly name: string;
  readonly bytes: Uint8Array;
  /** An ISO 8601 instant. */
  readonly modifiedAt: string;
}

const [earliest, latest] = [Date.UTC(1980, 0, 2), Date.UTC(2099, 11, 30)];

const separators = /[/\\]/g;

/**
 * Creates a ZIP of these files, in this order. If two files have the same path, the later one gets a number:
 * `report.pdf`, `report (2).pdf`.
 */
export function zip(files: readonly ArchivedFile[]): Uint8Array {
  const archive: Zippable = {};
  const numbers = new Map<string, number>();
  for (const { folders = [], name, bytes, modifiedAt } of files) {
    const folder = folders.map((step) => `${step.replaceAll(separators, '_')}/`).join('');
    archive[freePath(archive, numbers, folder, safeName(name))] = [bytes, { mtime: inArchive(modifiedAt), level: 6 }];
  }
  return zipSync(archive);
}

/** Converts a time to the range of a ZIP archive, which starts in 1980. */
const inArchive = (time: string): number => Math.min(Math.max(Date.parse(time), earliest), latest);

/** Path steps are not allowed in a name. */
function safeName(name: string): string {
  const last = name.split(separators).at(-1) ?? '';
  return /^\.{0,2}$/.test(last) ? 'file' : last;
}

/** @param numbers The next number of each path, because many files may have the same one. */
function freePath(archive: Zippable, numbers: Map<string, number>, folder: string, name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  let path = folder + name;
  for (let number = numbers.get(folder + name) ?? 2; Object.hasOwn(archive, path); number += 1) {
    path = `${folder}${stem} (${number})${extension}`;
    numbers.set(folder + name, number + 1);
  }
  return path;
}

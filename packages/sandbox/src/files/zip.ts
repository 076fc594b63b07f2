import { zipSync } from 'fflate';

/** A file of an archive, with the folders that it lies in. */
export interface ArchivedFile {
  readonly folders: readonly string[];
  readonly name: string;
  readonly bytes: Uint8Array;
}

const separators = /[/\\]/g;

/** A ZIP of these files. Where two would have one path, the later gets a number: `report.pdf`, `report (2).pdf`. */
export function zip(files: readonly ArchivedFile[], time: number): Uint8Array {
  const archive: Record<string, Uint8Array> = {};
  for (const file of files) {
    const folder = file.folders.map((name) => `${name.replaceAll(separators, '_')}/`).join('');
    archive[freePath(archive, folder, file.name.replaceAll(separators, '_'))] = file.bytes;
  }
  return zipSync(archive, { mtime: time, level: 6 });
}

function freePath(archive: Readonly<Record<string, Uint8Array>>, folder: string, name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  let path = folder + name;
  for (let number = 2; Object.hasOwn(archive, path); number += 1) path = `${folder}${stem} (${number})${extension}`;
  return path;
}

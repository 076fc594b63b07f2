import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { surfaces } from '@tradelane/specs';

/** A published document, as a user of another tool has it: a file. */
export interface PublishedDocument {
  readonly surface: string;
  readonly path: string;
}

const folder = dirname(fileURLToPath(import.meta.resolve('@tradelane/specs')));

export const documents: readonly PublishedDocument[] = surfaces.map(({ surface, path }) => ({
  surface,
  path: join(folder, path),
}));

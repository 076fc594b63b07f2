import { createRequire, isBuiltin } from 'node:module';
import type { DatabaseSync } from 'node:sqlite';

/**
 * The driver of the runtime, looked for when it is needed: a sandbox in memory runs where there is none.
 * @throws Error on a runtime that is too old
 */
export function sqliteDriver(): new (path: string) => DatabaseSync {
  if (!isBuiltin('node:sqlite'))
    throw new Error(
      `A sandbox in a file takes Node 22.13 or newer; this is ${process.version}. In memory it needs less.`,
    );
  const { DatabaseSync } = createRequire(import.meta.url)('node:sqlite') as {
    readonly DatabaseSync: new (path: string) => DatabaseSync;
  };
  return DatabaseSync;
}

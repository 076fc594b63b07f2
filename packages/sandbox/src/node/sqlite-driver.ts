import { createRequire, isBuiltin } from 'node:module';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Loads the SQLite driver of the runtime. A sandbox in memory doesn't need one.
 * @throws {Error} If the runtime is too old.
 */
export function sqliteDriver(): new (path: string) => DatabaseSync {
  if (!isBuiltin('node:sqlite'))
    throw new Error(
      `The \`file\` option requires Node 22.13 or later. Received: ${process.version}. Update Node, or leave file out.`,
    );
  const { DatabaseSync } = createRequire(import.meta.url)('node:sqlite') as {
    readonly DatabaseSync: new (path: string) => DatabaseSync;
  };
  return DatabaseSync;
}

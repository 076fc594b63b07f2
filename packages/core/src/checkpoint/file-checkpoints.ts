import { isError } from '../platform/platform.ts';
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { checkObject, refuseUnknown } from '../errors/checks.ts';
import { CheckpointError, type CheckpointStore } from './checkpoint-store.ts';
import { ConfigurationError, endSentence } from '../errors/index.ts';
import { createSqliteCheckpoints } from './sqlite-checkpoints.ts';
import type { SqliteConnection } from './sqlite-table.ts';

/** Options of `createFileCheckpoints`. */
export interface FileCheckpointsOptions {
  /**
   * Whether each write waits until it is on disk, so that it survives a power failure. A killed process loses nothing
   * in either case. Default: `true`.
   */
  readonly sync?: boolean;
}

/** Checkpoints in a local file. */
export interface FileCheckpoints extends CheckpointStore {
  /** Closes the file. You can't read or write afterwards. A process that exits doesn't have to close it. */
  close(): void;
}

interface OwnConnection extends SqliteConnection {
  close(): void;
}

/**
 * Creates a checkpoint store in a SQLite file (`node:sqlite`, on Bun `bun:sqlite`) with a write-ahead log. It creates
 * the file if needed. Any number of processes can share it.
 * @throws {ConfigurationError} If the file can't be opened.
 * @throws {ArgumentError} If an option is unknown.
 * @example
 * ```ts
 * import { createFileCheckpoints } from '@tradelane/core/sqlite';
 * import { syncOrders } from '@tradelane/hub';
 *
 * const checkpoint = createFileCheckpoints('checkpoints.sqlite');
 * await syncOrders(hub, { checkpoint, handler: (order) => save(order) });
 * checkpoint.close();
 * ```
 */
export function createFileCheckpoints(path: string, options: FileCheckpointsOptions = {}): FileCheckpoints {
  checkObject(options, 'options');
  refuseUnknown(options, { sync: true });
  const connection = open(path);
  try {
    connection.exec('PRAGMA busy_timeout = 5000');
    switchToLog(connection);
    connection.exec(`PRAGMA synchronous = ${(options.sync ?? true) ? 'FULL' : 'NORMAL'}`);
    const { read, write } = createSqliteCheckpoints(connection);
    const named = <Result>(run: () => Result): Result => {
      try {
        return run();
      } catch (error) {
        throw new CheckpointError(
          `The checkpoint file ${path} can't be read or written. Check its permissions and the free space.`,
          error,
        );
      }
    };
    return {
      read: (prefix) => named(() => read(prefix)),
      write: (changes, condition) => named(() => write(changes, condition)),
      close: () => connection.close(),
    };
  } catch (error) {
    connection.close();
    throw cannotOpen(path, error);
  }
}

function open(path: string): OwnConnection {
  try {
    mkdirSync(dirname(path), { recursive: true });
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
      throw new Error('it is a folder. Pass the path of a file');
    // Only the owner may read handled data. SQLite copies these permissions to its additional files.
    closeSync(openSync(path, 'a', 0o600));
    return connect(path);
  } catch (error) {
    throw cannotOpen(path, error);
  }
}

/** Loads the runtime's SQLite driver. */
function connect(path: string): OwnConnection {
  // Not `import.meta.url`, which is undefined in a bundle for CommonJS. Built-in modules need no base.
  const require = createRequire('/');
  if ('bun' in process.versions) {
    const { Database } = require('bun:sqlite') as { readonly Database: new (path: string) => OwnConnection };
    return new Database(path);
  }
  if (!isBuiltin('node:sqlite')) throw new Error(`it needs Node 22.13 or later, but this is ${process.version}`);
  const { DatabaseSync } = require('node:sqlite') as { readonly DatabaseSync: new (path: string) => OwnConnection };
  return new DatabaseSync(path);
}

/** Retries, because SQLite doesn't wait if two processes create the file. */
function switchToLog(connection: SqliteConnection): void {
  for (let tries = 1; ; tries += 1) {
    try {
      connection.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (tries === 100 || !/locked|busy/i.test(String(error))) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function cannotOpen(path: string, error: unknown): ConfigurationError {
  const why = isError(error) ? error.message : String(error);
  return new ConfigurationError(
    `${endSentence(`The checkpoint file ${path} can't be opened: ${why}`)} Check its path, permissions and the free space.`,
    { code: 'ERR_CHECKPOINT_FILE', cause: error },
  );
}

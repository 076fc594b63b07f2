import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import type { CheckpointStore } from '../../base/checkpoint/index.ts';
import { ConfigurationError } from '../../base/errors/index.ts';
import { createSqliteCheckpoints } from './sqlite-checkpoints.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** How safely a file of checkpoints is written. */
export interface FileCheckpointsOptions {
  /** Whether each write waits until it is safe on disk, power cuts included; true where absent. A killed process loses nothing either way. */
  readonly sync?: boolean;
}

/** Checkpoints in one file of this machine. */
export interface FileCheckpoints extends CheckpointStore {
  /** Closes the file. Nothing can be read or written afterwards. A process that ends need not do it. */
  close(): void;
}

interface OwnConnection extends SqliteConnection {
  close(): void;
}

/**
 * Checkpoints in a file of their own: a SQLite database (`node:sqlite`, on Bun `bun:sqlite`) with a write-ahead log, made where it is not
 * there. Any number of processes may share it.
 * @throws ConfigurationError where it cannot be opened.
 */
export function createFileCheckpoints(path: string, options: FileCheckpointsOptions = {}): FileCheckpoints {
  const connection = open(path);
  try {
    connection.exec('PRAGMA busy_timeout = 5000');
    switchToLog(connection);
    connection.exec(`PRAGMA synchronous = ${(options.sync ?? true) ? 'FULL' : 'NORMAL'}`);
    return { ...createSqliteCheckpoints(connection), close: () => connection.close() };
  } catch (error) {
    connection.close();
    throw cannotOpen(path, error);
  }
}

function open(path: string): OwnConnection {
  try {
    mkdirSync(dirname(path), { recursive: true });
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
      throw new Error('it is a folder; pass the path of a file in it');
    // What was handled is nobody else's affair; SQLite gives the files beside it the same rights.
    closeSync(openSync(path, 'a', 0o600));
    return connect(path);
  } catch (error) {
    throw cannotOpen(path, error);
  }
}

/** The driver of the runtime, looked for when it is needed: no other one has either. */
function connect(path: string): OwnConnection {
  const require = createRequire(import.meta.url);
  if ('bun' in process.versions) {
    const { Database } = require('bun:sqlite') as { readonly Database: new (path: string) => OwnConnection };
    return new Database(path);
  }
  if (!isBuiltin('node:sqlite')) throw new Error(`it takes Node 22.13 or newer; this is ${process.version}`);
  const { DatabaseSync } = require('node:sqlite') as { readonly DatabaseSync: new (path: string) => OwnConnection };
  return new DatabaseSync(path);
}

/** Two processes that make the same file may be in each other's way here, and SQLite does not wait by itself. */
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
  const why = error instanceof Error ? error.message : String(error);
  return new ConfigurationError(`The checkpoint file ${path} cannot be opened: ${why}.`);
}

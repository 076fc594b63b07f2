import { isBuiltin } from 'node:module';
import { withoutCredentials } from '@tradelane/sandbox/secrets';
import { UsageError } from '../exit.ts';
import { fileProblem } from '../file-problem.ts';
import type { Io } from '../io.ts';
import type { Table, Target } from './target.ts';

/**
 * Opens a target: `sqlite:FILE`, `postgres://…`, `ndjson:FILE`, `ndjson:-`, `parquet:FOLDER` or `FILE.csv`.
 * @throws {UsageError} If the kind is unknown, or the target can't be opened.
 */
export async function openTarget(io: Io, to: string, table: Table): Promise<Target> {
  const [, kind = 'csv', rest = to] = /^(sqlite|postgres|postgresql|ndjson|parquet):(.+)$/.exec(to) ?? [];
  try {
    return await open(io, to, table, [kind, rest]);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { message } = error as Error;
    const isDatabase = kind.startsWith('postgres');
    const remedy = isDatabase
      ? 'Check the URL, and whether the database runs.'
      : 'Pass a path in a folder that exists and that you can write to.';
    throw new UsageError(
      fileProblem(error, isDatabase ? undefined : withoutCredentials(rest)) ??
        `${isDatabase ? 'The database of --to' : withoutCredentials(rest)} can't be opened: ${message}. ${remedy}`,
      { cause: error },
    );
  }
}

/** Progress is in a database of Node.js, which earlier versions lack. */
function checkDatabase(kind: string): void {
  if (isBuiltin('node:sqlite')) return;
  throw new UsageError(
    `${kind} needs Node.js 22.13 or later. This is Node.js ${process.versions.node}. Update Node.js, or use postgres://….`,
  );
}

async function open(
  io: Io,
  to: string,
  table: Table,
  [kind, rest]: readonly [kind: string, rest: string],
): Promise<Target> {
  if (table.schema !== undefined && !kind.startsWith('postgres'))
    throw new UsageError('--schema is for postgres://…. Pass --table, or leave --schema out.');
  switch (kind) {
    case 'sqlite':
      if (rest === ':memory:') throw new UsageError('A database in memory ends with the command. Pass a file.');
      checkDatabase(`${kind}:`);
      return (await import('./sqlite.ts')).openSqlite(rest, table);
    case 'postgres':
    case 'postgresql':
      return (await import('./postgres.ts')).openPostgres(to, table);
    case 'ndjson': {
      checkDatabase(`${kind}:`);
      const { openNdjson, openOutput } = await import('./lines.ts');
      return rest === '-' ? openOutput(io) : openNdjson(rest);
    }
    case 'parquet':
      checkDatabase(`${kind}:`);
      return (await import('./parquet.ts')).openParquet(rest, table);
    default:
      if (/^(?!\w+:\/\/).*\.csv$/i.test(rest)) {
        checkDatabase('CSV');
        return (await import('./lines.ts')).openCsv(rest, table);
      }
      throw new UsageError(
        `--to must be sqlite:FILE, postgres://…, ndjson:FILE, ndjson:-, parquet:FOLDER or FILE.csv. Received: "${withoutCredentials(to)}".`,
      );
  }
}

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
  const [, kind = 'csv', rest = to] = /^(sqlite|postgres|postgresql|ndjson|parquet|csv):(.+)$/.exec(to) ?? [];
  checkNames(table);
  try {
    return await open(io, to, table, [kind, rest]);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { message, code } = error as NodeJS.ErrnoException;
    if (kind.startsWith('postgres')) {
      // The database refused a statement, and not the connection.
      const isStatement = /^(?!08|28|3D|5[37])\d\w{4}$/.test(code ?? '');
      const problem = isStatement ? "can't be prepared" : "can't be opened";
      const remedy = isStatement
        ? 'Correct that, or pass another --table or --schema.'
        : 'Check the URL, and whether the database runs.';
      const Failure = code?.startsWith('E') === true ? Error : UsageError;
      throw new Failure(`The database of --to ${problem}: ${message}. ${remedy}`, { cause: error });
    }
    const shown = rest === '-' ? 'The settings folder' : withoutCredentials(rest);
    throw new UsageError(
      fileProblem(error, shown) ??
        `${shown} can't be opened: ${message.replace(/\.$/, '')}. Pass a path in a folder that exists and that you can write to.`,
      { cause: error },
    );
  }
}

/** @throws {UsageError} If a name isn't one in each database, or is of a table of progress. PostgreSQL cuts longer names. */
function checkNames({ name, schema = name }: Table): void {
  for (const [flag, text] of Object.entries({ table: name, schema }))
    if (!/^(?!sqlite_|tradelane_)[^\0]+$/is.test(text) || Buffer.byteLength(text) > 63)
      throw new UsageError(
        `--${flag} must be 1 to 63 bytes long and must not start with sqlite_ or tradelane_. Received: "${text}".`,
      );
}

/** @throws {UsageError} If the text isn't a URL, or a password in it has characters that end it early. */
function checkPostgres(text: string): void {
  // A socket has a URL without a host.
  const full = text.replace('@/', '@socket/');
  const url = URL.canParse(full) ? new URL(full) : undefined;
  if (url === undefined || (url.pathname + url.hash).includes('@'))
    throw new UsageError(
      'The URL of --to is invalid. Check its port, and write special characters of the password as %23 for # and %2F for /.',
    );
}

/** Progress is in a database of Node.js, which earlier versions lack. */
function checkDatabase(kind: string): void {
  if (isBuiltin('node:sqlite')) return;
  throw new UsageError(
    `${kind} needs Node.js 22.13 or later. This is Node.js ${process.versions.node}. Update Node.js, or use postgres://….`,
  );
}

/** Names of SQLite for databases without a file. */
const inMemory = /^(?:file:)?:memory:(?:$|\?)|^file:(?:$|[?#]|.*[?&](?:mode=memory|vfs=memdb))/;

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
      if (inMemory.test(rest)) throw new UsageError('A database in memory ends with the command. Pass a file.');
      checkDatabase(`${kind}:`);
      return (await import('./sqlite.ts')).openSqlite(rest, table);
    case 'postgres':
    case 'postgresql':
      checkPostgres(to);
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

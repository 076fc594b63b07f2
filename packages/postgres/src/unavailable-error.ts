import { TradelaneError } from '@tradelane/core';
import type { PostgresClient } from './client.ts';

/**
 * Thrown if PostgreSQL can't be reached, rejects the connection, or lacks the tables. The message contains the host and
 * the port if the client has them, and never the password. `cause` is the client's error. All other errors of the
 * database are thrown as they are. A write may still have taken effect.
 */
export class PostgresUnavailableError extends TradelaneError {
  static override readonly brand: string = 'PostgresUnavailableError';
  static override readonly defaultCode: string = 'ERR_POSTGRES_UNAVAILABLE';
  override readonly name: string = 'PostgresUnavailableError';

  constructor(client: PostgresClient, cause: unknown) {
    const { host, port } = placeOf(client);
    const where = host === undefined ? '' : ` at ${host}:${port ?? 5432}`;
    const reason = textOf(cause).replace(/\.$/, '');
    super(`PostgreSQL${where} is unavailable: ${reason}. ${remedyFor(codeOf(cause))}`, { outcome: 'unknown', cause });
  }
}

/**
 * Runs a statement.
 * @throws {PostgresUnavailableError} If the server or the tables are missing.
 */
export async function run(client: PostgresClient, text: string, values: string[]): Promise<readonly unknown[]> {
  try {
    return (await client.query(text, values)).rows;
  } catch (error) {
    throw isAboutServer(codeOf(error)) ? new PostgresUnavailableError(client, error) : error;
  }
}

/** An SQLSTATE, such as `28P01`. Other codes are of the system or the client, such as `ECONNREFUSED`. */
const sqlState = /^[0-9A-Z]{5}$/;
/** SQLSTATEs: connection, credentials, database, resources, shutdown, and missing tables or functions. */
const aboutServer = /^(?:08|28|3D|53|57P|42P01$|42883$)/;

/** Without a code, the client lost or never had a connection. */
const isAboutServer = (code: string): boolean => !sqlState.test(code) || aboutServer.test(code);

function codeOf(error: unknown): string {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

function remedyFor(code: string): string {
  if (code.startsWith('42')) return 'Run `postgresSchema` once in the schema of this connection.';
  if (code.startsWith('28')) return 'Check the user and the password.';
  if (code.startsWith('3D')) return 'Check the name of the database.';
  if (code.startsWith('53')) return 'Use fewer connections, or allow more of them.';
  if (/ENOTFOUND|EAI_AGAIN/.test(code)) return 'Check the host name.';
  return 'Check the host and the port, and that the server is running.';
}

/** The message of an error, or of the first of several, since Node.js leaves their own empty. */
function textOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '' && error.errors.length > 0)
    return textOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Host and port, which a `Pool` of `pg` has in its options. */
function placeOf(client: PostgresClient): { readonly host?: string; readonly port?: number } {
  const { options = client } = client as { readonly options?: object };
  const { connectionString } = options as { readonly connectionString?: string };
  if (typeof connectionString !== 'string' || !URL.canParse(connectionString)) return options;
  const { hostname, port } = new URL(connectionString);
  return { host: hostname, port: Number(port) || 5432 };
}

import { TradelaneError } from '@tradelane/core';
import type { RedisConnection } from './redis-connection.ts';

/**
 * Thrown if Redis is unreachable, refuses the credentials or doesn't respond in time. The message contains the host and
 * the port of a connection with one server. A write may still have taken effect.
 */
export class RedisUnavailableError extends TradelaneError {
  static override readonly brand: string = 'RedisUnavailableError';
  static override readonly defaultCode: string = 'ERR_REDIS_UNAVAILABLE';
  override readonly name: string = 'RedisUnavailableError';

  constructor(why: string, { connection, cause }: { readonly connection: RedisConnection; readonly cause?: unknown }) {
    const where = placeOf(connection);
    // Redis names the script and its line.
    const what = why.replace(/\.?( script: [\da-f]{40}.*)?$/, '');
    super(`Redis is unavailable: ${what}. ${remedyFor(why, where)}`, { outcome: 'unknown', cause });
  }
}

function remedyFor(why: string, where: string): string {
  if (/WRONGPASS|NOAUTH|DENIED/.test(why)) return `Check the user and the password for the server${where}.`;
  if (/\bOOM\b/.test(why)) return `Give the server${where} more memory.`;
  if (/RESP type|protocol/i.test(why))
    return `Another kind of server responds there. Check the port of the server${where}.`;
  return `Check the server${where} and its address.`;
}

/** The server, such as ` 127.0.0.1:6379`. Empty for a cluster. */
function placeOf(connection: RedisConnection): string {
  const { options = {} } = connection as { readonly options?: { readonly host?: unknown; readonly port?: unknown } };
  return typeof options.host === 'string' ? ` ${options.host}:${String(options.port)}` : '';
}

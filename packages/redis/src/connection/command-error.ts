import { TradelaneError } from '@tradelane/core';

/**
 * Thrown if Redis rejects a command, for example because the user lacks a right or the key has another type. Other
 * commands still work.
 */
export class RedisCommandError extends TradelaneError {
  static override readonly brand: string = 'RedisCommandError';
  static override readonly defaultCode: string = 'ERR_REDIS_COMMAND';
  override readonly name: string = 'RedisCommandError';

  constructor(cause: Error) {
    super(`Redis rejected a command. Check the rights of the user and the type of the key. Reply: ${cause.message}`, {
      outcome: 'unknown',
      cause,
    });
  }
}

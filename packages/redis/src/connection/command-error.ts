import { TradelaneError } from '@tradelane/core';

/** Redis is there and refused this one command: its user lacks a right, or a key is used for something else. What else is asked of it goes on. */
export class RedisCommandError extends TradelaneError {
  static override readonly brand: string = 'RedisCommandError';
  override readonly name: string = 'RedisCommandError';

  constructor(cause: Error) {
    super(`Redis refused the command: ${cause.message}`, { outcome: 'unknown', cause });
  }
}

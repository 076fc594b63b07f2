import { TradelaneError } from '@tradelane/core';

/** Redis could not be asked, or did not respond in time. What was to be written may be there all the same. */
export class RedisUnavailableError extends TradelaneError {
  static override readonly brand: string = 'RedisUnavailableError';
  override readonly name: string = 'RedisUnavailableError';

  constructor(why: string, cause?: unknown) {
    super(`Redis is away: ${why}`, { outcome: 'unknown', cause });
  }
}

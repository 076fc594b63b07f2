import { TradelaneError } from '@tradelane/core';

/** Thrown if Redis is unreachable or doesn't respond in time. A write may still have taken effect. */
export class RedisUnavailableError extends TradelaneError {
  static override readonly brand: string = 'RedisUnavailableError';
  override readonly name: string = 'RedisUnavailableError';

  constructor(why: string, cause?: unknown) {
    super(`Redis is unavailable: ${why}`, { outcome: 'unknown', cause });
  }
}

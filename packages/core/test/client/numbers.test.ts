import { expect, test } from 'vitest';
import { createWorld } from '../support/world.ts';

test.each(['timeoutInMs', 'deadlineInMs', 'maxWaitInMs', 'maxAttempts', 'maxConcurrency', 'maxResponseBytes'])(
  "a client whose %s isn't a number, which could make calls wait or repeat forever, is refused",
  (name) => {
    for (const value of [Number.NaN, -1, ...(name === 'maxWaitInMs' ? [] : [0])])
      expect(() => createWorld().runtime({ auth: { token: 't' }, [name]: value })).toThrow(
        expect.objectContaining({ name: 'ConfigurationError', message: expect.stringContaining(`\`${name}\``) }),
      );
  },
);

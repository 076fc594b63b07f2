import { startTimer } from '../clock/index.ts';
import { isPromise } from '../platform/platform.ts';
import { ConfigurationError, TokenError } from '../errors/index.ts';
import type { AuthContext, SecretProvider } from './strategy.ts';
import { sha256 } from './sha-256.ts';

/**
 * Reads the current value of a secret.
 * @throws {ConfigurationError} If it can't be sent. The message doesn't contain the value.
 * @throws {TokenError} If the provider function fails or takes longer than one attempt may.
 */
export function readSecret(
  secret: SecretProvider,
  name: string,
  limits: Pick<AuthContext, 'clock' | 'timeoutInMs'>,
): string | Promise<string> {
  if (typeof secret === 'string') return checkSecret(secret, name);
  let given: string | Promise<string>;
  try {
    given = secret();
  } catch (cause) {
    throw functionFailed(name, cause);
  }
  if (!isPromise(given)) return checkSecret(given, name);
  return inTime(Promise.resolve(given), name, limits).then((value) => checkSecret(value, name));
}

function inTime(
  given: Promise<string>,
  name: string,
  { clock, timeoutInMs }: Pick<AuthContext, 'clock' | 'timeoutInMs'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const stopTimer = startTimer(clock, timeoutInMs, () =>
      reject(
        new TokenError(
          `The function passed as \`${name}\` didn't return within ${timeoutInMs} ms. To wait longer, raise \`timeoutInMs\`.`,
          {
            code: 'ERR_SECRET_FUNCTION',
          },
        ),
      ),
    );
    given.finally(stopTimer).then(resolve, (cause: unknown) => reject(functionFailed(name, cause)));
  });
}

function functionFailed(name: string, cause: unknown): TokenError {
  return new TokenError(`The function passed as \`${name}\` failed. See \`cause\` for its error.`, {
    code: 'ERR_SECRET_FUNCTION',
    cause,
  });
}

/** Checks that a secret is visible ASCII. The most common fault is a line break at the end of a file. */
export function checkSecret(value: unknown, name: string): string {
  if (typeof value === 'string' && /^[\u0021-\u007E]+$/.test(value)) return value;
  if (typeof value !== 'string' || value === '')
    throw new ConfigurationError(
      `\`${name}\` is ${wordFor(value)}. Pass a non-empty string, or a function that returns one.`,
      { code: 'ERR_SECRET_INVALID' },
    );
  if (/^(?:bearer|basic|token) /i.test(value as string))
    throw new ConfigurationError(
      `\`${name}\` starts with a scheme such as 'Bearer '. Pass the bare value. The client adds the scheme.`,
      { code: 'ERR_SECRET_INVALID' },
    );
  throw new ConfigurationError(
    `\`${name}\` contains white space or a character that can't be sent. Check for a line break at its end.`,
    { code: 'ERR_SECRET_INVALID' },
  );
}

/** Returns a description of an invalid credential. `undefined` usually means that an environment variable isn't set. */
export function wordFor(value: unknown): string {
  return value === undefined ? 'undefined (is the environment variable set?)' : value === '' ? 'empty' : 'not a string';
}

/**
 * Returns a hash that identifies a secret without revealing it: the first 128 bits of its SHA-256. It is equal in all
 * processes, so workers with a shared limit store count together.
 */
export function fingerprint(secret: string): string {
  return sha256(secret).slice(0, 32);
}

import { inTime } from '../clock/clock.ts';
import { ConfigurationError, TokenError } from '../errors/index.ts';
import { builtinModule, randomId } from '../platform/platform.ts';
import type { AuthContext, SecretProvider } from './strategy.ts';

/**
 * Reads the current value of a secret.
 * @throws {ConfigurationError} If it can't be sent. The message doesn't contain the value.
 * @throws {TokenError} If the provider function fails or takes longer than one attempt may.
 */
export async function readSecret(
  secret: SecretProvider,
  name: string,
  { clock, timeoutInMs }: Pick<AuthContext, 'clock' | 'timeoutInMs'>,
): Promise<string> {
  if (typeof secret === 'string') return checkSecret(secret, name);
  const read = async (): Promise<string> => {
    try {
      return await secret();
    } catch (cause) {
      throw functionFailed(name, cause);
    }
  };
  const late = (): TokenError =>
    new TokenError(
      `The function passed as \`${name}\` didn't return within ${timeoutInMs} ms. To wait longer, raise \`timeoutInMs\`.`,
      { code: 'ERR_SECRET_FUNCTION' },
    );
  return checkSecret(await inTime(clock, timeoutInMs, read, late), name);
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

interface Crypto {
  createHash(algorithm: 'sha256'): { update(text: string): { digest(encoding: 'hex'): string } };
}

/**
 * Returns the first 128 bits of a secret's SHA-256 hash, which identify it without revealing it. They are equal in all
 * processes, so workers with a shared limit store count together. Undefined on a runtime without `node:crypto`.
 */
export function fingerprint(secret: string): string | undefined {
  const hash = builtinModule<Crypto>('node:crypto')?.createHash('sha256');
  return hash?.update(secret).digest('hex').slice(0, 32);
}

const localIds = /* @__PURE__ */ new Map<string, string>();
const mostLocalIds = 1_000;

/** Returns an ID that a secret has in this process only, for runtimes without `node:crypto`, such as browsers. */
export function localId(secret: string): string {
  const id = localIds.get(secret) ?? randomId();
  if (localIds.size >= mostLocalIds) localIds.clear();
  localIds.set(secret, id);
  return id;
}

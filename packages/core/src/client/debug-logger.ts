import type { Logger } from '../hooks/hooks.ts';

/** Environment variables by name, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the environment variables of this process, or an empty object if the runtime has none. */
export function processEnvironment(): Environment {
  const { process } = globalThis as { process?: { env?: Environment } };
  return process?.env ?? {};
}

/**
 * Whether `TRADELANE_DEBUG=1` is set, which logs calls without a change to the code. False if the program can't read
 * its environment, as on Deno without permission.
 */
export function wantsDebug(): boolean {
  try {
    return /^(1|true)$/.test(processEnvironment()['TRADELANE_DEBUG'] ?? '');
  } catch {
    return false;
  }
}

/** Writes to stderr, to keep the output of the program clean. */
const write = (message: string, fields: object): void => console.error(message, fields);

export const debugLogger: Logger = { debug: write, info: write, warn: write };

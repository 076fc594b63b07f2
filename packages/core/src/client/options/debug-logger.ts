import type { Logger } from '../../base/log/hooks.ts';
import { processEnvironment } from './environment.ts';

/** `TRADELANE_DEBUG=1` shows calls without a line of code. Off where the program may not read its environment, as on Deno unless it is allowed to. */
export function wantsDebug(): boolean {
  try {
    return /^(1|true)$/.test(processEnvironment()['TRADELANE_DEBUG'] ?? '');
  } catch {
    return false;
  }
}

/** Beside the program's output, not in it. */
const write = (message: string, fields: object): void => console.error(message, fields);

export const debugLogger: Logger = { debug: write, info: write, warn: write };

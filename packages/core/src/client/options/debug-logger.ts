import type { Logger } from '../../base/log/hooks.ts';
import { processEnvironment } from './environment.ts';

/** `TRADELANE_DEBUG=1` shows calls without a line of code. */
export function wantsDebug(): boolean {
  return /^(1|true)$/.test(processEnvironment()['TRADELANE_DEBUG'] ?? '');
}

/** Beside the program's output, not in it. */
const write = (message: string, fields: object): void => console.error(message, fields);

export const debugLogger: Logger = { debug: write, info: write, warn: write };

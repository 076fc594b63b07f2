import type { Faults } from '../errors/index.ts';
import { received } from './received.ts';

/** Checks the value of an option and returns the fault, without the name of the option. */
export type Check = (value: unknown) => string | undefined;

export const count: Check = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? undefined : 'a whole number of 1 or more';

export const methods =
  (...names: readonly string[]): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === 'function')
      ? undefined
      : `an object with ${names.map((name) => `\`${name}()\``).join(', ')}`;

/** Notes every option that is unknown or invalid. Undefined options are ignored. */
export function checkKnown<Options extends object>(
  options: Options,
  checks: Readonly<Record<keyof Options & string, Check>>,
  faults: Faults,
): void {
  const known: Readonly<Record<string, Check>> = checks;
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const fault = Object.hasOwn(known, name) ? known[name]?.(value) : undefined;
    if (!Object.hasOwn(known, name)) faults.add(unknownOption(name, Object.keys(known)), 'ERR_OPTION_UNKNOWN');
    else if (fault !== undefined)
      faults.add(`Option \`${name}\` is invalid. Pass ${fault}. Received: ${received(value)}.`);
  }
}

function unknownOption(name: string, names: readonly string[]): string {
  const bare = name
    .toLowerCase()
    .replace(/(in)?ms$/, '')
    .replaceAll('_', '');
  const meant = names.find((known) => known.toLowerCase().replace(/inms$/, '') === bare);
  return meant
    ? `Unknown option \`${name}\`. Did you mean \`${meant}\`?`
    : `Unknown option \`${name}\`. Valid options: ${names.join(', ')}.`;
}

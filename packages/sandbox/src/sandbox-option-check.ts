import { latestInMs } from './machinery/clock/clock.ts';
import { isHostName, isOrigin } from './machinery/http/front.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** First instant whose year has four digits. */
const earliestInMs = Date.parse('0001-01-01T00:00:00Z');

/** @throws {TypeError} If the options aren't an object. */
export function checkObject(caller: string, options: unknown): void {
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`${caller}: options must be an object. Received: ${shown(options)}.`);
}

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

const wrong = (name: string, must: string, value: unknown): never => {
  throw new TypeError(`createSandbox: ${name} must be ${must}. Received: ${shown(value)}.`);
};

function checkList(name: string, values: unknown, isFit: (text: string) => boolean, must: string): void {
  if (values === undefined) return;
  if (!Array.isArray(values)) return wrong(name, 'an array', values);
  for (const value of values as readonly unknown[])
    if (typeof value !== 'string' || !isFit(value)) wrong(name, must, value);
}

function checkChoice(name: string, value: unknown, choices: readonly unknown[]): void {
  if (value !== undefined && !choices.includes(value)) wrong(name, choices.map(shown).join(' or '), value);
}

function checkClock(clock: unknown): void {
  if (clock === undefined) return;
  const now = (clock as { readonly now?: unknown } | null)?.now;
  if (typeof now !== 'function') return wrong('clock', 'an object with a method now()', clock);
  const time: unknown = (clock as { now(): unknown }).now();
  if (typeof time !== 'number' || !(time >= earliestInMs && time <= latestInMs))
    wrong('clock.now()', 'a time in milliseconds since the epoch, at most in the year 9999', time);
}

/** @throws {TypeError} If an option is invalid. */
export function checkOptions(options: SandboxOptions): void {
  checkObject('createSandbox', options);
  const { seed, size, limits, actions, strict, clock, allowOrigins, allowHosts, onFailure } = options;
  checkChoice('seed', seed, ['demo', 'empty']);
  checkChoice('limits', limits, ['real', 'off']);
  checkChoice('actions', actions, ['auto', 'manual']);
  checkChoice('strict', strict, [true, false]);
  if (size !== undefined && !(Number.isSafeInteger(size) && size >= 0)) wrong('size', 'a non-negative integer', size);
  if (seed === 'empty' && (size ?? 0) > 0) wrong('size', 'left out if seed is "empty"', size);
  checkClock(clock);
  checkList(
    'allowOrigins',
    allowOrigins,
    (text) => text === '*' || isOrigin(text),
    'an array of origins, such as https://app.example.com, or *',
  );
  checkList('allowHosts', allowHosts, isHostName, 'an array of host names without port');
  if (onFailure !== undefined && typeof onFailure !== 'function') wrong('onFailure', 'a function', onFailure);
}

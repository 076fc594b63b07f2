import { latestInMs } from './machinery/clock/clock.ts';
import { isHostName, isOrigin } from './machinery/http/guard.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** The first instant that has four digits for its year. */
const earliestInMs = Date.parse('0001-01-01T00:00:00Z');

/** A program without types may give `null`, or a name. @throws TypeError */
export function checkObject(caller: string, options: unknown): void {
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`${caller}: options must be an object, not ${shown(options)}.`);
}

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

const wrong = (name: string, must: string, value: unknown): never => {
  throw new TypeError(`createSandbox: ${name} must be ${must}, not ${shown(value)}.`);
};

function checkList(name: string, values: unknown, isFit: (text: string) => boolean, must: string): void {
  if (values === undefined) return;
  if (!Array.isArray(values)) return wrong(name, 'a list', values);
  for (const value of values as readonly unknown[])
    if (typeof value !== 'string' || !isFit(value)) wrong(name, must, value);
}

function checkChoice(name: string, value: unknown, choices: readonly unknown[]): void {
  if (value !== undefined && !choices.includes(value)) wrong(name, choices.map(shown).join(' or '), value);
}

function checkClock(clock: unknown): void {
  if (clock === undefined) return;
  const now = (clock as { readonly now?: unknown } | null)?.now;
  if (typeof now !== 'function') return wrong('clock', 'an object with now()', clock);
  const time: unknown = (clock as { now(): unknown }).now();
  if (typeof time !== 'number' || !(time >= earliestInMs && time <= latestInMs))
    wrong('clock.now()', 'milliseconds since the epoch, up to the year 9999', time);
}

/** Refuses options that mean nothing, which a program without types, or one that reads them from its environment, may pass. @throws TypeError */
export function checkOptions(options: SandboxOptions): void {
  checkObject('createSandbox', options);
  const { seed, size, limits, actions, strict, clock, allowOrigins, allowHosts, onFailure } = options;
  checkChoice('seed', seed, ['demo', 'empty']);
  checkChoice('limits', limits, ['real', 'off']);
  checkChoice('actions', actions, ['auto', 'manual']);
  checkChoice('strict', strict, [true, false]);
  if (size !== undefined && !(Number.isSafeInteger(size) && size >= 0)) wrong('size', 'a number of orders', size);
  if (seed === 'empty' && (size ?? 0) > 0) wrong('size', 'left out with an empty seed', size);
  checkClock(clock);
  checkList(
    'allowOrigins',
    allowOrigins,
    (text) => text === '*' || isOrigin(text),
    'origins such as https://app.example.com, or *',
  );
  checkList('allowHosts', allowHosts, isHostName, 'names without port');
  if (onFailure !== undefined && typeof onFailure !== 'function') wrong('onFailure', 'a function', onFailure);
}

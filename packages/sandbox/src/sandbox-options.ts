import type { Seed } from './domains/seed.ts';
import { type Clock, latestInMs } from './clock/clock.ts';
import type { Store } from './store/index.ts';
import type { Recording } from './http/recording.ts';
import type { Settings } from './world/index.ts';
import { isHostName, isOrigin } from './http/front.ts';

/** Options of a sandbox. All are optional. */
export interface SandboxOptions {
  /** World to start from. Ignored if the store already contains a world. Default: `demo`, with a recording `empty`. */
  readonly seed?: Seed;
  /**
   * Reads of a real account that the sandbox answers as recorded, from `@tradelane/sandbox/recording`. Ignored if the store already
   * contains a world. Default: none.
   */
  readonly recording?: Recording;
  /**
   * Number of demo orders to generate in addition to the 60 fixed ones, at most 100,000. Other data scales with it: one
   * return and one document per 20 orders, one transaction per 10. Default: 0.
   */
  readonly size?: number;
  /** `real` enforces the documented rate limits, `off` doesn't. Default: `off`. */
  readonly limits?: 'real' | 'off';
  /**
   * Rejects requests that real hosts tolerate but the documentation doesn't allow. Use it to test your own client. Examples are `sort`
   * without a direction, `1` for `true`, empty parameters, and XML for JSON. Default: `false`.
   */
  readonly strict?: boolean;
  /** Source of time, for example the virtual clock of a client. Default: the time of the machine. */
  readonly clock?: Clock;
  /**
   * How commands complete.
   * - `auto`: after 5 s of the sandbox's time, unless a connector reports first.
   * - `manual`: when a connector calls `updateActionStatus`, or your test calls `actions.succeed` or `actions.fail`.
   *
   * Default: `auto`.
   */
  readonly actions?: Settings['actions'];
  /** Store that keeps all data. Default: memory. */
  readonly store?: Store;
  /**
   * Origins of web pages that may call all APIs, such as `https://app.example.com`. `*` allows all origins. Pages of the sandbox itself are
   * always allowed. Pages on loopback names may call all APIs except the control API. Default: none.
   */
  readonly allowOrigins?: readonly string[];
  /** Host names, without port, that the sandbox responds under in addition to IP addresses and loopback names. Default: none. */
  readonly allowHosts?: readonly string[];
  /** Called when the sandbox itself fails, for example because the disk is full. The caller gets a 500. Default: logs to the console. */
  readonly onFailure?: (error: unknown) => void;
}

const known: Readonly<Record<keyof SandboxOptions, true>> = {
  seed: true,
  recording: true,
  size: true,
  limits: true,
  strict: true,
  clock: true,
  actions: true,
  store: true,
  allowOrigins: true,
  allowHosts: true,
  onFailure: true,
};

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

/** Maximum of `size`. */
export const maxSize = 100_000;

/** @throws {TypeError} If an option is unknown or invalid. */
export function checkOptions(options: SandboxOptions): void {
  checkObject('createSandbox', options);
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && !Object.hasOwn(known, name))
      throw new TypeError(
        `createSandbox: unknown option \`${name}\`. Valid options: ${Object.keys(known).join(', ')}.`,
      );
  const { seed, size, limits, actions, strict, clock, allowOrigins, allowHosts, onFailure } = options;
  checkChoice('seed', seed, ['demo', 'empty']);
  checkChoice('limits', limits, ['real', 'off']);
  checkChoice('actions', actions, ['auto', 'manual']);
  checkChoice('strict', strict, [true, false]);
  if (size !== undefined && !(Number.isSafeInteger(size) && size >= 0 && size <= maxSize))
    wrong('size', `an integer from 0 to ${maxSize}`, size);
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

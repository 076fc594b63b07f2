import { type Check, isName, isPlain, received, unknownOption, validName } from './checks.ts';
import { ArgumentError } from './index.ts';

const aFunction: Check = (value) => (typeof value === 'function' || value === null ? undefined : 'a function');
/** A setting that is empty, such as an unset variable, would name the work of every process. */
const aName: Check = (value) => (isName(value) ? undefined : validName);
const aPlainObject: Check = (value) =>
  typeof value === 'object' && value !== null && isPlain(value) ? undefined : 'a plain object';
/** Timers of an infinite length never fire, so the work would hang. */
const finiteAboveZero: Check = (value) =>
  Number.isFinite(value) && (value as number) > 0 ? undefined : 'a finite number above 0';
const fromZero: Check = (value) => (typeof value === 'number' && value >= 0 ? undefined : 'a number of 0 or more');
const fromOne: Check = (value) => (typeof value === 'number' && value >= 1 ? undefined : 'a number from 1');
const aSignal: Check = (value) => (value instanceof AbortSignal ? undefined : 'an AbortSignal');

/** The checks of options that mean the same in every workflow. A workflow checks its other options. */
const checks: Readonly<Record<string, Check>> = {
  key: aName,
  ownerId: aName,
  name: aName,
  leaseInMs: finiteAboveZero,
  intervalInMs: finiteAboveZero,
  overlapInMs: fromZero,
  timeoutInMs: fromZero,
  waitInMs: fromZero,
  resendAfterInMs: fromZero,
  maxFailedReads: fromZero,
  maxWaitInMs: fromZero,
  keepForInMs: fromOne,
  concurrency: fromOne,
  signal: aSignal,
  filter: aPlainObject,
  request: aPlainObject,
  retries: (value) => (typeof value === 'boolean' ? undefined : 'true or false'),
  existingImportId: (value) =>
    (typeof value === 'string' && value !== '') || Number.isFinite(value) ? undefined : 'the ID of an import',
  handler: aFunction,
  onChunk: aFunction,
  onError: aFunction,
  onLeaseWait: aFunction,
  onProgress: aFunction,
  onRun: aFunction,
  onStarted: aFunction,
  onUpload: aFunction,
};

/** Options that all kept work has. */
export const ofKeptWork: readonly string[] = ['checkpoint', 'ownerId', 'leaseInMs', 'onLeaseWait', 'signal'];
/** Options to follow work on the server. */
export const ofFollowing: readonly string[] = ['intervalInMs', 'timeoutInMs', 'signal', 'onProgress', 'onError'];

/**
 * Checks the options of a workflow before anything is sent, for callers without types. Undefined options are ignored.
 * @param names Names of the valid options.
 * @throws {ArgumentError} If an option is unknown or invalid. The error names it.
 */
export function checkWorkOptions(options: object, names: readonly string[]): void {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!names.includes(name))
      throw new ArgumentError(unknownOption(name, [...new Set(names)]), {
        code: 'ERR_ARGUMENT_UNKNOWN',
        argument: name,
      });
    const fault = checks[name]?.(value);
    if (fault !== undefined)
      throw new ArgumentError(`\`${name}\` must be ${fault}. Received: ${received(value)}.`, { argument: name });
  }
}

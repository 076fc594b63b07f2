import { TradelaneError } from './tradelane-error.ts';

/** The stack of the code that made a call. It is formatted only if the call fails. */
export interface CallSite {
  readonly stack?: unknown;
}

interface Stacks {
  stackTraceLimit?: number;
  readonly captureStackTrace?: (into: object, entry?: unknown) => void;
}

/** Frames of a stack in V8, unless the program sets another limit. */
const defaultFrames = 10;

/** Frames to capture when work fails, because internal ones are removed. */
const framesOfFailure = 50;

/** Captures the stack above `entry`, the function of this package that the program called. */
export function callSite(entry: unknown): CallSite | undefined {
  const { captureStackTrace, stackTraceLimit } = Error as Stacks;
  if (!captureStackTrace || !stackTraceLimit) return undefined;
  const site: CallSite = {};
  captureStackTrace(site, entry);
  return site;
}

/**
 * Captures the stack of a call, if the program raised `Error.stackTraceLimit` above the default. Otherwise nothing is
 * captured until the call fails, because this takes microseconds.
 */
export function siteOfCall(entry: unknown): CallSite | undefined {
  return ((Error as Stacks).stackTraceLimit ?? 0) > defaultFrames ? callSite(entry) : undefined;
}

/**
 * Handles a rejection: throws the error with the stack of the code that awaits the promise. V8 follows promises from the
 * handler to that code, if each of them has one listener.
 */
export function throwLocated(error: unknown): never {
  const { stackTraceLimit: limit } = Error as Stacks;
  if (!limit || !(error instanceof TradelaneError)) throw error;
  // Not an assignment, which throws if `Error` is frozen.
  Reflect.set(Error, 'stackTraceLimit', Math.max(limit, framesOfFailure));
  const site = callSite(throwLocated);
  Reflect.set(Error, 'stackTraceLimit', limit);
  throw locate(error, site);
}

/**
 * Replaces the stack of an error of this SDK with the frames of the program in `site`, if it has some. Errors of the
 * caller's own code keep theirs.
 */
export function locate(error: unknown, site: CallSite | undefined): unknown {
  if (!site || !(error instanceof TradelaneError)) return error;
  const { stack } = site;
  // A program may replace `Error.prepareStackTrace`.
  const lines = typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];
  const isInternal = internalFrames();
  const own = isInternal ? lines.filter((line) => !isInternal(line)) : lines;
  if (own.length === 0) return error;
  const { name, message } = error;
  Reflect.defineProperty(error, 'stack', {
    value: [`${name}: ${message}`, ...own.slice(0, (Error as Stacks).stackTraceLimit)].join('\n'),
    writable: true,
    configurable: true,
    enumerable: false,
  });
  return error;
}

const installed = /[\\/]node_modules[\\/]@tradelane[\\/]|\(?node:internal[\\/]/;

/** Recognizes frames of this SDK by their files. Undefined if the program is bundled into other files. */
function internalFrames(): ((line: string) => boolean) | undefined {
  const here = /(?:\(|at )(?:async )?((?:file:\/\/)?[^()]*?)core[\\/](?:src|dist)[\\/]/.exec(
    String(new Error('here').stack).split('\n')[1] ?? '',
  );
  if (!here) return undefined;
  const [, siblings = ''] = here;
  return (line) => {
    if (installed.test(line)) return true;
    const at = siblings === '' ? -1 : line.indexOf(siblings);
    return at >= 0 && /^[\w-]+[\\/](?:src|dist)[\\/]/.test(line.slice(at + siblings.length));
  };
}

/** Runs a workflow. Its errors have the stack of the code that started it. */
export function fromCaller<T>(entry: unknown, run: () => Promise<T>): Promise<T> {
  const site = callSite(entry);
  return run().catch((error: unknown) => {
    throw locate(error, site);
  });
}

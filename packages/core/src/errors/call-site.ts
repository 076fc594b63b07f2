import { TradelaneError } from './tradelane-error.ts';

/** The stack of the code that made a call. It is formatted only if the call fails. */
export interface CallSite {
  readonly stack?: unknown;
}

interface Stacks {
  stackTraceLimit?: number;
  readonly captureStackTrace?: (into: object, entry?: unknown) => void;
}

/**
 * Frames to capture for a call, because each one takes time. Frames of Node's timers count too. A limit that the program
 * raised above the default wins.
 */
export const framesOfCall = 5;
export const defaultFrames = 10;

/** Captures the stack above `entry`, the function of this package that the call came through. */
export function callSite(entry: unknown, frames: number = framesOfCall): CallSite | undefined {
  const stacks = Error as Stacks;
  const { stackTraceLimit: limit } = stacks;
  if (!stacks.captureStackTrace || !limit) return undefined;
  const site: CallSite = {};
  const isShortened = limit > frames && limit <= defaultFrames;
  // Not an assignment, which throws if `Error` is frozen.
  if (isShortened) Reflect.set(Error, 'stackTraceLimit', frames);
  stacks.captureStackTrace(site, entry);
  if (isShortened) Reflect.set(Error, 'stackTraceLimit', limit);
  return site;
}

/**
 * Replaces the stack of an error of this SDK with the stack of the call, without internal frames. Errors of the caller's
 * own code keep theirs.
 */
export function locate(error: unknown, site: CallSite | undefined): unknown {
  if (!site || !(error instanceof TradelaneError)) return error;
  const { stack } = site;
  // A program may replace `Error.prepareStackTrace`.
  const lines = typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];
  const isInternal = internalFrames();
  const own = isInternal ? lines.filter((line) => !isInternal(line)) : lines.slice(1); // The method of the client.
  if (own.length === 0) return error;
  const { name, message } = error;
  Reflect.defineProperty(error, 'stack', {
    value: [`${name}: ${message}`, ...own].join('\n'),
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
export function fromCaller<T>(entry: unknown, run: () => Promise<T>, frames: number = defaultFrames): Promise<T> {
  const site = callSite(entry, frames);
  return run().catch((error: unknown) => {
    throw locate(error, site);
  });
}

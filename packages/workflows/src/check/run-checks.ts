import {
  monotonicNow,
  type OperationDescriptor,
  readFailure,
  type Settings,
  startTimer,
  type SurfaceDescriptor,
  isError,
} from '@tradelane/core/runtime';
import type { ApiError } from '@tradelane/core';
import { TradelaneError } from '@tradelane/core/errors';
import { type DeepCheck, deepCheckLines } from './deep-check.ts';

/** The results of all checks of a client. */
export class CheckReport {
  /** One result for each check, in the order of the checks. */
  readonly results: readonly {
    /** The name of the check. */
    readonly check: 'host' | 'credentials' | 'scopes' | 'access' | 'clock' | 'limits';
    /** The result. `unknown` means that the client can't check it. */
    readonly status: 'ok' | 'warning' | 'failed' | 'unknown';
    /** An explanation for people. Never contains a secret. */
    readonly message: string;
    /** The error of a failed call, with its code. */
    readonly error?: unknown;
  }[];

  /** The results of the reads. Undefined if the check wasn't deep, or if no read can succeed. */
  readonly deep: DeepCheck | undefined;

  constructor(results: CheckReport['results'], deep?: DeepCheck) {
    this.results = results;
    this.deep = deep;
  }

  /** Returns a report with the same results, and with the result of a deep check. */
  with(deep: DeepCheck): CheckReport {
    return new CheckReport(this.results, deep);
  }

  /** Whether no check failed. */
  get ok(): boolean {
    return this.results.every(({ status }) => status !== 'failed');
  }

  /** Returns one line for each result, and for each deviation that a deep check found. */
  toString(): string {
    const lines = this.results.map(({ check, status, message }) => `${marks[status]} ${check}: ${message}`);
    return [...lines, ...(this.deep === undefined ? [] : deepCheckLines(this.deep))].join('\n');
  }
}

type CheckResult = CheckReport['results'][number];

const marks: Readonly<Record<CheckResult['status'], string>> = { ok: '✔', warning: '!', failed: '✘', unknown: '?' };

/** Largest difference between the clocks. A larger one makes tokens and watermarks unreliable. */
const tolerableSkewInMs = 60_000;

type CallOnce = (operation: OperationDescriptor) => PromiseLike<unknown>;

/** The end of the checks. */
export interface ChecksEnd {
  readonly report: CheckReport;
  /** Whether every read would fail for the same reason. */
  readonly isHopeless: boolean;
}

/** Runs the checks of `checkClient`. */
export async function runChecks(
  surface: SurfaceDescriptor,
  settings: Settings,
  call: CallOnce,
  signal?: AbortSignal,
): Promise<ChecksEnd> {
  const host = await checkHost(settings, signal);
  signal?.throwIfAborted();
  const credentials = await checkCredentials(surface, settings);
  let isRefused = false;
  const access = await checkAccess(surface, (operation) =>
    Promise.resolve(call(operation)).catch((error: unknown) => {
      isRefused = (error as Partial<ApiError> | undefined)?.status === 401;
      throw error;
    }),
  );
  const isHopeless = isRefused || [...host, ...credentials].some(({ status }) => status === 'failed');
  return { report: new CheckReport([...host, ...credentials, access, checkLimits(settings)]), isHopeless };
}

/** Requests the base URL without a credential. Any response is a success. */
async function checkHost(
  { baseUrl, clock, timeoutInMs, transport }: Settings,
  signal: AbortSignal | undefined,
): Promise<readonly CheckResult[]> {
  const control = new AbortController();
  const onAbort = (): void => control.abort(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  const cancel = startTimer(clock, timeoutInMs, () => control.abort(new Error(`no response within ${timeoutInMs} ms`)));
  const sentAt = clock.now();
  const sentAtInMs = monotonicNow(clock);
  try {
    const response = await transport({
      method: 'GET',
      url: baseUrl,
      headers: { accept: 'application/json' },
      signal: control.signal,
      onEnd(listener) {
        const end = (): void => listener(control.signal.reason);
        control.signal.addEventListener('abort', end, { once: true });
        return () => control.signal.removeEventListener('abort', end);
      },
    });
    await response.discard();
    const tookInMs = monotonicNow(clock) - sentAtInMs;
    const reached: CheckResult = { check: 'host', status: 'ok', message: `${baseUrl} responded in ${tookInMs} ms` };
    return [reached, checkClock(response.headers.get('date'), sentAt + tookInMs / 2)];
  } catch (error) {
    const message = `${baseUrl} can't be reached: ${causeOf(error)}`;
    return [{ check: 'host', status: 'failed', message }, checkClock(null, sentAt)];
  } finally {
    cancel();
    signal?.removeEventListener('abort', onAbort);
  }
}

function checkClock(date: string | null, nowInMs: number): CheckResult {
  const serverInMs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverInMs)) {
    return { check: 'clock', status: 'unknown', message: 'the server sends no Date header' };
  }
  // The `Date` header has no fractions of a second.
  const skewInMs = nowInMs - serverInMs - 500;
  const seconds = Math.round(Math.abs(skewInMs) / 1_000);
  return Math.abs(skewInMs) <= tolerableSkewInMs
    ? { check: 'clock', status: 'ok', message: `${seconds} s off the server's clock` }
    : {
        check: 'clock',
        status: 'warning',
        message: `${seconds} s ${skewInMs > 0 ? 'ahead of' : 'behind'} the server's clock. Set this machine's clock.`,
      };
}

async function checkCredentials(surface: SurfaceDescriptor, { strategy }: Settings): Promise<readonly CheckResult[]> {
  if (strategy === undefined) {
    return [{ check: 'credentials', status: 'unknown', message: 'the client lacks a credential' }];
  }
  try {
    const { authorization } = await strategy.credential();
    const message = `the client has a credential, as ${strategy.identity}`;
    return [{ check: 'credentials', status: 'ok', message }, checkScopes(surface, authorization)];
  } catch (error) {
    return [{ check: 'credentials', status: 'failed', message: wordsOf(error), error }];
  }
}

function checkScopes(surface: SurfaceDescriptor, authorization: string): CheckResult {
  const needs = Object.values(surface.operations).filter(({ scopes }) => scopes !== undefined);
  if (needs.length === 0) return { check: 'scopes', status: 'ok', message: 'no operation needs a scope' };
  const granted = scopesOf(authorization);
  if (granted === undefined) return { check: 'scopes', status: 'unknown', message: 'the token lists no scopes' };
  const denied = needs.filter(({ scopes = [] }) => !scopes.some((scope) => granted.has(scope))).map(({ id }) => id);
  return denied.length === 0
    ? {
        check: 'scopes',
        status: 'ok',
        message: `the token has the scopes for all ${needs.length} operations that need one`,
      }
    : { check: 'scopes', status: 'warning', message: `the token's scopes don't allow ${denied.join(', ')}` };
}

/** Returns the scopes that a JWT lists, or undefined if the token isn't a JWT or lists none. */
function scopesOf(authorization: string): ReadonlySet<string> | undefined {
  const payload = authorization.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    const listed = claims['scope'] ?? claims['scopes'] ?? claims['scp'];
    if (typeof listed === 'string') return new Set(listed.split(/[\s,]+/));
    return Array.isArray(listed) ? new Set(listed.map(String)) : undefined;
  } catch {
    return undefined;
  }
}

/** Makes one read that needs no argument and has no documented rate limit. */
async function checkAccess(surface: SurfaceDescriptor, call: CallOnce): Promise<CheckResult> {
  const operation = Object.values(surface.operations).find(isFree);
  if (operation === undefined) {
    return { check: 'access', status: 'unknown', message: 'this API lacks an operation for a test call' };
  }
  try {
    await call(operation);
    return { check: 'access', status: 'ok', message: `${operation.id} responded` };
  } catch (error) {
    const status = isError(error) && 'status' in error ? (error as ApiError).status : undefined;
    // These are about the request, and not about access.
    if (status === 400 || status === 422) {
      const message = `${operation.id} responded with ${status}: the credential was accepted`;
      return { check: 'access', status: 'ok', message };
    }
    // A wrong base URL, a host without this operation or a busy host responds before it checks the credential.
    if (status !== undefined && status >= 402 && status < 500 && status !== 403) {
      const message = `${operation.id} responded with ${status}, so the credential wasn't checked. Check the base URL, or repeat it later`;
      return { check: 'access', status: 'warning', message };
    }
    return { check: 'access', status: 'failed', message: wordsOf(error), error };
  }
}

function isFree({ method, path, query = {}, rate, response, atLeastOneOf }: OperationDescriptor): boolean {
  const needsNothing =
    !path.includes('{') &&
    path !== '' &&
    atLeastOneOf === undefined &&
    Object.values(query).every((kind) => !kind.endsWith('!'));
  return method === 'GET' && needsNothing && rate === undefined && response !== 'file';
}

function checkLimits({ rateLimiting, limiter, limitPrefix }: Settings): CheckResult {
  if (!rateLimiting) {
    return {
      check: 'limits',
      status: 'warning',
      message: '`rateLimiting: false` turns waiting off, so calls over a limit get a 429',
    };
  }
  const known = limiter.snapshot(`${limitPrefix} `);
  const paused = known.filter(({ pausedUntil }) => pausedUntil !== undefined);
  const queued = known.reduce((sum, one) => sum + one.queued, 0);
  return paused.length > 0
    ? {
        check: 'limits',
        status: 'warning',
        message: `limits paused by the server: ${paused.length}, waiting calls: ${queued}`,
      }
    : { check: 'limits', status: 'ok', message: `limits in use: ${known.length}, waiting calls: ${queued}` };
}

/** The deepest cause: `fetch failed` names no reason, its cause is ECONNREFUSED or ENOTFOUND. */
function causeOf(error: unknown): string {
  return error instanceof TradelaneError ? error.message : readFailure(error, String).summary;
}

function wordsOf(error: unknown): string {
  return isError(error) ? error.message : String(error);
}

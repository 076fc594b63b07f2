import type { Settings } from '../options/settings.ts';
import type { OperationDescriptor, SurfaceDescriptor } from '../../base/descriptor.ts';
import type { ApiError } from '../../base/errors/index.ts';
import { Diagnosis, type Finding } from './diagnosis.ts';

/** Clocks that are further apart make tokens and watermarks unreliable. */
const tolerableSkewInMs = 60_000;

type CallOnce = (operation: OperationDescriptor) => PromiseLike<unknown>;

/** See `checkClient`. */
export async function look(surface: SurfaceDescriptor, settings: Settings, call: CallOnce): Promise<Diagnosis> {
  const host = await lookAtHost(settings);
  const credentials = await lookAtCredentials(surface, settings);
  const access = await lookAtAccess(surface, call);
  return new Diagnosis([...host, ...credentials, access, lookAtLimits(settings)]);
}

/** Asks for the base address without a credential: any answer is an answer. */
async function lookAtHost({ baseUrl, parts }: Settings): Promise<readonly Finding[]> {
  const control = new AbortController();
  const cancel = parts.clock.alarm?.(parts.timeoutInMs, () => control.abort(new Error('it took too long')));
  const sentAt = parts.clock.now();
  try {
    const answer = await parts.transport({
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
    await answer.discard();
    const tookInMs = parts.clock.now() - sentAt;
    const reached: Finding = { aspect: 'host', verdict: 'fine', message: `${baseUrl} answered in ${tookInMs} ms` };
    return [reached, clockFinding(answer.headers.get('date'), sentAt + tookInMs / 2)];
  } catch (error) {
    const message = `${baseUrl} cannot be reached: ${wordsOf(error)}`;
    return [{ aspect: 'host', verdict: 'broken', message }, clockFinding(null, sentAt)];
  } finally {
    cancel?.();
  }
}

function clockFinding(date: string | null, nowInMs: number): Finding {
  const serverInMs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverInMs)) {
    return { aspect: 'clock', verdict: 'unknown', message: 'the server does not tell the time' };
  }
  // The header has no fractions of a second.
  const skewInMs = nowInMs - serverInMs - 500;
  const seconds = Math.round(Math.abs(skewInMs) / 1_000);
  return Math.abs(skewInMs) <= tolerableSkewInMs
    ? { aspect: 'clock', verdict: 'fine', message: `${seconds} s from the server's` }
    : {
        aspect: 'clock',
        verdict: 'warning',
        message: `${seconds} s ${skewInMs > 0 ? 'ahead of' : 'behind'} the server's: set this machine's clock`,
      };
}

async function lookAtCredentials(surface: SurfaceDescriptor, { strategy }: Settings): Promise<readonly Finding[]> {
  if (strategy === undefined) {
    return [{ aspect: 'credentials', verdict: 'unknown', message: 'none were given' }];
  }
  try {
    const { authorization } = await strategy.credential();
    const message = `there is one to send, as ${strategy.identity}`;
    return [{ aspect: 'credentials', verdict: 'fine', message }, scopeFinding(surface, authorization)];
  } catch (error) {
    return [{ aspect: 'credentials', verdict: 'broken', message: wordsOf(error) }];
  }
}

function scopeFinding(surface: SurfaceDescriptor, authorization: string): Finding {
  const needs = Object.values(surface.operations).filter(({ scopes }) => scopes !== undefined);
  if (needs.length === 0) return { aspect: 'scopes', verdict: 'fine', message: 'no operation needs one' };
  const granted = scopesOf(authorization);
  if (granted === undefined) return { aspect: 'scopes', verdict: 'unknown', message: 'the token does not tell' };
  const denied = needs.filter(({ scopes = [] }) => !scopes.some((scope) => granted.has(scope))).map(({ id }) => id);
  return denied.length === 0
    ? { aspect: 'scopes', verdict: 'fine', message: `enough for all ${needs.length} operations that need one` }
    : { aspect: 'scopes', verdict: 'warning', message: `not enough for ${denied.join(', ')}` };
}

/** The scopes that a JWT lists; undefined where the token is none or lists none. */
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

/** One read that needs no argument and has no documented rate: it costs nobody anything. */
async function lookAtAccess(surface: SurfaceDescriptor, call: CallOnce): Promise<Finding> {
  const operation = Object.values(surface.operations).find(isFree);
  if (operation === undefined) {
    return { aspect: 'access', verdict: 'unknown', message: 'no operation can be called just to look' };
  }
  try {
    await call(operation);
    return { aspect: 'access', verdict: 'fine', message: `${operation.id} answered` };
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? (error as ApiError).status : undefined;
    // Any other refusal is about the question, not about who asks.
    if (status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 403) {
      const message = `${operation.id} answered ${status}: the caller was let in`;
      return { aspect: 'access', verdict: 'fine', message };
    }
    return { aspect: 'access', verdict: 'broken', message: `${operation.id}: ${wordsOf(error)}` };
  }
}

function isFree({ method, path, query = {}, rate, answer }: OperationDescriptor): boolean {
  const needsNothing = !path.includes('{') && path !== '' && Object.values(query).every((kind) => !kind.endsWith('!'));
  return method === 'GET' && needsNothing && rate === undefined && answer !== 'file';
}

function lookAtLimits({ parts }: Settings): Finding {
  if (parts.limits === 'off') {
    return { aspect: 'limits', verdict: 'warning', message: "switched off (`limits: 'off'`): the server will refuse" };
  }
  const known = parts.limiter.snapshot(`${parts.limitPrefix} `);
  const paused = known.filter(({ pausedUntil }) => pausedUntil !== undefined);
  const queued = known.reduce((sum, one) => sum + one.queued, 0);
  return paused.length > 0
    ? { aspect: 'limits', verdict: 'warning', message: `${paused.length} closed by the server, ${queued} calls wait` }
    : { aspect: 'limits', verdict: 'fine', message: `${known.length} in use, ${queued} calls wait` };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

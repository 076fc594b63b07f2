import { type Clock, startTimer } from '../clock/clock.ts';
import {
  AbortedError,
  type ApiError,
  apiErrorOf,
  ConnectionError,
  MalformedResponseError,
  maxErrorBytes,
  outcomeOf,
  RedirectError,
  TimeoutError,
  TokenError,
  withNote,
} from '../errors/index.ts';
import type { CallContext, RequestOutcome } from '../errors/tradelane-error.ts';
import { dateAfter, isTransientStatus, retryAfterOf } from '../transport/retry-after.ts';
import { requestIdOf } from '../transport/request-id.ts';
import { backoffInMs } from '../clock/backoff.ts';
import { maskCredentials } from '../transport/redact.ts';
import { authorizationOf, credentialOf, readBaseUrl } from './credential.ts';
import { checkNumbers } from './numbers.ts';
import type { LiteInput, LiteOperation } from './operation.ts';
import type { LiteCallOptions, LiteOptions } from './options.ts';
import { writeUrl } from './url.ts';

/**
 * Calls operations of one host. Pass it to the functions of `@tradelane/<surface>/lite`. It is a function, so that it
 * doesn't show its credential.
 */
export type Lite = <T>(operation: LiteOperation, input: LiteInput, options?: LiteCallOptions) => Promise<T>;

const setTimer = (inMs: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, Math.min(inMs, 2 ** 31 - 1));
  return () => clearTimeout(timer);
};

const systemClock: Clock = {
  now: () => Date.now(),
  setTimer,
  wait: (inMs, signal) =>
    // After an abort, the call has already rejected.
    new Promise((resolve) => signal?.addEventListener('abort', setTimer(inMs, resolve))),
};

/** The state of the last attempt. */
interface Attempt {
  outcome: RequestOutcome;
  /** Whether a retry may help. */
  mayRetry?: boolean;
  /** Shortest wait before a retry. */
  floorInMs?: number;
}

/**
 * Creates the function that the functions of `@tradelane/<surface>/lite` call with. It has the token, retries, timeouts
 * and typed errors of a client. It has no rate limits, lists, batches, hooks or stores.
 * @throws {ConfigurationError} If `baseUrl`, the credential or a number is invalid.
 * @example
 * ```ts
 * import { createLite } from '@tradelane/basket/lite';
 *
 * const lite = createLite({ baseUrl: 'https://instance.example.com', auth: { token: () => tokenOfShopper() } });
 * ```
 */
export function createLite(settings: LiteOptions): Lite {
  const options = Object(settings) as LiteOptions;
  const { clock = systemClock, random = Math.random, maxAttempts = 3, maxResponseBytes = 104_857_600 } = options;
  checkNumbers(options);
  const baseUrl = readBaseUrl(options);
  const credential = credentialOf(options);
  /** The latest credentials of all calls. They are removed from errors, because a host may quote earlier requests (T10). */
  let latest: readonly string[] = [];
  return async <T>(operation: LiteOperation, input: LiteInput, callOptions?: LiteCallOptions): Promise<T> => {
    const own = Object(callOptions) as LiteCallOptions;
    const { id, method, path } = operation;
    checkNumbers(own, operation);
    const { deadlineInMs = options.deadlineInMs ?? 10_000, timeoutInMs = options.timeoutInMs } = own;
    const url = baseUrl + writeUrl(operation, input);
    const written = operation.write?.(operation, input.body);
    const startedAtInMs = clock.now();
    let authorization = '';
    let isRenewed = false;
    let attempts = 0;
    let last: Attempt = { outcome: 'not-sent' };
    /** Whether an earlier attempt of a write may have been carried out. */
    let isInDoubt = false;
    const facts = (): CallContext => ({
      operation: id,
      method,
      path,
      attempts,
      outcome: isInDoubt ? 'unknown' : last.outcome,
    });
    /** Creates an error with the facts of this call. */
    const errorOf = <Details>(
      type: new (message: string, details: CallContext & Details) => Error,
      message: string,
      details: Details,
    ): Error => new type(withNote(`${id} ${message}`, facts()), { ...facts(), ...details });

    /** Runs work that a signal or a limit ends at once. The result of unfinished work is ignored. */
    const within = <R>(
      outer: AbortSignal | undefined,
      limit: 'attempt' | 'deadline',
      limitInMs: number,
      work: (inner: AbortSignal) => Promise<R>,
    ): Promise<R> =>
      new Promise<R>((resolve, reject) => {
        const inner = new AbortController();
        const settle =
          <V>(then: (value: V) => void) =>
          (value: V): void => {
            stopTimer();
            outer?.removeEventListener('abort', onAbort);
            then(value);
          };
        const end = settle((reason: Error) => {
          inner.abort(reason);
          reject(reason);
        });
        const onAbort = (): void => {
          const cause = outer?.reason as Error;
          end(limit === 'attempt' ? cause : errorOf(AbortedError, 'was aborted.', { cause }));
        };
        const stopTimer = startTimer(clock, limitInMs, () => {
          const option = limit === 'attempt' ? 'timeoutInMs' : 'deadlineInMs';
          end(errorOf(TimeoutError, `exceeded \`${option}\` (${limitInMs}).`, { limit, limitInMs }));
        });
        outer?.addEventListener('abort', onAbort);
        if (outer?.aborted) onAbort();
        else work(inner.signal).then(settle(resolve), settle(reject));
      });

    const authorize = async (): Promise<void> => {
      const { secret, name } = credential;
      let value: unknown = secret;
      try {
        if (typeof secret === 'function') value = await secret();
      } catch (cause) {
        throw new TokenError(`The function \`${name}\` failed.`, {
          ...facts(),
          code: 'ERR_SECRET_FUNCTION',
          cause,
        });
      }
      authorization = authorizationOf(credential, value);
      if (latest[0] !== authorization) latest = [authorization, ...latest].slice(0, 20);
    };

    const attempt = async (signal: AbortSignal): Promise<unknown> => {
      attempts += 1;
      const mine: Attempt = (last = { outcome: 'unknown', mayRetry: true });
      let response: Response;
      let body: Blob | undefined;
      let requestId: string | undefined;
      try {
        response = await (options.fetch ?? fetch)(
          new Request(url, {
            method,
            headers: {
              accept: operation.accept ?? 'application/json',
              ...(written && { 'content-type': written.type }),
              authorization,
            },
            body: written?.body ?? null,
            signal,
            redirect: 'manual',
          }),
        );
        requestId = requestIdOf(response.headers, latest);
        // A `fetch` of the caller may leave it out.
        if (!(response.status >= 0)) throw response;
        body = await readBody(response, maxResponseBytes, signal, operation.accept ? 'arrayBuffer' : 'text');
      } catch (error) {
        if (signal.aborted) throw error; // it's over
        // Only the errors of the platform are reliable.
        const isNotSent =
          !options.fetch &&
          /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/.test(
            (error as { readonly cause?: { readonly code?: string } } | undefined)?.cause?.code ?? '',
          );
        if (isNotSent) mine.outcome = 'not-sent';
        throw errorOf(ConnectionError, 'lost its connection.', {
          code: isNotSent ? 'ERR_CONNECTION_NOT_SENT' : undefined,
        });
      }
      if (signal.aborted) throw signal.reason as Error;
      const { status, headers } = response;
      if (status < 200 || (status > 299 && status < 400)) {
        mine.mayRetry = false;
        mine.outcome = status === 0 || status === 303 ? 'unknown' : 'refused';
        throw errorOf(RedirectError, 'got a redirect. Check `baseUrl`.', { status });
      }
      if (status >= 400) {
        const text = await (body as Blob).text();
        mine.outcome = outcomeOf({ status, text });
        mine.mayRetry = status === 429 || isTransientStatus(status, method === 'GET');
        const nowInMs = clock.now();
        const waitInMs = (mine.floorInMs = retryAfterOf(headers, nowInMs) ?? 0);
        const retryAt = waitInMs || status === 429 ? dateAfter(waitInMs, nowInMs) : undefined;
        const hide = (shown: string): string => maskCredentials(shown, latest);
        throw apiErrorOf({ status, text, hide, requestId, retryAt }, facts());
      }
      const fault = (found: string, isFinal = false): Error => {
        mine.mayRetry = !isFinal;
        const message = `responded with ${status}, but ${found}`;
        return errorOf(MalformedResponseError, message, { status, requestId });
      };
      if (!body) throw fault('it exceeds `maxResponseBytes`', true);
      return operation.read?.({ operation, status, headers, body, fault });
    };

    return within(own.signal, 'deadline', deadlineInMs, async (signal) => {
      await authorize();
      for (;;) {
        try {
          return (await within(signal, 'attempt', timeoutInMs ?? deadlineInMs, attempt)) as T;
        } catch (error) {
          if (signal.aborted) throw error;
          const { status } = error as ApiError;
          // An error that isn't ours, such as of a response without headers, has no outcome.
          const { outcome } = facts();
          const { mayRetry, floorInMs = 0 } = last;
          if (outcome === 'unknown') isInDoubt = method !== 'GET';
          if (status === 401 && !isRenewed) {
            isRenewed = true;
            const refused = authorization;
            await authorize();
            if (authorization !== refused) continue;
          }
          const waitInMs = floorInMs + backoffInMs(attempts, random);
          const isSafe = !operation.isUnsafe || outcome !== 'unknown';
          const isTime = clock.now() - startedAtInMs + waitInMs < deadlineInMs;
          if (!mayRetry || !isSafe || !isTime || attempts >= maxAttempts) throw error;
          await clock.wait(waitInMs, signal);
        }
      }
    });
  };
}

/**
 * Reads a body. The body of an error is cut, because the status is known. If the runtime has no streams, the whole is
 * read with `whole`.
 * @returns Undefined if it exceeds `maxBytes`.
 */
async function readBody(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
  whole: 'text' | 'arrayBuffer',
): Promise<Blob | undefined> {
  const { body, status } = response;
  const isError = status >= 400;
  const most = isError ? maxErrorBytes : maxBytes + 1;
  const reader = body?.getReader();
  const chunks: BlobPart[] = (body as unknown) === undefined ? [await response[whole]()] : [];
  let size = 0;
  const cancel = (): void => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
      chunks.push(read.value as BlobPart);
      size += read.value.byteLength;
      if (size >= most) break;
    }
  } catch (error) {
    if (!isError) throw error;
  } finally {
    cancel();
  }
  const all = new Blob(chunks);
  return isError || all.size <= maxBytes ? all : undefined;
}

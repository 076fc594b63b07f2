import { monotonicNow, startTimer } from '../clock/clock.ts';
import { Lifetime } from '../clock/lifetime.ts';
import { ConfigurationError, endSentence, TokenError } from '../errors/index.ts';
import { backoffInMs } from '../clock/backoff.ts';
import { isTransientStatus, retryAfterOf } from '../transport/retry-after.ts';
import { readFailure, safeCause } from '../transport/failure.ts';
import { type Hide, maskCredentials, redactRequest } from '../transport/redact.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { readSecret } from './secret.ts';
import type { AuthContext, SecretProvider, StoredToken } from './strategy.ts';

export interface TokenRequest {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: SecretProvider;
  readonly scope?: string | undefined;
  readonly audience?: string | undefined;
}

const maxTokenBytes = 1024 * 1024;
/** Longest token. No server accepts a longer header. */
const longestToken = 32_768;
const maxAttempts = 3;
/** Longest `Retry-After` of a token endpoint that the client waits for. */
const longestWaitInMs = 30_000;

/**
 * Exchanges the client's ID and secret for a token (T01, T02). The request is safe to repeat, so it is sent up to three
 * times if the endpoint is busy or fails.
 * @param lifetime Ends when no call waits for the token any more.
 * @throws {TokenError} If the endpoint returns no token. The error never contains the request.
 */
export async function requestToken(
  request: TokenRequest,
  context: AuthContext,
  {
    attempts = maxAttempts,
    lifetime = new Lifetime(),
  }: { readonly attempts?: number | undefined; readonly lifetime?: Lifetime } = {},
): Promise<StoredToken> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryOnce(request, context, lifetime);
    lifetime.throwIfOver();
    if ('token' in result) return result.token;
    if (result.retryInMs === undefined || attempt >= attempts) throw result.error;
    const waitInMs = Math.max(result.retryInMs, backoffInMs(attempt, context.random));
    if (waitInMs > longestWaitInMs) throw result.error;
    await context.clock.wait(waitInMs, lifetime.signal);
  }
}

type Result = { readonly token: StoredToken } | { readonly error: TokenError; readonly retryInMs: number | undefined };

async function tryOnce(request: TokenRequest, context: AuthContext, whole: Lifetime): Promise<Result> {
  const { scope, audience } = request;
  const secret = await readSecret(request.clientSecret, 'auth.clientSecret', context);
  context.secrets.add(secret);
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: request.clientId,
    client_secret: secret,
    ...(scope !== undefined && { scope }),
    ...(audience !== undefined && { audience }),
  }).toString();
  const inForm = new URLSearchParams({ '': secret }).toString().slice(1);
  const hideAll = redactRequest({ url: request.tokenUrl, headers: {}, body }, [secret, inForm]);
  const hide: Hide = (text) => maskCredentials(hideAll(text), context.secrets.with([secret]));
  const lifetime = new Lifetime(whole);
  const { host } = new URL(request.tokenUrl);
  const cancelTimer = startTimer(context.clock, context.timeoutInMs, () =>
    lifetime.end(
      new TokenError(`The token endpoint at ${host} didn't respond within ${context.timeoutInMs} ms. Retry later.`, {
        code: 'ERR_TOKEN_TIMEOUT',
      }),
    ),
  );
  const sinceInMs = monotonicNow(context.clock);
  try {
    const response = await lifetime.race(
      context.transport({
        method: 'POST',
        url: request.tokenUrl,
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          ...(context.userAgent === undefined ? {} : { 'user-agent': context.userAgent }),
        },
        body,
        get signal() {
          return lifetime.signal;
        },
        onEnd: (listener) => lifetime.onEnd(listener),
      }),
    );
    const text = await lifetime.race(response.text(maxTokenBytes));
    // Uses the current difference of the clocks, because the system time may have changed.
    const askedAtInMs = context.clock.now() + sinceInMs - monotonicNow(context.clock);
    return readResponse(response, text, askedAtInMs, context, hide);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    if (error instanceof TokenError) return { error, retryInMs: 0 };
    const failed = new TokenError(
      `${endSentence(`The token endpoint at ${host} can't be reached: ${readFailure(error, hide).summary}`)} Check \`authUrl\` and the network.`,
      {
        code: 'ERR_TOKEN_UNREACHABLE',
        cause: safeCause(error, hide),
      },
    );
    return { error: failed, retryInMs: 0 };
  } finally {
    cancelTimer();
    lifetime.close();
  }
}

function readResponse(
  response: TransportResponse,
  text: string,
  askedAtInMs: number,
  context: AuthContext,
  hide: Hide,
): Result {
  const { status } = response;
  const body = parse(text);
  const code =
    typeof body?.['error'] === 'string' ? body['error'] : typeof body?.['code'] === 'string' ? body['code'] : undefined;
  const safeCode = code !== undefined && /^[\w.-]{1,80}$/.test(code) && hide(code) === code ? code : undefined;
  if (status >= 200 && status < 300) {
    const result = readToken(body, status, askedAtInMs, safeCode);
    // A web page or truncated JSON may be complete next time.
    return 'error' in result && body === undefined ? { ...result, retryInMs: 0 } : result;
  }
  const isTransient = status === 429 || isTransientStatus(status);
  const isRefusal = status === 400 || status === 401;
  const hint = isRefusal ? ' Check `clientId` and `clientSecret`.' : isTransient ? ' Retry later.' : '';
  const error = new TokenError(
    `The token endpoint responded with ${status}${safeCode ? ` (${safeCode})` : ''}.${hint}`,
    {
      code: 'ERR_TOKEN_REFUSED',
      status,
      serverCode: safeCode,
    },
  );
  const retryAfterInMs = retryAfterOf(response.headers, context.clock.now());
  return { error, retryInMs: isTransient ? (retryAfterInMs ?? 0) : undefined };
}

function readToken(
  body: Readonly<Record<string, unknown>> | undefined,
  status: number,
  askedAtInMs: number,
  serverCode: string | undefined,
): Result {
  const accessToken = body?.['access_token'];
  const lifetime = body?.['expires_in'];
  const expiresInSeconds = typeof lifetime === 'object' ? Number.NaN : Number(lifetime);
  const type = body?.['token_type'] ?? 'Bearer';
  const fault =
    typeof accessToken !== 'string' || !/^[\u0021-\u007E]+$/.test(accessToken) || accessToken.length > longestToken
      ? 'a response without a valid access_token'
      : !Number.isFinite(expiresInSeconds) || expiresInSeconds <= 0
        ? 'a response without a valid expires_in'
        : typeof type !== 'string' || type.toLowerCase() !== 'bearer'
          ? 'a token_type other than Bearer'
          : undefined;
  if (fault !== undefined)
    return {
      error: new TokenError(
        serverCode === undefined
          ? `The token endpoint returned ${fault} (status ${status}). Check \`authUrl\`.`
          : `The token endpoint responded with ${status} (${serverCode}) and no token. Check \`clientId\` and \`clientSecret\`.`,
        { code: 'ERR_TOKEN_RESPONSE', status, serverCode },
      ),
      retryInMs: undefined,
    };
  return {
    token: {
      accessToken: accessToken as string, // Checked above.
      // Counted from the request, to be on the safe side.
      issuedAtInMs: askedAtInMs,
      expiresAtInMs: askedAtInMs + expiresInSeconds * 1000,
    },
  };
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

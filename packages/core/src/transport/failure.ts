import { isError } from '../platform/platform.ts';
import type { Hide } from './redact.ts';

/** The error of a request that wasn't sent, because the transport was closed or failed before the first byte. */
export class NotSentError extends Error implements NotSent {
  readonly isSent = false;
  readonly isFinal: boolean;
  declare readonly cause: Error;

  /** @param cause The error of the runtime, which may also belong to requests that were sent. */
  constructor(cause: Error) {
    super(cause.message, { cause });
    const { code = '' } = cause as { readonly code?: string };
    this.isFinal = closed.has(code);
  }
}

/**
 * Returns the error, or a NotSentError if the error shows that nothing was sent. Only errors of a plain transport are
 * reliable here.
 */
export function notSentOr(error: unknown): unknown {
  // The type of the error is the only sign.
  return readFailure(error, String).sent ? error : new NotSentError(error as Error);
}

/** Creates the error of a closed transport, with undici's code. */
export function closedTransport(): NotSentError {
  return new NotSentError(
    Object.assign(new Error('The transport is closed. Create another client with a new transport.'), {
      code: 'UND_ERR_CLOSED',
    }),
  );
}

/** The facts of a transport's error: a code, and whether the request may have been sent. */
export interface TransportFailure {
  readonly code: string | undefined;
  /** Whether the request may have been sent. If false, any call may be retried. */
  readonly sent: boolean;
  /** A description without headers and values. */
  readonly summary: string;
}

/** Codes of certificates from an unknown authority. */
const untrusted: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Codes of failures before the first byte of the request. */
const beforeSending: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ConnectionRefused',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Messages of runtimes for failures before the first byte, for errors without a clear code. */
const wordsBeforeSending =
  /^(?:bad port$|invalid on\w+ method$|Proxy response \((\d+)\)|Client network socket disconnected before secure TLS connection)/;

/** Codes of a closed transport or dispatcher. */
export const closed: ReadonlySet<string> = /* @__PURE__ */ new Set(['UND_ERR_CLOSED', 'UND_ERR_DESTROYED']);

const versionRemedy = '(the dispatcher is from another major version of undici: use undici 7 or 8 for both)';
const trustRemedy = "(the certificate isn't trusted: set NODE_EXTRA_CA_CERTS to a file with its CA certificate)";

/** Reads the chain of causes, because runtimes hide the code at different depths. */
export function readFailure(error: unknown, hide: Hide): TransportFailure {
  const code = findCode(error, hide);
  const summary = code ?? wordsOf(error, hide);
  if (untrusted.has(summary)) return { code, sent: false, summary: `${summary} ${trustRemedy}` };
  if (closed.has(summary))
    return { code, sent: true, summary: `${summary} (the transport was closed: create another client)` };
  // Undici's parser has an assertion for a status below 100.
  if (summary === 'ERR_ASSERTION') return { code, sent: true, summary: `${summary} (the response isn't valid HTTP)` };
  const said = findWords(error, 0);
  const proxied = said?.[1] === undefined ? '' : ` (the proxy responded with ${said[1]})`;
  if (said?.[0].startsWith('invalid on')) return { code, sent: false, summary: `${summary} ${versionRemedy}` };
  const isOfConnecting = beforeSending.has(summary) && !wasConnected(error, 0);
  return { code, sent: !said && !isOfConnecting, summary: summary + proxied };
}

/** Whether there was a connection. A host can also become unreachable later. */
function wasConnected(error: unknown, depth: number): boolean {
  if (!isError(error) || depth > 5) return false;
  const { syscall } = error as { readonly syscall?: unknown };
  return syscall === 'read' || syscall === 'write' || wasConnected(error.cause, depth + 1);
}

function findWords(error: unknown, depth: number): RegExpExecArray | null {
  if (!isError(error) || depth > 5) return null;
  return wordsBeforeSending.exec(error.message) ?? findWords(error.cause, depth + 1);
}

/**
 * The error of a transport that knows that nothing was sent. Identified by its members, because it may come from
 * another copy of the package.
 */
export interface NotSent {
  readonly isSent: false;
  readonly cause: unknown;
  /** Whether a retry would fail in the same way. */
  readonly isFinal: boolean;
}

export function isNotSent(error: unknown): error is NotSent {
  return (error as Partial<NotSent> | undefined)?.isSent === false;
}

function wordsOf(error: unknown, hide: Hide): string {
  if (!isError(error)) return 'unknown failure';
  // Node uses this message for any failure, and its cause has the details.
  if (isError(error.cause) && /^(fetch failed|terminated)$/.test(error.message)) return wordsOf(error.cause, hide);
  const [line = ''] = hide(error.message).split('\n');
  const name = hide(error.name);
  return line === '' ? name : `${name}: ${line.slice(0, 200)}`;
}

/** Returns the first code in the chain of causes that `hide` doesn't change. */
export function findCode(error: unknown, hide: Hide, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 5) return undefined;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  return ownCode(code, hide) ?? findCode(cause, hide, depth + 1) ?? findCode(first, hide, depth + 1);
}

/** Pattern of error codes. OpenSSL has some with a slash. */
const codes: RegExp = /^(?:ERR_SSL_SSL\/)?[\w-]{1,60}$/;

/** Returns a code that can't contain data of the request. */
function ownCode(code: unknown, hide: Hide): string | undefined {
  return typeof code === 'string' && codes.test(code) && hide(code) === code ? code : undefined;
}

/**
 * Copies the error of a transport without data of the request: name, message, code, stack and causes. A copy, because
 * errors of HTTP libraries may contain the request.
 */
export function safeCause(error: unknown, hide: Hide, depth = 0): Error {
  if (!isError(error)) return new Error("The thrown value isn't an Error.");
  const { name, message, stack, cause, code } = error as Error & { readonly code?: unknown };
  const shown = cause === undefined || depth >= 5 ? undefined : { cause: safeCause(cause, hide, depth + 1) };
  const safe = new Error(hide(message), shown);
  const members = { name: hide(name), stack: hide(stack ?? ''), code: ownCode(code, hide) };
  for (const [member, value] of Object.entries(members))
    if (value !== undefined) Object.defineProperty(safe, member, { value, configurable: true, writable: true });
  return safe;
}

/** What a transport's error says: a code, and whether the request can have left. */
export interface TransportFailure {
  readonly code: string | undefined;
  /** The connection never came about: nothing was sent, and any call may be repeated. */
  readonly sent: boolean;
  /** In words that hold no header and no value. */
  readonly summary: string;
}

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
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Reads the chain of causes; runtimes hide the code at different depths. */
export function readFailure(error: unknown): TransportFailure {
  const code = findCode(error, 0);
  return {
    code,
    sent: code === undefined || !beforeSending.has(code),
    summary: code ?? (error instanceof Error ? error.name : 'unknown failure'),
  };
}

function findCode(error: unknown, depth: number): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 5) return undefined;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  if (typeof code === 'string' && /^[\w-]{1,60}$/.test(code)) return code;
  return findCode(cause, depth + 1) ?? (Array.isArray(errors) ? findCode(errors[0], depth + 1) : undefined);
}

/**
 * The error of a transport as a cause that may be shown: name and code. Messages stay behind, since some runtimes quote a
 * header value or a URL in them.
 */
export function safeCause(error: unknown): Error {
  const { summary } = readFailure(error);
  const cause = new Error(summary);
  if (error instanceof Error) cause.name = error.name;
  delete cause.stack;
  return cause;
}

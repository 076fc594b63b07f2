import type { RateWindow } from '../operation/descriptor.ts';
import type { CallContext, RequestOutcome } from '../errors/index.ts';
import type { Credential } from '../auth/strategy.ts';
import type { Call } from '../operation/call.ts';
import type { BodySource } from '../transport/transport.ts';
import type { CallId } from './ids.ts';
import type { OpenBody } from './open-response.ts';

/** Handling of the response of a call. */
export interface Reception {
  /** Opens the body as a stream. If undefined, the body is read as text within the attempt. */
  readonly open: OpenBody | undefined;
  /** Whether an HTTP error is a result and not thrown (`raw`). */
  readonly returnsErrors: boolean;
  /** The required content of a success. */
  readonly promises: 'json' | 'json-or-nothing' | 'nothing' | 'anything';
}

/** A prepared request: its arguments are checked and written, but nothing is sent yet. */
export interface Exchange {
  readonly call: Call;
  /** Key of its rate limit. */
  readonly key: string;
  readonly windows: readonly RateWindow[];
  /** Absolute, encoded URL. */
  readonly url: string;
  body: BodySource | undefined;
  readonly reception: Reception;
  /** Headers by lower-case name, without the credential. */
  readonly headers: Record<string, string>;
  /** Whether the URL is on another host than the client's, which receives no credential. */
  readonly isForeign: boolean;
  /** Number of attempts that were sent. Set by the pipeline. */
  attempts: number;
  /**
   * Whether this is a write that an attempt without a response may have carried out. Later attempts don't change that.
   * Set by the pipeline.
   */
  isInDoubt: boolean;
  /** Outcome of the last attempt, if nothing else is known of the call. Set by the pipeline. */
  outcome: RequestOutcome | undefined;
  /** Whether a byte of the last attempt was sent, or may have been, as the transport reports it. */
  hasLeft?: boolean;
  /** Whether a middleware sent the last attempt more than once, so that its last outcome isn't conclusive. */
  isSentAgain?: boolean | undefined;
  /** The credential of the last attempt, which is removed from errors. Set by the pipeline. */
  credential: Credential | undefined;
  readonly id: CallId;
}

/** The facts of an exchange that errors contain. */
export type Called = Pick<Exchange, 'call' | 'id' | 'attempts' | 'isInDoubt' | 'outcome'>;

/**
 * Returns the facts for an error.
 * @param outcome The outcome of the last attempt.
 */
export function callContextOf({ call, id, attempts, isInDoubt }: Called, outcome?: RequestOutcome): CallContext {
  const { id: operation, method, path } = call.operation;
  return { operation, method, path, callId: id.value, attempts, outcome: isInDoubt ? 'unknown' : outcome };
}

import type { RateWindow } from '../../base/descriptor.ts';
import type { CallContext, RequestOutcome } from '../../base/errors/index.ts';
import type { Credential } from '../auth/strategy.ts';
import type { Call } from '../call.ts';
import type { BodySource } from '../transport/body-source.ts';
import type { CallId } from './call-id.ts';
import type { OpenBody } from './open-response.ts';

/** What becomes of the response of a call. */
export interface Reception {
  /** Hands the body on as it arrives; where absent it is read as text within the attempt. */
  readonly open: OpenBody | undefined;
  /** An HTTP error is a response like any other (`raw`). */
  readonly returnsErrors: boolean;
  /** What a success has to hold to be one. */
  readonly promises: 'json' | 'json-or-nothing' | 'nothing' | 'anything';
}

/** A call made ready: its arguments are checked and written, nothing is sent yet. The body may be the last of them. */
export interface Exchange {
  readonly call: Call;
  /** What its limit counts by. */
  readonly key: string;
  readonly windows: readonly RateWindow[];
  /** Absolute, encoded. */
  readonly url: string;
  body: BodySource | undefined;
  readonly reception: Reception;
  /** Without the credential, by lower-case name. */
  readonly headers: Record<string, string>;
  /** The URL is on another host than the client's: nothing that proves who calls goes there. */
  readonly isForeign: boolean;
  /** How often it was sent so far. Counted by the pipeline. */
  attempts: number;
  /** It is a write that an attempt may have carried out whose response was lost: what later attempts come to does not change that. Kept by the pipeline. */
  isInDoubt: boolean;
  /** What is known of the last attempt, as long as nothing else is known of the call. Kept by the pipeline. */
  outcome: RequestOutcome | undefined;
  /** A byte of the last attempt has left, or may have, by what the transport says. */
  hasLeft?: boolean;
  /** A middleware sent the last attempt more than once: how the last time ended says nothing of the others. */
  isSentAgain?: boolean | undefined;
  /** What the last attempt was sent with: it is cut out of what is shown. Kept by the pipeline. */
  credential: Credential | undefined;
  readonly id: CallId;
}

/** As much of an exchange as errors name. */
export type Called = Pick<Exchange, 'call' | 'id' | 'attempts' | 'isInDoubt' | 'outcome'>;

/**
 * What errors say of it.
 * @param outcome what is known of the attempt that it ended with
 */
export function callContextOf({ call, id, attempts, isInDoubt }: Called, outcome?: RequestOutcome): CallContext {
  const { id: operation, method, path } = call.operation;
  return { operation, method, path, callId: id.value, attempts, outcome: isInDoubt ? 'unknown' : outcome };
}

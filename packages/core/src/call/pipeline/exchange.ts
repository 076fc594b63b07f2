import type { CallContext } from '../../base/errors/index.ts';
import type { Call } from '../call.ts';
import type { BodySource } from '../transport/body-source.ts';

/** A call made ready: arguments checked and written, nothing sent yet. */
export interface Exchange {
  readonly call: Call;
  readonly callId: string;
  /** Absolute, encoded. */
  readonly url: string;
  /** Without the credential, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodySource | undefined;
  /** The body is handed on as it arrives, in place of being read as text within the attempt. */
  readonly streams: boolean;
  /** An HTTP error is a response like any other (`raw`). */
  readonly returnsErrors: boolean;
  /** What a success has to hold to be one. */
  readonly promises: 'json' | 'json-or-nothing' | 'anything';
  /** The URL is on another host than the client's: nothing that proves who calls goes there. */
  readonly isForeign: boolean;
  /** How often it was sent so far. Counted by the pipeline. */
  attempts: number;
}

/** What errors say of it. */
export function callContextOf(exchange: Pick<Exchange, 'call' | 'callId' | 'attempts'>): CallContext {
  const { operation } = exchange.call;
  return {
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    callId: exchange.callId,
    attempts: exchange.attempts,
  };
}

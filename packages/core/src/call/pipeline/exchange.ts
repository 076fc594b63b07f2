import type { CallContext } from '../../base/errors/index.ts';
import type { Call } from '../call.ts';
import type { BodySource } from '../transport/body-source.ts';
import { CallId } from './call-id.ts';

/** A call whose arguments are checked and written. */
export interface WrittenCall {
  readonly call: Call;
  /** Absolute, encoded. */
  readonly url: string;
  readonly body: BodySource | undefined;
  /** The body is handed on as it arrives, in place of being read as text within the attempt. */
  readonly streams: boolean;
  /** An HTTP error is a response like any other (`raw`). */
  readonly returnsErrors: boolean;
  /** What a success has to hold to be one. */
  readonly promises: 'json' | 'json-or-nothing' | 'anything';
}

/** A call made ready: nothing sent yet. */
export class Exchange implements WrittenCall {
  readonly call: Call;
  readonly url: string;
  readonly body: BodySource | undefined;
  readonly streams: boolean;
  readonly returnsErrors: boolean;
  readonly promises: 'json' | 'json-or-nothing' | 'anything';
  /** Without the credential, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The URL is on another host than the client's: nothing that proves who calls goes there. */
  readonly isForeign: boolean;
  /** How often it was sent so far. Counted by the pipeline. */
  attempts = 0;
  readonly id: CallId;

  constructor(written: WrittenCall, headers: Readonly<Record<string, string>>, isForeign: boolean) {
    this.call = written.call;
    this.url = written.url;
    this.body = written.body;
    this.streams = written.streams;
    this.returnsErrors = written.returnsErrors;
    this.promises = written.promises;
    this.headers = headers;
    this.isForeign = isForeign;
    this.id = new CallId(written.call.options.callId);
  }

  get callId(): string {
    return this.id.value;
  }
}

/** As much of an exchange as errors name. */
export type Called = Pick<Exchange, 'call' | 'callId' | 'attempts'>;

/** What errors say of it. */
export function callContextOf(exchange: Called): CallContext {
  const { operation } = exchange.call;
  return {
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    callId: exchange.callId,
    attempts: exchange.attempts,
  };
}

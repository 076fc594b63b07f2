import type { CallResponse, Call, CallInput, CallOptions, OperationDescriptor, Send } from '../../../src/index.ts';

/** What the other side of a test responds with. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body as it is, in place of `body`. */
  readonly text?: string;
  readonly bytes?: Uint8Array | ReadableStream<Uint8Array>;
  readonly url?: string;
}

export function responseOf(reply: Reply): CallResponse & { discarded: boolean } {
  const { status = 200, headers = {}, body, bytes, url = 'https://hub.example.com/api/things' } = reply;
  const text = reply.text ?? (body === undefined ? '' : JSON.stringify(body));
  const stream = bytes instanceof ReadableStream ? bytes : new Blob([(bytes ?? text) as BlobPart]).stream();
  return {
    status,
    headers: new Headers(headers),
    url,
    callId: 'call-1',
    requestId: 'request-1',
    attempts: 1,
    discarded: false,
    async text() {
      return text;
    },
    stream: () => stream,
    async discard() {
      this.discarded = true;
      if (!stream.locked) await stream.cancel();
    },
  };
}

/** A `Send` that responds by a function and remembers what was sent. */
export function exchange(reply: (call: Call, count: number) => Reply | Promise<Reply>): { send: Send; calls: Call[] } {
  const calls: Call[] = [];
  return {
    calls,
    send: async (call) => {
      calls.push(call);
      return responseOf(await reply(call, calls.length));
    },
  };
}

export function callOf(
  operation: Partial<OperationDescriptor>,
  input: CallInput = {},
  options: CallOptions & { readonly cursor?: string } = {},
): Call {
  return { operation: { id: 'v2-listThings', method: 'GET', path: '/things', ...operation }, input, options };
}

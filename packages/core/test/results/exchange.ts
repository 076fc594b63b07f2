import { readNothing } from '../../src/call/json.ts';
import { type BatchOptions, systemClock } from '../../src/index.ts';
import type { CallResponse } from '../../src/operation/call.ts';
import {
  type Call,
  type CallInput,
  malformedResponse,
  type OperationDescriptor,
  type Send,
} from '../../src/runtime.ts';
import { createRuntime } from '../support/runtime.ts';
import { surface } from '../support/world.ts';

/** The response of the other side of a test. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body as it is, instead of `body`. */
  readonly text?: string;
  readonly bytes?: Uint8Array | ReadableStream<Uint8Array>;
  readonly url?: string;
  readonly maxBytes?: number;
  readonly isInDoubt?: boolean;
}

/**
 * A response with the rules of a real one: its body can be read once, and after that `discard()` has nothing to free.
 */
export function responseOf(reply: Reply): CallResponse & { readonly isFreed: boolean } {
  const { status = 200, headers = {}, body, bytes, url = 'https://hub.example.com/api/things' } = reply;
  const text = reply.text ?? (body === undefined ? '' : JSON.stringify(body));
  const content = bytes instanceof ReadableStream ? bytes : new Blob([(bytes ?? text) as BlobPart]).stream();
  let isRead = false;
  let isFreed = false;
  const take = (): void => {
    if (isRead) throw new TypeError('The body of this response was already read');
    isRead = true;
  };
  return {
    status,
    headers: new Headers(headers),
    url,
    callId: 'call-1',
    requestId: 'request-1',
    attempts: 1,
    hide: (shown) => shown,
    isQuoting: () => false,
    isInDoubt: reply.isInDoubt ?? false,
    maxBytes: reply.maxBytes ?? 1024 * 1024,
    get isFreed() {
      return isFreed;
    },
    async text() {
      take();
      isFreed = true;
      return text;
    },
    stream() {
      take();
      const reader = content.getReader();
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const { done, value } = await reader.read();
            if (!done) return controller.enqueue(value);
            isFreed = true;
            controller.close();
          },
          async cancel(reason) {
            isFreed = true;
            await reader.cancel(reason);
          },
        },
        { highWaterMark: 0 },
      );
    },
    async discard() {
      if (isRead) return;
      isRead = true;
      isFreed = true;
      await content.cancel();
    },
  };
}

/** A `Send` that responds with a function and records what was sent. */
export function exchange(reply: (call: Call, count: number) => Reply | Promise<Reply>): { send: Send; calls: Call[] } {
  const calls: Call[] = [];
  return {
    calls,
    send: async (call) => {
      calls.push(call);
      const parts = await reply(call, calls.length);
      const response = responseOf(parts);
      const { body, text = body === undefined ? '' : JSON.stringify(body), status = 200 } = parts;
      // As in the pipeline: an error response doesn't get here.
      const instead = call.operation.response === 'none' ? readNothing(call, text, status) : undefined;
      if (instead && !instead.ok) throw malformedResponse(call, response, instead.detail);
      return response;
    },
  };
}

/** Owner of the batches. */
export function senderOf(send: Send) {
  const { settings } = createRuntime(surface, { baseUrl: 'https://hub.example.com', auth: { token: 't' } });
  return { send, clock: systemClock, identity: 'https://hub.example.com client', account: 'client', settings };
}

export function callOf<Item = unknown>(
  operation: Partial<OperationDescriptor>,
  input: CallInput = {},
  options: BatchOptions<Item> & { readonly cursor?: string } = {},
) {
  return { operation: { id: 'v2-listThings', method: 'GET' as const, path: '/things', ...operation }, input, options };
}

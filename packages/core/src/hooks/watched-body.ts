import type { TransportResponse } from '../transport/transport.ts';

/** Observes the body of one response. */
export interface BodyWatcher {
  /** Runs when the body is opened as a stream. */
  opened(): void;
  /** Runs once: when the body was read or discarded, when it failed, or when the attempt ended early. */
  ended(failure?: { readonly error: unknown }): void;
}

/**
 * Wraps a response so that a watcher learns how its body ends.
 * @param signal The signal of the attempt. Aborts with the reason of an early end, because a transport may never settle a
 *   read. Its listener stays, because the signal isn't used after the attempt.
 */
export function watchBody(response: TransportResponse, signal: AbortSignal, watcher: BodyWatcher): TransportResponse {
  let isOver = false;
  const end = (failure?: { readonly error: unknown }): void => {
    if (isOver) return;
    isOver = true;
    watcher.ended(failure);
  };
  const endEarly = (): void => end({ error: signal.reason });
  if (signal.aborted) endEarly();
  else signal.addEventListener('abort', endEarly);
  const fail = (error: unknown): never => {
    end({ error });
    throw error;
  };
  const { status, headers } = response;
  return {
    status,
    headers,
    async text(maxBytes) {
      try {
        const text = await response.text(maxBytes);
        end();
        return text;
      } catch (error) {
        return fail(error);
      }
    },
    async discard() {
      end();
      await response.discard();
    },
    stream() {
      const source = response.stream();
      watcher.opened();
      if (source) return watchStream(source.getReader(), fail, end);
      end();
      return null;
    },
  };
}

function watchStream(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  fail: (error: unknown) => never,
  end: () => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(fail);
        if (!done) {
          controller.enqueue(value);
          return;
        }
        end();
        controller.close();
      },
      async cancel(reason) {
        end();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** How an observer learns of the end of a body. */
import { describe, expect, test } from 'vitest';
import { watchBody } from '../../src/hooks/watched-body.ts';
import type { TransportResponse } from '../../src/index.ts';
import { errorOf } from '../support/world.ts';

const bytes = new TextEncoder().encode('ab');
const own = new RangeError('gone');

/** A watched response, and the events of its body. */
function watched(more: Partial<TransportResponse> = {}, signal = new AbortController().signal) {
  const events: unknown[] = [];
  const response = watchBody(
    {
      status: 201,
      headers: new Headers({ a: 'b' }),
      text: async (maxBytes) => `text of ${maxBytes}`,
      stream: () => new Response(bytes).body,
      discard: async () => void events.push('discard'),
      ...more,
    },
    signal,
    { opened: () => events.push('opened'), ended: (failure) => events.push(failure ?? 'ended') },
  );
  return { response, events };
}
const streamOf = (source: UnderlyingDefaultSource<Uint8Array>) => ({ stream: () => new ReadableStream(source) });

describe('a body', () => {
  test('that is read as text ends after it', async () => {
    const { response, events } = watched();
    expect([response.status, response.headers.get('a'), await response.text(7)]).toEqual([201, 'b', 'text of 7']);
    expect(events).toEqual(['ended']);
    const failing = watched({ text: () => Promise.reject(own) });
    expect(await errorOf(failing.response.text(7))).toBe(own);
    expect(failing.events).toEqual([{ error: own }]);
  });

  test('that is read as a stream ends with its last byte', async () => {
    const { response, events } = watched();
    const reader = (response.stream() as ReadableStream<Uint8Array>).getReader();
    expect((await reader.read()).value).toEqual(bytes);
    expect(events).toEqual(['opened']);
    expect((await reader.read()).done).toBe(true);
    expect(events).toEqual(['opened', 'ended']);
  });

  test('that breaks ends with its error', async () => {
    const { response, events } = watched(streamOf({ pull: () => Promise.reject(own) }));
    expect(await errorOf(new Response(response.stream()).text())).toBe(own);
    expect(events).toEqual(['opened', { error: own }]);
  });

  test('that is canceled cancels its source with the reason, and one without a stream ends at once', async () => {
    const reasons: unknown[] = [];
    const { response, events } = watched(streamOf({ cancel: (reason) => void reasons.push(reason) }));
    await response.stream()?.cancel('enough');
    expect([events, reasons]).toEqual([['opened', 'ended'], ['enough']]);
    const none = watched({ stream: () => null });
    expect([none.response.stream(), none.events]).toEqual([null, ['opened', 'ended']]);
  });

  test('that is discarded ends before, and only once', async () => {
    const { response, events } = watched();
    await response.discard();
    await response.text(1);
    expect(events).toEqual(['ended', 'discard']);
  });

  test('ends with the reason of an aborted attempt, at once and only once', async () => {
    const stop = new AbortController();
    const { response, events } = watched({ text: () => new Promise(() => undefined) }, stop.signal);
    response.text(1).catch(() => undefined);
    stop.abort(own);
    expect(events).toEqual([{ error: own }]);
    await response.discard();
    expect(events).toEqual([{ error: own }, 'discard']);
    expect(watched({}, stop.signal).events).toEqual([{ error: own }]);
  });
});

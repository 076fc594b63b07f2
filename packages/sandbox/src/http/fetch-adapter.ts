import { nextTurn } from '../clock/steps.ts';
import { BodyCollector } from './body-collector.ts';
import { bodyCapInBytes, type SandboxRequest, noBody, type SandboxResponse } from './request.ts';

async function readBody(request: Request, target: string): Promise<BodyCollector> {
  const collector = new BodyCollector(bodyCapInBytes(target, request.headers.get('content-type') ?? undefined));
  let size = 0;
  if (request.body !== null)
    for await (const chunk of chunksOf(request.body)) {
      collector.add(chunk);
      size += chunk.length;
    }
  // The copies of a long body and its decoding take turns.
  if (size > 1_000_000) await new Promise<void>((resolve) => nextTurn(resolve));
  return collector;
}

/** Iterates over a stream, also on runtimes without iterable streams. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** A stream of parts, also on runtimes without `ReadableStream.from`. */
function streamOf(parts: Iterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reading = parts[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = reading.next();
      if (done === true) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
  });
}

async function inboundOf(request: Request): Promise<SandboxRequest> {
  const { method, url, headers } = request;
  const path = url.indexOf('/', url.indexOf('//') + 2);
  const hash = url.indexOf('#', path);
  const target = hash === -1 ? url.slice(path) : url.slice(path, hash);
  const body = request.body === null ? undefined : await readBody(request, target);
  const sendsLength = request.body === null && (method === 'POST' || method === 'PUT');
  return {
    method,
    target,
    origin: url.slice(0, path),
    get headers() {
      return Object.fromEntries(headers);
    },
    header(name) {
      const value = headers.get(name);
      // On every runtime, a POST or PUT without a body has this header (Fetch, "HTTP-network-or-cache fetch").
      if (value === null && name === 'content-length' && sendsLength) return '0';
      return value ?? undefined;
    },
    body: body?.bytes() ?? noBody,
    tooLarge: body?.tooLarge ?? false,
    onEnd(notify) {
      if (request.signal.aborted) notify();
      else request.signal.addEventListener('abort', notify, { once: true });
    },
  };
}

/**
 * A `fetch` that gets its responses from a handler. Its network is its own, so clients of two sandboxes share no tokens
 * and limits, although their URLs and credentials are the same.
 */
export function fetchAdapter(
  handle: (inbound: SandboxRequest) => SandboxResponse | Promise<SandboxResponse>,
  origin: string,
): (input: Request | URL | string, init?: RequestInit) => Promise<Response> {
  const send = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init);
    request.signal.throwIfAborted();
    const inbound = await inboundOf(request);
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    });
    const { status, headers, body, drop } = await Promise.race([handle(inbound), aborted]);
    if (drop) throw new TypeError('fetch failed: the connection was cut by a fault of the sandbox');
    if (typeof body === 'object' && 'parts' in body) {
      headers['content-length'] = String(body.length);
      return new Response(streamOf(body.parts), { status, headers });
    }
    // The sandbox never uses shared memory, but the type doesn't exclude it.
    const whole = body as string | Uint8Array<ArrayBuffer> | undefined;
    return new Response(whole ?? null, { status, headers });
  };
  return Object.assign(send, { [Symbol.for('tradelane.network')]: {} });
}

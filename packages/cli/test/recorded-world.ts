import { type DeepCheck, deepCheckClient } from '@tradelane/workflows/check';
import { createSandbox } from '@tradelane/sandbox';
import { openClient } from '../src/operation/client.ts';
import { connect } from '../src/profiles/connection.ts';
import { readsOf, surfaceNamed } from '../src/table/load.ts';
import type { Io } from '../src/io.ts';

/** A response of the sandbox that a test may change. */
export interface Answer {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Changes a response. Returns it, or another one. */
export type Change = (answer: Answer) => Answer;

/** A sandbox that is asked once for each URL, so that many checks of the same world are fast. */
export class RecordedWorld {
  readonly #sandbox = createSandbox();
  readonly #answers = new Map<string, Promise<Answer>>();

  /** Runs a deep check of a surface, with changed responses. */
  async check(name: string, change: Change = (one) => one, asked = (url: string) => url): Promise<DeepCheck> {
    const surface = surfaceNamed(name);
    const io = {
      env: {},
      signal: new AbortController().signal,
      stderr: { write: () => true },
      sandbox: async () => this.#sandbox,
    } as unknown as Io;
    const client = await openClient(io, surface, await connect(io, surface, { sandbox: true }), {
      fetch: async (request) => {
        const { status, headers, text } = change(await this.#answer(request, asked(request.url)));
        return new Response(status === 204 ? null : text, { status, headers });
      },
    });
    const { deep } = await deepCheckClient(client, readsOf(surface));
    if (deep === undefined) throw new Error('The deep check is missing from the report');
    return deep;
  }

  close(): void {
    this.#sandbox.close();
  }

  #answer(request: Request, url: string): Promise<Answer> {
    const key = `${request.method} ${url} ${request.headers.get('authorization') ?? ''}`;
    const known = this.#answers.get(key) ?? this.#send(request, url);
    this.#answers.set(key, known);
    return known;
  }

  async #send(request: Request, url: string): Promise<Answer> {
    const { method, headers } = request;
    const body = method === 'GET' ? undefined : await request.text();
    const response = await this.#sandbox.fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
    return {
      method,
      path: new URL(url).pathname,
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    };
  }
}

import { builtinModule } from '../platform/platform.ts';

/** The parser of a connection, as undici 6 and 7 have it. */
interface Parser {
  paused: boolean;
  readonly ptr: unknown;
  /** 0 between two responses. */
  readonly statusCode: number;
  readonly socket: { read(): Uint8Array | null };
  readonly llhttp: { llhttp_resume(ptr: unknown): void };
  execute(chunk: Uint8Array): void;
  finish(): Error | null;
}

interface Diagnostics {
  subscribe(name: string, listener: (message: unknown) => void): void;
}

/** The assertion that fails, also with a name that a bundler changed. */
const assertion = /\w\(!this\.paused\)/;

/** The header that the client sends. A program can add its own text before it. */
const ownRequest = /^user-agent: .*tradelane-/im;

let isWatching = false;

/**
 * Keeps a host from ending the process. A slow reader pauses the response. If the host then closes the connection,
 * undici 6 and 7 throw an `AssertionError` that no `try` can catch (nodejs/undici#5360). Node 22 and 24 contain these
 * versions. undici 8 reads the rest of the response instead.
 *
 * This does the same, for connections that carry a request of a client. It starts with the first request, leaves other
 * connections alone, and does nothing in other versions and on other runtimes.
 */
export function mendPausedParsers(): void {
  if (isWatching) return;
  isWatching = true;
  const mended = new WeakSet<object>();
  builtinModule<Diagnostics>('node:diagnostics_channel')?.subscribe('undici:client:sendHeaders', (message) => {
    const { socket, headers } = message as { readonly socket?: object; readonly headers?: unknown };
    if (!socket || mended.has(socket) || !ownRequest.test(String(headers))) return;
    mended.add(socket);
    const symbol = Object.getOwnPropertySymbols(socket).find(({ description }) => description === 'parser');
    const parser = symbol && (socket as Readonly<Record<symbol, Parser | null>>)[symbol];
    if (parser) mend(parser);
  });
}

/** Replaces a function of one parser. */
function mend(parser: Parser): void {
  const { finish } = parser;
  if (typeof finish !== 'function' || !assertion.test(String(finish))) return;
  parser.finish = () => {
    for (let rest: Uint8Array | null = null; isWithinResponse(parser);) {
      rest = parser.socket.read();
      resume(parser);
      parser.execute(rest ?? new Uint8Array(0));
      if (rest === null) break;
    }
    // A response without a length ends here.
    if (isWithinResponse(parser)) resume(parser);
    return parser.paused || parser.ptr === null ? null : finish.call(parser);
  };
}

function isWithinResponse({ paused, ptr, statusCode }: Parser): boolean {
  return paused && ptr !== null && statusCode !== 0;
}

function resume(parser: Parser): void {
  parser.llhttp.llhttp_resume(parser.ptr);
  parser.paused = false;
}

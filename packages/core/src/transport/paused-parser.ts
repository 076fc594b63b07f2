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

interface Builtins {
  getBuiltinModule?(id: 'node:diagnostics_channel'): Diagnostics;
}

/** The assertion that fails, also with a name that a bundler changed. */
const assertion = /\w\(!this\.paused\)/;

let isWatching = false;

/**
 * Keeps a host from ending the process. A slow reader pauses the response. If the host then closes the connection,
 * undici 6 and 7 throw an `AssertionError` that no `try` can catch (nodejs/undici#5360). Node 22 and 24 contain these
 * versions. undici 8 reads the rest of the response instead.
 *
 * This does the same for every connection of the process. It changes nothing in other versions and on other runtimes.
 */
export function mendPausedParsers(): void {
  if (isWatching) return;
  isWatching = true;
  const { process } = globalThis as { readonly process?: Builtins };
  process?.getBuiltinModule?.('node:diagnostics_channel')?.subscribe('undici:client:connected', (message) => {
    const { socket } = message as { readonly socket?: object };
    const symbol = socket && Object.getOwnPropertySymbols(socket).find(({ description }) => description === 'parser');
    const parser = symbol && (socket as Readonly<Record<symbol, Parser | null>>)[symbol];
    if (parser) mend(Object.getPrototypeOf(parser) as Parser);
  });
}

/** Changes the class of a parser. Each copy of undici has its own class. */
function mend(parsers: Parser): void {
  const { finish } = parsers;
  if (typeof finish !== 'function' || !assertion.test(String(finish))) return;
  parsers.finish = function (this: Parser) {
    for (let rest: Uint8Array | null = null; isWithinResponse(this);) {
      rest = this.socket.read();
      resume(this);
      this.execute(rest ?? new Uint8Array(0));
      if (rest === null) break;
    }
    // A response without a length ends here.
    if (isWithinResponse(this)) resume(this);
    return this.paused || this.ptr === null ? null : finish.call(this);
  };
}

function isWithinResponse({ paused, ptr, statusCode }: Parser): boolean {
  return paused && ptr !== null && statusCode !== 0;
}

function resume(parser: Parser): void {
  parser.llhttp.llhttp_resume(parser.ptr);
  parser.paused = false;
}

/** `pnpm site`: serves what was built. `--port N` chooses the port, 4020 unless set otherwise. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const compress = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
} as const;

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the files of a folder on loopback: `index.html` for a folder, the Markdown twin of a page to whom prefers Markdown,
 * `404.html` for what is not there. No request ends it.
 */
export async function serve(folder: string, { port = 0 }: { readonly port?: number } = {}): Promise<Served> {
  const server = createServer((request, response) => {
    respond(folder, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  server.removeAllListeners('error');
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => server.close((error) => (error === undefined ? resolve() : reject(error)))),
  };
}

async function respond(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathOf(request.url ?? '/');
  if (path === undefined) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('The address is malformed.\n');
    return;
  }
  const isPage = path.endsWith('/');
  const twin = path === '/' ? 'index.md' : `${path.slice(0, -1)}.md`;
  const wanted = isPage ? (prefersMarkdown(request) ? twin : `${path}index.html`) : path;
  const content = await readFile(join(folder, wanted)).catch(() => undefined);
  if (content !== undefined) return send(request, response, 200, wanted, content, isPage);
  if (extname(path) === '' && !isPage) {
    response.writeHead(308, { location: encodeURI(`${path}/`) }).end();
    return;
  }
  const missing = await readFile(join(folder, '404.html')).catch(() => Buffer.from('Not found'));
  return send(request, response, 404, '404.html', missing, false);
}

/** The path below the folder. Undefined if the URL has none. */
function pathOf(address: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname)).replaceAll(sep, '/');
    return path.startsWith('/') && !path.includes('\0') ? path.replace(/^\/+/, '/') : undefined;
  } catch {
    return undefined;
  }
}

/** A program that names Markdown and not HTML, or Markdown before HTML. */
function prefersMarkdown({ headers: { accept = '' } }: IncomingMessage): boolean {
  const quality = (type: string): number => {
    const entry = accept.split(',').find((one) => one.trim().startsWith(type));
    return entry === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(entry)?.[1] ?? 1);
  };
  return quality('text/markdown') > quality('text/html');
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: string,
  content: Buffer,
  negotiated: boolean,
): Promise<void> {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const encoding = /^(?:text|application\/(?:json|yaml|xml|wasm)|image\/svg)/.test(type)
    ? (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
    : undefined;
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  const vary = negotiated ? 'accept, accept-encoding' : 'accept-encoding';
  // The name of a file under `_astro` holds the hash of its content.
  const cacheControl = file.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  if (status === 200 && isKnown(etag, request.headers['if-none-match'])) {
    response.writeHead(304, { etag, vary, 'cache-control': cacheControl }).end();
    return;
  }
  const body = encoding === undefined ? content : await compress[encoding](content);
  response
    .writeHead(status, {
      'content-type': type,
      'content-length': body.byteLength,
      etag,
      vary,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // The rest of the policy is in the page. This directive works as a header only.
      'content-security-policy': "frame-ancestors 'none'",
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      'cache-control': cacheControl,
    })
    .end(request.method === 'HEAD' ? undefined : body);
}

/** Whether the caller holds what it would be sent. */
function isKnown(etag: string, asked: string | undefined): boolean {
  return (asked ?? '').split(',').some((one) => one.trim() === etag || one.trim() === '*');
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(`--port must be a whole number from 0 to 65535. Received: ${text}.`);
}

/** Reasons why the server can't listen, with a remedy. */
const listenFaults: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program uses the port. Stop it, or pass another --port, or 0 for a free one.',
  EACCES: 'The port needs more permissions. Pass a port from 1024 on.',
};

function messageOf(error: unknown): string {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  const fault = listenFaults[code];
  return fault === undefined ? message : `${message}. ${fault}`;
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } });
    const { url } = await serve(join(dirname(import.meta.dirname), 'dist'), { port: portOf(values.port) });
    console.log(`The site is at ${url}`);
  } catch (error) {
    console.error(`site: ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

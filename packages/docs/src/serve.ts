/** `pnpm site`: serves what was built. `--port N` chooses the port, 4020 unless set otherwise. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the files of a folder on loopback: `index.html` for a folder, `404.html` for what is not there. */
export async function serve(folder: string, { port = 0 }: { readonly port?: number } = {}): Promise<Served> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': types[extname(file)] ?? 'application/octet-stream',
            // The name of a file under `_astro` holds the hash of its content.
            'cache-control': path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          })
          .end(content),
      async () => {
        if (extname(path) === '' && !path.endsWith('/')) response.writeHead(308, { location: `${path}/` }).end();
        else
          response
            .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
            .end(await readFile(join(folder, '404.html')).catch(() => 'Not found'));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => server.close((error) => (error === undefined ? resolve() : reject(error)))),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } });
  const { url } = await serve(join(dirname(import.meta.dirname), 'dist'), { port: Number(values.port) });
  console.log(`The site is at ${url}`);
}

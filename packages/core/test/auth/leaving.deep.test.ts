import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listen } from '../transport/loopback.ts';

/** How a process ended without help, and its output. */
function run(url: string): Promise<{ readonly code: number | null; readonly said: string }> {
  const program = fileURLToPath(new URL('./leaving-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, url]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

test.each<[string, (response: ServerResponse) => unknown]>([
  ['responds', (response) => response.end(JSON.stringify({ access_token: 'new', expires_in: 3600 }))],
  ['is down', (response) => response.writeHead(503).end()],
  ['does not respond', () => undefined],
])(
  'T04: a process ends after its last call if the token endpoint that renews a token in the background %s',
  async (_, respond) => {
    let renewals = 0;
    const server = await listen((request, response) => {
      if (request.url !== '/oauth/token') return void response.end('{}');
      renewals += 1;
      respond(response);
    });
    expect(await run(server.url)).toEqual({ code: 0, said: 'called' });
    expect(renewals).toBe(1);
    await server.close();
  },
);

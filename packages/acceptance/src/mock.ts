// Serves the spec of a surface on a port with Prism: `pnpm mock <surface> [--port 4010] [--host 127.0.0.1]`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { surfaces } from '@tradelane/specs';
import { withBasePath } from './prism.ts';
import { readForPrism } from './surfaces.ts';

const names = surfaces.map(({ surface }) => surface);
const usage = `pnpm mock <surface> [--port 4010] [--host 127.0.0.1]\nSurfaces: ${names.join(', ')}`;

function read(): { readonly surface: string; readonly port: string; readonly host: string } {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: { port: { type: 'string', default: '4010' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const [surface = '', ...more] = positionals;
  if (!names.includes(surface) || more.length > 0) throw new Error(`There is no surface \`${positionals.join(' ')}\`.`);
  return { surface, ...values };
}

function wanted(): ReturnType<typeof read> {
  try {
    return read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

const { surface, port, host } = wanted();
const document = readForPrism(surface);
// `{base_url}/api` → `/api`: the mock has its own host.
const basePath = (document.servers[0]?.url ?? '').replace(/^\{\w+\}/, '');
const folder = mkdtempSync(join(tmpdir(), 'tradelane-mock-'));
const file = join(folder, `${surface}.json`);
writeFileSync(file, JSON.stringify(withBasePath(document, basePath)));

const prism = fileURLToPath(import.meta.resolve('@stoplight/prism-cli/dist/index.js'));
const child = spawn(process.execPath, [prism, 'mock', file, '--port', port, '--host', host], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
child.on('exit', (code) => {
  rmSync(folder, { recursive: true });
  // Ended by a signal, as requested.
  process.exitCode = code ?? 0;
});

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { runToEnd } from '../run-to-end.ts';

const folder = new URL('../../dist/data/mock/', import.meta.url);

/** Flags of `tradelane mock`. */
export interface MockFlags {
  readonly port: string;
  readonly host: string;
}

/** Serves the description of a surface with Prism until Prism ends or the user presses Ctrl-C. */
export async function mock(io: Io, surface: string, { port, host }: MockFlags): Promise<void> {
  const source = new URL(`${encodeURIComponent(surface)}.json.gz`, folder);
  if (!existsSync(source)) {
    const names = readdirSync(folder).map((name) => name.replace('.json.gz', ''));
    throw new UsageError(`Unknown surface: "${surface}". Use one of ${names.join(', ')}.`);
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port must be an integer from 0 to 65535. Received: "${port}".`);
  const prism = findPrism([import.meta.url, join(process.cwd(), 'tradelane')]);
  const own = mkdtempSync(join(tmpdir(), 'tradelane-mock-'));
  try {
    const file = join(own, `${surface}.json`);
    writeFileSync(file, gunzipSync(readFileSync(source)));
    const args = [prism, 'mock', file, '--port', port, '--host', host];
    await runToEnd(io, 'mock', spawn(process.execPath, args, { stdio: 'inherit' }));
  } finally {
    rmSync(own, { recursive: true });
  }
}

/**
 * The program of Prism, installed next to one of these files.
 * @throws {UsageError} If it isn't installed.
 */
export function findPrism(files: readonly string[]): string {
  for (const file of files)
    try {
      return createRequire(file).resolve('@stoplight/prism-cli/dist/index.js');
    } catch {
      // It may be next to another file.
    }
  throw new UsageError(
    'The mock needs Prism. Run `npx -p tradelane -p @stoplight/prism-cli tradelane mock …`, or install @stoplight/prism-cli.',
  );
}

/**
 * `pnpm site`: builds the site and serves it. `--build` only builds, `--serve` serves what was built, `--port N` chooses
 * the port. Each step is a process of its own, so that the memory of one is free before the next.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { serve } from './serve.ts';

const docs = dirname(import.meta.dirname);
const root = dirname(dirname(docs));
const args = process.argv.slice(2);

if (!args.includes('--serve')) {
  run('turbo', ['run', 'build', '--filter=@tradelane/docs^...', '--output-logs=errors-only'], root);
  run(process.execPath, ['--max-old-space-size=1200', 'src/compose/index.ts'], docs);
  run(
    process.execPath,
    ['--max-old-space-size=1200', join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--silent', '--force'],
    docs,
  );
}
if (!args.includes('--build')) {
  const port = Number(args[args.indexOf('--port') + 1]);
  const { url } = await serve(join(docs, 'dist'), {
    port: args.includes('--port') && Number.isInteger(port) ? port : 4020,
  });
  console.log(`The site is at ${url}`);
}

function run(program: string, parameters: readonly string[], cwd: string): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const { status, error } = spawnSync(program, parameters, { cwd, env, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`${program} ${parameters.join(' ')} failed${error === undefined ? '' : `: ${error.message}`}`);
  process.exit(status ?? 1);
}

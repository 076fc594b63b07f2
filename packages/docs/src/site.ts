/**
 * Builds the site into `dist`: writes the pages, renders them with Astro, adds colors without a script, and adds the policy. Each step is a separate process, so that its memory is free before the next step. The packages have to be built before: `turbo run site` sees to it.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

const docs = dirname(import.meta.dirname);
const steps = [
  ['src/compose/index.ts'],
  [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--silent', '--force'],
  ['src/without-script.ts'],
  ['src/early-styles.ts'],
  ['src/policy.ts'],
];

for (const step of steps) {
  const { status, error } = spawnSync(process.execPath, ['--max-old-space-size=1200', ...step], {
    cwd: docs,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    stdio: 'inherit',
  });
  if (status === 0) continue;
  console.error(`${step.join(' ')} failed${error === undefined ? '' : `: ${error.message}`}`);
  process.exit(status ?? 1);
}

/**
 * Writes a policy into every built page. It allows content of the site and, by hash, the scripts in the page. `node src/policy.ts` after `astro build`. Styles may stand in the page: code is coloured by them.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const site = join(dirname(import.meta.dirname), 'dist');

for (const path of globSync('**/*.html', { cwd: site })) {
  const file = join(site, path);
  const html = readFileSync(file, 'utf8');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
  // The policy must come before the first script, and the charset must be among the first bytes.
  writeFileSync(
    file,
    html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + policy),
  );
}

function policyOf(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

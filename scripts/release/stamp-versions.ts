/**
 * Writes the versions of package.json to the code that contains them. The last step of `pnpm release version`. Tests
 * compare both.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const places = [
  {
    manifest: 'packages/core/package.json',
    file: 'packages/core/src/client/user-agent.ts',
    constant: /(?<=export const sdkVersion: string = ')[^']*/,
  },
  {
    manifest: 'packages/sandbox/package.json',
    file: 'packages/sandbox/src/version.ts',
    constant: /(?<=export const version = ')[^']*/,
  },
] as const;

for (const { manifest, file, constant } of places) {
  const { version } = JSON.parse(readFileSync(root + manifest, 'utf8')) as { version: string };
  const text = readFileSync(root + file, 'utf8');
  if (!constant.test(text)) throw new Error(`${file} names no version any more`);
  writeFileSync(root + file, text.replace(constant, version));
}

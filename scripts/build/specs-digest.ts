import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with files that are built from the API descriptions. */
export const builtFromSpecs = ['specs/dist', 'packages/sandbox/dist/generated'];

/** The digest that a build left in a folder. It isn't published. */
export const digestFile = 'specs.sha256';

/** A digest of the hand-written API descriptions. */
export function specsDigest(root: string): string {
  const hash = createHash('sha256');
  const paths = globSync('specs/**/*.yaml', { cwd: root });
  for (const path of paths.filter((one) => !/^specs\/(?:dist|node_modules|test)\//.test(one)).toSorted())
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/**
 * The `globalSetup` of Vitest: tests read the built API descriptions.
 * @throws {Error} If they were built from other sources.
 */
export default function requireFreshSpecs(): void {
  const root = join(import.meta.dirname, '../..');
  const digest = specsDigest(root);
  for (const folder of builtFromSpecs) {
    const file = join(root, folder, digestFile);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== digest)
      throw new Error(`${folder} isn't built from the current files in specs/. Run \`npx -y pnpm@12 build\`.`);
  }
}

/**
 * Fails a release whose version is too small for the changes on the wire. Compares the API descriptions and the version
 * with the newest `@tradelane/specs` of the registry. `node scripts/release/spec-bump.ts`
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, type Manifest } from '../build/packages.ts';
import { refusalOf } from './bump.ts';
import { lastRelease } from './last-release.ts';
import { changesSince } from './spec-changelog.ts';

const scratch = mkdtempSync(join(tmpdir(), 'last-release-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const last = lastRelease(scratch);
if (last === undefined) {
  console.log('The registry has no release to compare with: any version will do.');
  process.exit(0);
}
const { version } = JSON.parse(readFileSync(join(root, 'specs/package.json'), 'utf8')) as Manifest;
const changes = await changesSince(last.documents);
const refusal = refusalOf(last.version, version, changes);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
const changed = [...changes.values()].filter((list) => list.length > 0);
console.log(`${changed.length} surfaces changed since ${last.version}. Version ${version} is large enough.`);

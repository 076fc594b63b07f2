import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages } from '../build/bundled-packages.ts';
import { publicPackages, root } from '../build/packages.ts';
import { bundleDashboard } from '../generate/dashboard.ts';
import { pnpm } from '../prove/packing/run.ts';

/**
 * Writes the bill of materials (CycloneDX) of each public package next to its tarball. It lists the packages that an
 * installation brings and the packages whose code our files contain.
 */
export async function writeSboms(folder: string): Promise<void> {
  const packages = publicPackages().map(({ manifest }) => manifest);
  const filters = packages.map(({ name }) => `--filter=${name}`);
  const format = ['--split', '--prod', '--exclude-peers', '--sbom-format', 'cyclonedx'];
  pnpm(['sbom', ...format, '--out', join(folder, '%s-%v.cdx.json'), ...filters], root);
  const version = packages.find(({ name }) => name === '@tradelane/sandbox')?.version ?? '';
  const file = join(folder, `tradelane-sandbox-${version}.cdx.json`);
  const sbom = JSON.parse(readFileSync(file, 'utf8')) as { components: object[] };
  for (const { name, version, license } of bundledPackages((await bundleDashboard(root)).moduleIds)) {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const licenses = [{ license: { id: license } }];
    sbom.components.push({ type: 'library', 'bom-ref': purl, name, version, purl, licenses });
  }
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
}

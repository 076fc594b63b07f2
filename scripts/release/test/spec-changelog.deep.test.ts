import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleSurfaces } from '@tradelane/spec-model/bundle';
import { publishedDocuments } from '@tradelane/spec-model/published';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { smallestAfter } from '../bump.ts';
import { versionDocuments } from '../spec-versions.ts';

test('pnpm release version raises the version of a changed description, and keeps each published document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  const root = join(import.meta.dirname, '../../..');
  const list = surfaces.filter(({ name }) => name === 'hub' || name === 'channel-platform');
  const release = (date: string): Promise<string> => versionDocuments(folder, date, list);
  try {
    const sources = globSync('specs/{common,hub,channel-platform,events}/**/*.yaml', { cwd: root });
    for (const file of sources) cpSync(join(root, file), join(folder, file));
    const [hub, platform] = (await bundleSurfaces(root, list)).map(({ document }) => document.info.version);
    expect(await release('2026-12-01')).toContain(`### First publication\n\n- Hub ${hub}\n`);
    const first = publishedDocuments(folder);
    expect(await release('2026-12-02')).toBe('');

    const file = join(folder, 'specs/channel-platform/schemas/events.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace('    type: { type: string, const: OFFER_UPSERT', (field) => `    note: { type: string }\n${field}`),
    );
    const entry = await release('2026-12-03');
    expect(entry).toContain(`### Channel platform ${smallestAfter(platform ?? '', 'minor')}\n\n- **minor**`);
    expect(entry).toMatch(/### Events of the hub \S+\n\n- \*\*minor\*\*/);
    expect(entry).not.toContain('### Hub');
    const second = publishedDocuments(folder);
    expect(second).toEqual(expect.arrayContaining([...first]));
    expect(second).toHaveLength(first.length + 2);
    expect(readFileSync(join(folder, 'packages/docs/changelog/2026-12-03.md'), 'utf8')).toBe(
      `## 2026-12-03\n\n${entry}`,
    );
    expect(await release('2026-12-04')).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

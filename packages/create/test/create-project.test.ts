import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProject, kinds, type ProjectKind } from '../src/index.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'create-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('a project', () => {
  test.each(Object.keys(kinds) as ProjectKind[])('of a %s has its client, a program and an empty .env', (kind) => {
    const folder = join(home, 'My Shop');
    const files = createProject({ folder, kind });
    expect(files).toEqual(expect.arrayContaining(['.env', '.gitignore', 'main.ts', 'package.json', 'tsconfig.json']));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(manifest.name).toBe('my-shop');
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      readonly version: string;
    };
    expect(manifest.dependencies[kinds[kind].client]).toBe(`^${version}`);
    expect(readFileSync(join(folder, '.env'), 'utf8').match(/^\w+=.+$/gm)).toBeNull();
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('.env\n');
  });

  test('is not written over what is there', () => {
    writeFileSync(join(home, 'notes.txt'), 'mine');
    expect(() => createProject({ folder: home, kind: 'seller' })).toThrow(/is not empty/);
    expect(readFileSync(join(home, 'notes.txt'), 'utf8')).toBe('mine');
  });
});

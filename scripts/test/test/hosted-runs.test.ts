import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { proofs } from '../../prove/proofs.ts';

interface Step {
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly uses?: string;
  readonly if?: string;
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
}
interface Run {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.github/workflows');
const files = readdirSync(folder);
const read = (file: string): Run => parse(readFileSync(join(folder, file), 'utf8')) as Run;

describe('workflows on hosted machines', () => {
  test('the nightly workflow runs every proof', () => {
    const { run } = read('nightly.yml').jobs;
    const scripts = run?.strategy?.matrix['script'] ?? [];
    const named = scripts
      .filter((script) => /^(?:prove|docs:write) /.test(script))
      .map((script) => script.replace(/^\S+ /, ''));
    expect(named.toSorted()).toEqual(Object.keys(proofs).toSorted());
  });

  test('a release waits for all tests, and a push to main runs them only there', () => {
    const { jobs } = read('release.yml');
    expect(jobs['test']?.uses).toBe('./.github/workflows/test.yml');
    expect(jobs['versions']?.needs).toBe('test');
    for (const name of ['propose', 'pack']) expect(jobs[name]?.needs).toBe('versions');
    expect(jobs['publish']?.needs).toBe('pack');
    expect(Object.keys(read('test.yml').on)).toEqual(['pull_request', 'workflow_call']);
  });

  test('actions are pinned by hash with their version, and the jobs with rights run no scripts of packages', () => {
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [line] of text.matchAll(/uses: (?!\.\/).*/g)) expect(line).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
      expect(text).not.toMatch(/npx/);
    }
    const jobs = Object.entries(read('release.yml').jobs);
    const writing = jobs.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'));
    expect(writing.map(([name]) => name)).toEqual(['propose', 'publish']);
    for (const [, { steps = [] }] of writing)
      expect(steps.map(({ run = '' }) => run).join('\n')).not.toMatch(/pnpm|npm /);
    const publish = writing.at(-1)?.[1].steps?.find(({ run }) => run?.includes('scripts/release/publish.ts'));
    expect(publish?.env?.['NPM_CONFIG_PROVENANCE']).toBe('true');
    const source = readFileSync(join(root, 'scripts/release/publish.ts'), 'utf8');
    for (const [, from] of source.matchAll(/ from '(.*)'/g)) expect(from).toMatch(/^node:/);
  });
});

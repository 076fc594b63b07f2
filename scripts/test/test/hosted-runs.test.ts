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
const jobsOf = (file: string): readonly Job[] => Object.values(read(file).jobs);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** Commands of the package manager. */
const builtIn = ['install', 'audit', 'exec', 'test', 'run'];

describe('workflows on hosted machines', () => {
  test.each(files)('%s calls only existing commands', (file) => {
    for (const { steps = [], strategy } of jobsOf(file)) {
      const called = steps.flatMap(({ run = '' }) =>
        [...run.matchAll(/(?:^|&& )pnpm (?:run )?(\S+)/gm)].map(([, name = '']) => name),
      );
      const { script = [] } = strategy?.matrix ?? {};
      for (const name of [...called.filter((one) => !one.startsWith('$')), ...script.map((one) => one.split(' ')[0])])
        expect([...builtIn, ...Object.keys(scripts)], file).toContain(name);
    }
  });

  test('the nightly workflow runs every proof', () => {
    const { run } = read('nightly.yml').jobs;
    const scripts = run?.strategy?.matrix['script'] ?? [];
    const named = scripts
      .filter((script) => /^(?:prove|docs:write) /.test(script))
      .map((script) => script.replace(/^\S+ /, ''));
    expect(named.toSorted()).toEqual(Object.keys(proofs).toSorted());
  });

  test.each(['docs:write runtimes', 'docs:write set-ups'])(
    'the page that `%s` writes is compared with the committed page',
    (script) => {
      const jobs = files.flatMap(jobsOf).filter(({ steps = [], strategy }) => {
        const command = strategy?.matrix['script']?.includes(script) === true ? '${{ matrix.script }}' : script;
        return steps.some(({ run }) => run?.endsWith(` ${command}`));
      });
      expect(jobs.length).toBeGreaterThan(0);
      for (const { steps } of jobs) expect(steps?.at(-1)?.run).toContain('git diff --exit-code');
    },
  );

  test('a release waits for all tests, and a push to main runs them only there', () => {
    const { jobs } = read('release.yml');
    expect(jobs['test']?.uses).toBe('./.github/workflows/test.yml');
    expect(jobs['versions']?.needs).toBe('test');
    for (const name of ['propose', 'pack']) expect(jobs[name]?.needs).toBe('versions');
    expect(jobs['publish']?.needs).toBe('pack');
    expect(Object.keys(read('test.yml').on)).toEqual(['pull_request', 'workflow_call']);
  });

  test('the site is built for its published base path', () => {
    const steps = read('site.yml').jobs['build']?.steps ?? [];
    const build = steps.find(({ run }) => run?.includes('turbo run site'));
    expect(build?.env?.['SITE_URL']).toBe('${{ steps.pages.outputs.origin }}');
    expect(
      steps.some((step) => step.if === "steps.pages.outputs.base_path != ''" && step.run?.includes('exit 1')),
    ).toBe(true);
  });

  test("the pull request that collects all changesets doesn't need one", () => {
    expect(read('test.yml').jobs['changeset']?.if).toContain("github.head_ref != 'changeset-release/main'");
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

/** Every TypeScript snippet of a README or a page runs unchanged, and type-checks. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { surfaces } from '@tradelane/specs';
import { sampled, startRedis, type TestServer, withoutServer } from '@tradelane/test-servers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'packages/acceptance/.snippets');

const snippets = globSync(['README.md', '{packages/*,specs}/{README,AGENTS}.md', 'docs/*.md'], { cwd: root })
  .toSorted()
  .flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ''], index) => ({
      page,
      index: index + 1,
      code,
      file: join(folder, `${page.replaceAll(/\W+/g, '-')}-${index + 1}.ts`),
    })),
  );

// Snippets that define tests, and those for coding agents, only have to type-check.
const programs = snippets.filter(({ page, code }) => !code.includes("from 'vitest'") && !page.endsWith('AGENTS.md'));
/** READMEs of surfaces have one template. */
const ofSurfaces = programs.filter(({ page }) =>
  surfaces.some(({ surface }) => page === `packages/${surface}/README.md`),
);
/** One starts a database, the other waits a minute for its rate. */
const slow = programs.filter(({ page, code }) => page.includes('/postgres/') || code.includes('createSandboxSource'));
const quick = programs.filter((program) => !ofSurfaces.includes(program) && !slow.includes(program));

const redisIsMissing = withoutServer('redis');
let redis: TestServer | undefined;

beforeAll(async () => {
  if (!redisIsMissing) redis = await startRedis();
  if (redis) vi.stubEnv('REDIS_URL', redis.url);
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of snippets) writeFileSync(file, `${code}\nexport {};\n`);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await redis?.stop();
  rmSync(folder, { recursive: true });
});

describe('snippets', () => {
  it.for([...sampled(slow, 0), ...quick, ...sampled(ofSurfaces, 4)])(
    'snippet $index of $page runs unchanged',
    async ({ file, code }, { skip }) => {
      skip(redisIsMissing && code.includes('REDIS_URL'), 'there is no Redis');
      await import(/* @vite-ignore */ file);
    },
  );

  it('all snippets type-check', () => {
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', include: ['*.ts'] }));
    const check = (): string => {
      try {
        return execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' });
      } catch (failure) {
        return (failure as { stdout: string }).stdout;
      }
    };
    expect(check()).toBe('');
  });
});

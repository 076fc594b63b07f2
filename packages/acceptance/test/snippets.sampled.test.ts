/** Every TypeScript snippet of a README or a page runs unchanged. These and the examples of docstrings type-check. */
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

/** The examples of docstrings. */
const examples = globSync('packages/*/src/**/*.ts', { cwd: root })
  .toSorted()
  .flatMap((source) =>
    [...readFileSync(join(root, source), 'utf8').matchAll(/ \* @example\n \* ```ts\n([\s\S]*?) \* ```\n/g)].map(
      ([, code = ''], index) => ({
        code: code.replaceAll(/^ \* ?/gm, ''),
        file: join(folder, `${source.replaceAll(/\W+/g, '-')}-${index + 1}.ts`),
      }),
    ),
  );

/** Declarations of what the examples use. */
const around = `
declare const hub: import('@tradelane/hub').Hub;
declare const shop: import('@tradelane/marketplace-seller').MarketplaceSeller;
declare const platform: import('@tradelane/channel-platform').ChannelPlatform;
declare const checkpoint: import('@tradelane/core').CheckpointStore;
declare const redis: import('@tradelane/redis').RedisConnection;
declare const database: import('@electric-sql/pglite').PGlite;
declare const source: import('@tradelane/events').Source;
declare const shutdown: AbortController;
declare const body: string;
declare function save(item: unknown): Promise<void>;
declare function ordersOfChannel(): Promise<import('@tradelane/channel-platform').OrdersUpsert>;
declare function readShops(): Promise<{ id: string; version: string; auth: import('@tradelane/core').ClientCredentialsAuth }[]>;
declare function tokenOfShopper(): Promise<string>;
`;
const paths = {
  '@electric-sql/pglite': ['../../postgres/node_modules/@electric-sql/pglite'],
  '@opentelemetry/api': ['../../core/node_modules/@opentelemetry/api/dist/index.d.mts'],
  'rabbitmq-client': ['../../events/node_modules/rabbitmq-client/lib/index.d.ts'],
};

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
  for (const { file, code } of [...snippets, ...examples]) writeFileSync(file, `${code}\nexport {};\n`);
  writeFileSync(join(folder, 'around.d.ts'), around);
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

  it('all snippets and examples type-check', () => {
    const config = join(folder, 'tsconfig.json');
    writeFileSync(
      config,
      JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { paths }, include: ['*.ts'] }),
    );
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

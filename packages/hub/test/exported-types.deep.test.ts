import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const hub = dirname(import.meta.dirname);
const root = dirname(dirname(hub));

const program = `
import { createHub, hubOptionsFromEnv, rawHub } from '@tradelane/hub';
export const hub = createHub(hubOptionsFromEnv({}));
export const raw = rawHub(hub);
export const list = () => raw.GET('/v2/orders', {});
export const first = async () => (await raw.GET('/v2/orders')).data?.data[0];
export const accept = (order_id: string) =>
  raw.PUT('/v2/orders/{order_id}/accept', { params: { path: { order_id } }, body: { order_lines: [] } });
export const asText = () => raw.GET('/v2/orders', { parseAs: 'text', maxAttempts: 1 });
export const requested = () => raw.request('get', '/v2/orders');
export const text: Promise<string | undefined> = asText().then(({ data }) => data);
// @ts-expect-error no operation has this path
export const unknown = () => raw.GET('/v2/nothing');
// @ts-expect-error it takes a body, and an order
export const incomplete = () => raw.PUT('/v2/orders/{order_id}/accept');
`;

it('what calls by path give can be exported: its declarations name only the client and the core', () => {
  const folder = mkdtempSync(join(hub, '.types-'));
  try {
    const from = (path: string): string => join(relative(folder, root), 'packages', path);
    const compilerOptions = {
      declaration: true,
      emitDeclarationOnly: true,
      noEmitOnError: true,
      isolatedDeclarations: false,
      allowImportingTsExtensions: true,
      outDir: 'out',
      rootDir: root,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      paths: {
        '@tradelane/hub': [from('hub/src/index.ts')],
        '@tradelane/core': [from('core/src/index.ts')],
        '@tradelane/core/*': [from('core/src/*.ts')],
      },
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['program.ts'] }),
    );
    writeFileSync(join(folder, 'program.ts'), program);
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    const declarations = readFileSync(join(folder, 'out', relative(root, folder), 'program.d.ts'), 'utf8');
    expect(new Set(declarations.match(/(?<=import\(")[^"]+/g))).toEqual(new Set(['@tradelane/hub', '@tradelane/core']));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

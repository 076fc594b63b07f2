import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProject, projectTemplates, type ProjectKind, runCommand } from '../src/index.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'create-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('a project', () => {
  test.each(Object.keys(projectTemplates) as ProjectKind[])(
    'a %s project has its client, a program and an empty .env',
    (kind) => {
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
      expect(manifest.dependencies[projectTemplates[kind].client]).toBe(`^${version}`);
      expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(folder, '.env'), 'utf8').match(/^\w+=.+$/gm)).toBeNull();
      expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('.env\n');
    },
  );

  test.each([
    ['instance', ['invoices.ts', 'product-import.ts', 'products.csv']],
    ['operator', ['decide-returns.ts', 'pay-out.ts', 'watch-orders.ts']],
    ['connector', ['business.json', 'connector.ts', 'go-live.ts', 'orders.json', 'send-orders.ts']],
    ['storefront', ['storefront.ts']],
  ] as const)('a %s project has the programs of its guides, with their files', (kind, programs) => {
    expect(createProject({ folder: join(home, kind), kind })).toEqual(expect.arrayContaining([...programs]));
  });

  test('a connector project has the package that handles events', () => {
    const folder = join(home, 'channel');
    createProject({ folder, kind: 'connector' });
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest).toHaveProperty(['dependencies', '@tradelane/events']);
  });

  test.each(['a\\b', 'a\u001Bb', 'a\u202Eb'])('no project is created in %j', (name) => {
    expect(() => createProject({ folder: join(home, name), kind: 'seller' })).toThrow('folder with this name');
  });

  test('a project is not created in a folder that is not empty', () => {
    writeFileSync(join(home, 'notes.txt'), 'mine');
    expect(() => createProject({ folder: home, kind: 'seller' })).toThrow(/isn't empty/);
    expect(readFileSync(join(home, 'notes.txt'), 'utf8')).toBe('mine');
  });

  test('a project is not created if the path is a file or a broken link', () => {
    writeFileSync(join(home, 'notes.txt'), 'mine');
    symlinkSync('nowhere', join(home, 'link'));
    for (const name of ['notes.txt', 'link'])
      expect(() => createProject({ folder: join(home, name), kind: 'seller' })).toThrow(/isn't a folder/);
  });

  test('a project is created in a folder that contains only a repository', () => {
    mkdirSync(join(home, '.git'));
    expect(createProject({ folder: home, kind: 'seller' })).not.toContain('.git');
    expect(readdirSync(home)).toContain('main.ts');
  });

  test('nothing remains of a project that cannot be written', () => {
    mkdirSync(join(home, '.git'));
    const program = join(import.meta.dirname, '../src/cli.ts');
    for (const folder of [home, join(home, 'a/b')]) {
      const command = ['ulimit -f 1 && exec "$0" "$@"', process.execPath, program, folder, 'connector'];
      const { status, stderr } = spawnSync('sh', ['-c', ...command], { encoding: 'utf8' });
      expect([status, stderr, readdirSync(home)]).toEqual([1, expect.stringContaining('EFBIG'), ['.git']]);
    }
  });

  test.each([
    ['Заказы', 'tradelane-project'],
    ['node_modules', 'tradelane-project'],
    ['-shop-', 'shop'],
  ])('a project in a folder %s has a name that npm takes', (folder, name) => {
    createProject({ folder: join(home, folder), kind: 'seller' });
    const manifest: unknown = JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8'));
    expect(manifest).toHaveProperty('name', name);
  });
});

describe('a program runs against', () => {
  beforeEach(() => {
    vi.stubEnv('TRADELANE_DEBUG', undefined);
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  const opened: Readonly<Record<ProjectKind, { readonly own: string; readonly open: () => Promise<object> }>> = {
    seller: { own: 'HUB', open: async () => (await import('../templates/seller/hub.ts')).openHub() },
    instance: {
      own: 'MARKETPLACE_SELLER',
      open: async () => (await import('../templates/instance/instance.ts')).openInstance(),
    },
    operator: {
      own: 'MARKETPLACE_OPERATOR',
      open: async () => (await import('../templates/operator/operator.ts')).openOperator(),
    },
    connector: {
      own: 'CHANNEL_PLATFORM',
      open: async () => (await import('../templates/connector/platform.ts')).connect(),
    },
    storefront: {
      own: 'BASKET',
      open: async () => (await import('../templates/storefront/basket.ts')).openStorefront(),
    },
  };

  describe.each(Object.entries(opened))('%s', (_, { own, open }) => {
    test('a sandbox if no variable is set, and prints that', async () => {
      vi.stubEnv('TRADELANE_BASE_URL', ' ');
      vi.stubEnv('TRADELANE_DEBUG', '0');
      await open();
      expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('against a sandbox'));
    });

    test.each([
      'TRADELANE_BASE_URL',
      `TRADELANE_${own}_BASE_URL`,
      'TRADELANE_CLIENT_SECRET',
      'TRADELANE_TOKEN',
      'TRADELANE_BASEURL',
    ])('no sandbox if only %s is set, and names the missing variable', async (name) => {
      vi.stubEnv(name, 'https://hub.example.com');
      await expect(open()).rejects.toThrow(/Set TRADELANE_/);
      expect(console.warn).not.toHaveBeenCalled();
    });
  });

  test('a host whose variables contain the name of the surface', async () => {
    for (const name of ['BASE_URL', 'AUTH_URL', 'CLIENT_ID', 'CLIENT_SECRET'])
      vi.stubEnv(`TRADELANE_HUB_${name}`, 'https://hub.example.com');
    await opened.seller.open();
    expect(console.warn).not.toHaveBeenCalled();
  });
});

test.each([
  ['instance', /^shop \w+.*(?:\n\d+ \d{4}-\S+ [A-Z_]+){10}$/],
  ['operator', /^(?:ORD-\S+ (?:Acme Home|Grüner Daumen) \S+\n?){10}$/],
])('the program of an %s project prints %s', async (kind, output) => {
  const lines: string[] = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'log').mockImplementation((...words: readonly unknown[]) => void lines.push(words.join(' ')));
  await import(`../templates/${kind}/main.ts`);
  vi.restoreAllMocks();
  expect(lines.join('\n')).toMatch(output);
});

describe('the command', () => {
  const said = { log: '', error: '' };
  beforeEach(() => {
    for (const stream of ['log', 'error'] as const) {
      said[stream] = '';
      vi.spyOn(console, stream).mockImplementation((text: string) => void (said[stream] += text));
    }
  });
  beforeEach(() => void vi.stubEnv('npm_config_user_agent', 'npm/11.6.0'));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  test('prints its usage on request and returns 0', () => {
    expect(runCommand(['--help'])).toBe(0);
    expect(said.log).toContain('npm create tradelane <folder> [kind]');
  });

  test.each([
    [[], 'The folder is missing'],
    [['shop', 'buyer'], 'Unknown kind: "buyer". Use one of seller, instance, operator, connector, storefront.'],
    [['shop', '--kind'], 'Unknown option: --kind.'],
    [['shop', 'seller', 'again'], 'Unexpected argument: again.'],
  ])('rejects %j with the reason and creates nothing', (args, reason) => {
    expect(runCommand(args)).toBe(2);
    expect(said.error).toContain(reason);
    expect(said.log).toBe('');
  });

  test('creates a project and prints the next steps', () => {
    expect(runCommand([join(home, 'shop'), 'connector'])).toBe(0);
    expect(said.log).toContain('npm install\n');
    expect(readFileSync(join(home, 'shop/package.json'), 'utf8')).toContain('@tradelane/channel-platform');
  });

  test.each([
    ['npm/11.6.0 node/v24.0.0 linux x64', 'npm'],
    ['pnpm/12.21.0 npm/? node/v24.0.0 linux x64', 'pnpm'],
    ['yarn/4.9.0 npm/? node/v24.0.0 linux x64', 'yarn'],
    ['bun/1.3.0 npm/? node/v24.0.0 linux x64', 'bun'],
    ['', 'npm'],
  ])('prints the next steps for %s', (agent, manager) => {
    vi.stubEnv('npm_config_user_agent', agent);
    expect(runCommand([join(home, 'shop')])).toBe(0);
    expect(said.log).toContain(`  ${manager} install\n`);
    expect(said.log).toMatch(new RegExp(`  ${manager} start +runs against`));
  });

  test.each([
    ['20.20.2', true],
    ['22.17.1', true],
    ['22.18.0', false],
    ['26.0.0', false],
  ])('on Node %s prints whether a newer one is needed: %s', (version, isOld) => {
    vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: version });
    expect(runCommand([join(home, 'shop')])).toBe(0);
    expect(said.log.includes(`The project needs Node 22.18 or newer. This is Node ${version}.`)).toBe(isOld);
  });

  test.each([
    ["it's my shop", String.raw`'it'\''s my shop'`],
    ['shop-1', 'shop-1'],
  ])('quotes the folder %s for a shell', (folder, shown) => {
    vi.spyOn(process, 'cwd').mockReturnValue(home);
    expect(runCommand([folder])).toBe(0);
    expect(said.log).toContain(`  cd ${shown}\n`);
  });
});

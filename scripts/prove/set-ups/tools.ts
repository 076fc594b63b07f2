import { runtimePackages } from '../runtimes/runtimes.ts';

/** A tool that runs, tests or bundles a program with our packages. */
export interface SetUp {
  readonly name: string;
  /** A requirement of the setup, if there is one. */
  readonly needs?: string;
  /** File in `files/` with the settings that the page shows. */
  readonly settings?: string;
  /** Shell command that fails if the set-up doesn't work. */
  readonly command: string;
}

const vmModules = 'NODE_OPTIONS=--experimental-vm-modules';
const requiresModules = `\`${vmModules}\`, and Node 24.9 or later, on which Jest can \`require\` ES modules.\nThe tests stay CommonJS.`;
const transformed =
  'A transform of our ES modules, for an older Node or a run without the flag.\nThe pattern matches the folders of npm, pnpm and yarn.';

const denoBundle = 'deno bundle --platform=browser --node-modules-dir=manual --no-lock --minify';

export const tools: readonly SetUp[] = [
  { name: 'CommonJS programs, with `require()`', command: 'node require.cjs' },
  { name: 'yarn 4, `node_modules`', command: 'node yarn.mjs node-modules operator' },
  { name: 'node:test', command: 'node --test node.test.mjs' },
  { name: 'vitest', command: 'vitest run vitest.spec.ts' },
  { name: 'msw', command: 'node --test msw.test.mjs' },
  { name: 'nock', command: 'node --test nock.test.mjs' },
  {
    name: 'esbuild, to ES modules and to CommonJS',
    command: [
      'esbuild awaits.mjs --bundle --format=esm --outfile=out/esbuild.mjs && node out/esbuild.mjs',
      ...['esm', 'cjs'].map(
        (format) =>
          `esbuild checkpoints.mjs --bundle --platform=node --format=${format} --outfile=out/kept-${format}.${format === 'esm' ? 'mjs' : 'cjs'}`,
      ),
      'node out/kept-esm.mjs && node out/kept-cjs.cjs',
    ].join(' && '),
  },
  { name: 'webpack', command: 'webpack && node out/webpack/program.cjs' },
  { name: 'Vite', command: 'vite build && node out/vite/program.mjs' },
  {
    name: '`bun build`',
    command: 'bun build basket.mjs --minify --outfile=out/bun.mjs && node out/bun.mjs',
  },
  {
    name: '`deno bundle --platform=browser`',
    command: `${denoBundle} --output=out/deno.mjs basket.mjs && node out/deno.mjs`,
  },
  {
    name: 'Next.js: server components, routes on Node, routes on its edge runtime',
    command: 'NEXT_TELEMETRY_DISABLED=1 node next.mjs',
  },
  {
    name: "yarn 4, Plug'n'Play",
    needs: "TypeScript 6 or older. TypeScript 7 can't find packages in Plug'n'Play.",
    command: 'node yarn.mjs pnp seller',
  },
  {
    name: 'Jest, ES modules',
    needs: `\`${vmModules}\`, and no transform for JavaScript.`,
    settings: 'jest.esm.config.mjs',
    command: `${vmModules} jest --config jest.esm.config.mjs`,
  },
  {
    name: 'Jest, ES modules, swc',
    needs: `\`${vmModules}\`.`,
    settings: 'jest.esm-swc.config.mjs',
    command: `${vmModules} jest --config jest.esm-swc.config.mjs`,
  },
  {
    name: 'Jest, ES modules, ts-jest',
    needs: `\`${vmModules}\`.`,
    settings: 'jest.esm-ts-jest.config.mjs',
    command: `${vmModules} jest --config jest.esm-ts-jest.config.mjs`,
  },
  {
    name: 'Jest, CommonJS, swc',
    needs: requiresModules,
    settings: 'jest.swc.config.mjs',
    command: `${vmModules} jest --config jest.swc.config.mjs`,
  },
  {
    name: 'Jest, CommonJS, ts-jest',
    needs: requiresModules,
    settings: 'jest.ts-jest.config.mjs',
    command: `${vmModules} jest --config jest.ts-jest.config.mjs`,
  },
  {
    name: 'Jest, CommonJS, swc, any Node',
    needs: transformed,
    settings: 'jest.swc-any-node.config.mjs',
    command: 'jest --config jest.swc-any-node.config.mjs',
  },
  {
    name: 'Jest, CommonJS, ts-jest, any Node',
    needs: transformed,
    settings: 'jest.ts-jest-any-node.config.mjs',
    command: 'jest --config jest.ts-jest-any-node.config.mjs',
  },
  {
    name: 'Parcel',
    needs: `\`"@parcel/resolver-default": { "packageExports": true }\` in your \`package.json\`.
Without it, Parcel 2 ignores the exports of a package and finds no entry.
Import error classes from \`@tradelane/<surface>/errors\`.
If you import them together with the client, Parcel fails with \`internalBundleGraph != null\`.`,
    command: 'parcel build parcel.mjs --no-cache --dist-dir out/parcel && node out/parcel/parcel.js',
  },
  {
    name: 'rollup',
    needs: `\`output.dir\`, because some parts are loaded on demand.
Only the sandbox needs the plugins for JSON and CommonJS.`,
    settings: 'rollup.config.mjs',
    command: 'rollup -c rollup.config.mjs --silent && node out/rollup/awaits.mjs',
  },
  {
    name: 'rollup, one file',
    needs: `\`inlineDynamicImports\`, and no top-level \`await\` in your program.
Rollup places the parts that are loaded on demand after the program, so they aren't defined during a top-level \`await\`.
Put your calls into an \`async\` function, and call it on the last line.`,
    settings: 'rollup.one-file.config.mjs',
    command: 'rollup -c rollup.one-file.config.mjs --silent && node out/rollup.mjs',
  },
];

export const yarnVersion = '4.18.1';

const { bun = '', deno = '' } = runtimePackages;

/** Fields of a project's manifest that tools read. */
export const toolSettings: Readonly<Record<string, unknown>> = {
  '@parcel/resolver-default': { packageExports: true },
};

/** Packages that run all tools. */
export const toolPackages: Readonly<Record<string, string>> = {
  '@jest/globals': '30.5.2',
  '@rollup/plugin-commonjs': '29.0.3',
  '@rollup/plugin-json': '6.1.0',
  '@rollup/plugin-node-resolve': '16.0.3',
  '@swc/core': '1.16.22',
  '@swc/jest': '0.2.39',
  '@types/node': '24.10.1',
  '@yarnpkg/cli-dist': yarnVersion,
  bun,
  deno,
  esbuild: '0.28.2',
  jest: '30.5.2',
  msw: '3.0.5',
  next: '16.4.6',
  nock: '15.0.6',
  parcel: '2.16.4',
  react: '19.3.1',
  'react-dom': '19.3.1',
  rollup: '4.68.7',
  'ts-jest': '29.4.15',
  typescript: '5.9.3',
  'typescript-5.5': 'npm:typescript@5.5.4',
  'typescript-6': 'npm:typescript@6.0.3',
  'typescript-7': 'npm:typescript@7.0.2',
  vite: '8.3.8',
  vitest: '5.1.1',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
};

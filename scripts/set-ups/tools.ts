import { runtimePackages } from '../runtimes/runtimes.ts';

/** A tool that programs with our packages are run, tested or bundled with. */
export interface SetUp {
  readonly name: string;
  /** What it needs; absent where it needs nothing. */
  readonly needs?: string;
  /** The settings that the page shows, a file of `files/`. */
  readonly settings?: string;
  /** What is run, in a shell; it fails where the set-up does not work. */
  readonly command: string;
}

const vmModules = 'NODE_OPTIONS=--experimental-vm-modules';
const requiresModules = `Jest's own \`require\` of ES modules, which it has on Node 24.9 and later with \`${vmModules}\`. The tests stay CommonJS.`;
const transformed =
  'Where the Node is older, or the flag is not wanted: our ES modules are transformed as well. The pattern fits the folders of npm, pnpm and yarn.';

const denoBundle = 'deno bundle --platform=browser --node-modules-dir=manual --no-lock --minify';

export const tools: readonly SetUp[] = [
  { name: 'CommonJS programs, with `require()`', command: 'node require.cjs' },
  { name: 'yarn 4, `node_modules`', command: 'node yarn.mjs node-modules storefront' },
  { name: 'node:test', command: 'node --test node.test.mjs' },
  { name: 'vitest', command: 'vitest run vitest.spec.ts' },
  { name: 'msw', command: 'node --test msw.test.mjs' },
  { name: 'nock', command: 'node --test nock.test.mjs' },
  {
    name: 'esbuild',
    command: 'esbuild awaits.mjs --bundle --format=esm --outfile=out/esbuild.mjs && node out/esbuild.mjs',
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
    command: 'NEXT_TELEMETRY_DISABLED=1 next build next && node next.mjs',
  },
  {
    name: "yarn 4, Plug'n'Play",
    needs: 'TypeScript 6 or older: 7 does not look for packages where this keeps them.',
    command: 'node yarn.mjs pnp seller',
  },
  {
    name: 'Jest, ES modules',
    needs: `\`${vmModules}\`, and no transform of what is JavaScript.`,
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
    needs:
      '`"@parcel/resolver-default": { "packageExports": true }` in the `package.json` of the project: Parcel 2 does not look at what a package exports otherwise, and finds none of them. Errors come from `@tradelane/<surface>/errors`: imported from beside the client, they end its build with an assertion of its own (`internalBundleGraph != null`).',
    command: 'parcel build parcel.mjs --no-cache --dist-dir out/parcel && node out/parcel/parcel.js',
  },
  {
    name: 'rollup',
    needs:
      '`output.dir`, since parts are loaded on demand. The plugins for JSON and CommonJS are for the sandbox; a client does without.',
    settings: 'rollup.config.mjs',
    command: 'rollup -c rollup.config.mjs --silent && node out/rollup/awaits.mjs',
  },
  {
    name: 'rollup, one file',
    needs:
      '`inlineDynamicImports`, and a program without an `await` at its top level: rollup puts the parts that are loaded on demand behind it, where they are not defined yet when it calls. An `async` function that the program calls last does.',
    settings: 'rollup.one-file.config.mjs',
    command: 'rollup -c rollup.one-file.config.mjs --silent && node out/rollup.mjs',
  },
];

export const yarnVersion = '4.18.1';

const { bun = '', deno = '' } = runtimePackages;

/** What tools read of the manifest of a project. */
export const toolSettings: Readonly<Record<string, unknown>> = {
  '@parcel/resolver-default': { packageExports: true },
};

/** What is installed to run them all. */
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

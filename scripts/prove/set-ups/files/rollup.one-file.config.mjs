import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';

export default {
  input: 'calls-main.mjs',
  plugins: [nodeResolve(), commonjs(), json()],
  output: { file: 'out/rollup.mjs', inlineDynamicImports: true },
};

// Writes what is published of a surface, in whose folder it runs: one file per entry point, since a program that starts for one call
// spends more time on reading modules than on the call. Types come from the compiler, which runs afterwards.
import { rolldown } from 'rolldown';

const build = await rolldown({
  input: { index: 'src/index.ts', 'generated/schemas': 'src/generated/schemas.ts' },
  platform: 'neutral',
  external: /^(@tradelane\/core|zod)$/,
  transform: { target: 'es2023' },
  onLog: (_, log) => {
    throw new Error(log.message);
  },
});
await build.write({ dir: 'dist', cleanDir: true, entryFileNames: '[name].js', comments: false });

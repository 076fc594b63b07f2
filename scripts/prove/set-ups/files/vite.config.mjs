export default {
  build: {
    target: 'es2022',
    outDir: 'out/vite',
    lib: {
      entry: 'awaits.mjs',
      formats: ['es'],
      fileName: () => 'program.mjs',
    },
  },
};

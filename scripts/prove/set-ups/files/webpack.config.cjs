module.exports = {
  mode: 'production',
  target: 'node',
  entry: './awaits.mjs',
  output: { path: `${__dirname}/out/webpack`, filename: 'program.cjs' },
};

export default {
  testMatch: ['**/jest.test.ts'],
  transform: {
    '\\.ts$': [
      'ts-jest',
      { tsconfig: { target: 'es2022', module: 'nodenext', strict: true } },
    ],
    '\\.js$': '@swc/jest',
  },
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm|@tradelane)/)'],
};

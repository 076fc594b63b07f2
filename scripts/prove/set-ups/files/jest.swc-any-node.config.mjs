export default {
  testMatch: ['**/jest.test.ts'],
  transform: { '\\.[jt]s$': '@swc/jest' },
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm|@tradelane)/)'],
};

export default {
  testMatch: ['**/jest.test.ts'],
  transform: { '\\.ts$': '@swc/jest' },
};

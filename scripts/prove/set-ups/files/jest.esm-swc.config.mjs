export default {
  testMatch: ['**/jest.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', { module: { type: 'es6' } }] },
};

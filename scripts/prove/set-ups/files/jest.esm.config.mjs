export default {
  testMatch: ['**/jest.test.mjs'],
  transform: {},
};

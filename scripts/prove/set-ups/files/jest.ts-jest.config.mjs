export default {
  testMatch: ['**/jest.test.ts'],
  transform: {
    '\\.ts$': [
      'ts-jest',
      { tsconfig: { target: 'es2022', module: 'nodenext', strict: true } },
    ],
  },
};

import { expect, test } from 'vitest';
import { createNodeTransport } from '../../../src/node.ts';

test('the Node transport is one for the process where no options are given', async () => {
  expect(createNodeTransport()).toBe(createNodeTransport());
  const own = createNodeTransport({});
  expect(own).not.toBe(createNodeTransport());
  await own.close();
});

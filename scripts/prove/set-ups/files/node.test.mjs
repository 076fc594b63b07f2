import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count } from './program.mjs';

test('orders come from the sandbox', async () => {
  assert.ok((await count()) > 20);
});

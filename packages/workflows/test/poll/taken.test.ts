/** Changes of the caller's objects after a workflow has started don't affect what is sent. */
import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import { guardedReplace } from '../../src/runtime.ts';

/** Replaces carriers through one store and records what was sent. */
function carriers() {
  const store = createMemoryCheckpoints();
  const sent: unknown[] = [];
  const replace = (body: unknown, names: string[], confirmRemovals: boolean | string[] = false) =>
    guardedReplace(
      { what: 'carriers', key: 'c', names, body, send: async (_, own) => sent.push(structuredClone(own)) },
      { checkpoint: store, confirmRemovals },
    );
  return { sent, replace };
}

test('a replacement sends what was compared: its list, and everything in it', async () => {
  const { sent, replace } = carriers();
  const body = { carriers: [{ id: 'DHL', zones: ['EU'], since: new Date(0) }] };
  const names = ['DHL'];
  const replacing = replace(body, names, true);
  body.carriers[0]?.zones.splice(0, 1);
  body.carriers[0]?.since.setFullYear(2001);
  body.carriers.length = 0;
  names.length = 0;
  await expect(replacing).resolves.toMatchObject({ added: ['DHL'] });
  expect(sent).toEqual([{ carriers: [{ id: 'DHL', zones: ['EU'], since: new Date(0) }] }]);
});

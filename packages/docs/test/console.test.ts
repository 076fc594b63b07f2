import { dirname } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { expect, test } from 'vitest';
import { consoleCalls } from '../src/compose/console-calls.ts';
import { readReference } from '../src/compose/reference.ts';
import { changesBetween, changesText } from '../src/console/changes.ts';
import { fitted } from '../src/console/fitting.ts';
import { editableBody, requestOf, sampleFiles } from '../src/console/request.ts';
import { createWorld } from '../src/console/world.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));
/** They read what another call starts: the response of that one holds the id. */
const needsAnother: ReadonlySet<string> = new Set(['TL04', 'getConversationActionStatus']);
/** A response that accepts some entries and rejects others, and here accepted none. */
const tookNothing = /"\w+_success":\[\],"\w+_errors":\[\{|"errors_count":[1-9]/;
const calls = [...consoleCalls(readReference(root)).values()];

test('what the console sends first is understood by every operation of every surface', async () => {
  const sandbox = createSandbox({ seed: 'demo' });
  const world = createWorld(sandbox);
  const urls: Readonly<Record<string, string>> = sandbox.info().urls;
  const unclear: string[] = [];
  for (const listed of calls) {
    const call = fitted(listed, world);
    const request = requestOf(call, urls[call.server] ?? '', await world.authorization(call.surface), {
      values: new Map(call.parameters.map(({ in: place, name, value }) => [`${place} ${name}`, value])),
      body: editableBody(call),
      files: new Map((call.body?.files ?? []).map((name) => [name, sampleFiles(call, name)])),
    });
    const response = await sandbox.fetch(request);
    if (call.method !== 'GET') sandbox.reset();
    const said = await response.text();
    if (needsAnother.has(call.operation)) expect(response.status).toBe(404);
    else if (!response.ok || tookNothing.test(said))
      unclear.push(`${call.surface} ${call.operation}: ${response.status} ${said.slice(0, 200)}`);
  }
  sandbox.close();
  expect(unclear).toEqual([]);
});

test('changes between two snapshots name the document, and the field of a change', () => {
  const before = {
    version: 1,
    collections: { orders: { a: { status: 'NEW', lines: [1] }, b: {} }, counters: { x: 1 } },
  } as const;
  const after = {
    version: 1,
    collections: { orders: { a: { status: 'SHIPPED', lines: [1] }, c: { id: 'c' } }, counters: { x: 2 } },
  } as const;
  expect(changesText(changesBetween(before, after))).toBe(
    'orders a changed\n  status: "NEW" → "SHIPPED"\n\norders b removed\n  {}\n\norders c added\n  {\n    "id": "c"\n  }',
  );
  expect(changesText(changesBetween(before, before))).toBe('Nothing changed.');
});

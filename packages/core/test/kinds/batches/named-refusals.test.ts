/** Refusals that name their item in words alone. */
import { expect, test } from 'vitest';
import type { OperationDescriptor } from '../../../src/index.ts';
import { run } from './partial-run.ts';

const shopDocuments: OperationDescriptor = {
  id: 'S32',
  method: 'POST',
  path: '/api/shops/documents',
  batch: { items: 'body.documents', maximum: 50 },
  partial: { failed: 'documents', key: ['file_name'], keyIn: 'message' },
};
const described = (...names: readonly string[]): readonly object[] => names.map((file_name) => ({ file_name }));
const refusedWith = (...messages: readonly string[]): object => ({
  documents: messages.map((message) => ({ errors: [{ code: 'C', field: 'file_name', message }] })),
});

test.each<
  [string, readonly string[], readonly string[], Partial<Record<'succeeded' | 'failed' | 'unknown', readonly number[]>>]
>([
  ['none is refused: all are taken', ['a.pdf', 'b.pdf'], [], { succeeded: [0, 1] }],
  ['the message names the one', ['a.pdf', 'b.pdf'], ['b.pdf: no such type.'], { succeeded: [0], failed: [1] }],
  [
    'of a name within another the longer one is meant',
    ['a.pdf', 'extra.pdf', 'not a.pdf'],
    ['The type of not a.pdf is unknown.', 'extra.pdf is too large.'],
    { succeeded: [0], failed: [1, 2] },
  ],
  ['no message names one, and all are refused', ['a.pdf', 'b.pdf'], ['No room.', 'No room.'], { failed: [0, 1] }],
  ['no message names one: nobody knows which', ['a.pdf', 'b.pdf'], ['No room.'], { unknown: [0, 1] }],
  [
    'a message names several: nobody knows which',
    ['a.pdf', 'b.pdf', 'c.pdf'],
    ['a.pdf or b.pdf'],
    { unknown: [0, 1, 2] },
  ],
])('S02: documents of an upload have each a result: %s', async (_, names, messages, expected) => {
  const { succeeded, failed, unknown } = await run(shopDocuments, described(...names), refusedWith(...messages));
  expect({ succeeded, failed, unknown }).toEqual({ succeeded: [], failed: [], unknown: [], ...expected });
});

test('S02: the end of one message and the beginning of the next are no name', async () => {
  const errors = ['Not an a', '.pdf at all'].map((message) => ({ code: 'C', field: 'file_name', message }));
  const refused = { documents: [{ errors }] };
  expect(await run(shopDocuments, described('a.pdf', 'b.pdf'), refused)).toMatchObject({ failed: [], unknown: [0, 1] });
});

/** Refusals that name their item only in their message. */
import { expect, test } from 'vitest';
import type { OperationDescriptor } from '../../src/runtime.ts';
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
  ['no message names one, so any may be refused', ['a.pdf', 'b.pdf'], ['No room.'], { unknown: [0, 1] }],
  [
    'a message names several, so any may be refused',
    ['a.pdf', 'b.pdf', 'c.pdf'],
    ['a.pdf or b.pdf'],
    { unknown: [0, 1, 2] },
  ],
])('S02: each document of an upload has a result: %s', async (_, names, messages, expected) => {
  const { succeeded, failed, unknown } = await run(shopDocuments, described(...names), refusedWith(...messages));
  expect({ succeeded, failed, unknown }).toEqual({ succeeded: [], failed: [], unknown: [], ...expected });
});

test('S02: if all documents are refused without a name, each has all reasons, because their order has no meaning', async () => {
  const refused = refusedWith('No room.', 'Too large.');
  const { result } = await run(shopDocuments, described('a.pdf', 'b.pdf'), refused);
  const messages = result.failed.map(({ reasons }) => reasons.map(({ message }) => message));
  expect(messages).toEqual([
    ['No room.', 'Too large.'],
    ['No room.', 'Too large.'],
  ]);
});

test.each<
  [string, object, Partial<Record<'succeeded' | 'failed' | 'unknown', readonly number[]>>, (readonly string[])?]
>([
  ['a list under another name, without refusals', { errors_count: 0, shop_documents: [] }, { succeeded: [0, 1] }],
  [
    'a list under another name, with a refusal',
    {
      errors_count: 1,
      shop_documents: [{ input: { file_name: 'b.pdf' }, errors: [{ message: 'b.pdf: too large.' }] }],
    },
    { succeeded: [0], failed: [1] },
  ],
  ['only the number of refusals, 0', { errors_count: 0 }, { succeeded: [0, 1] }],
  ['a root list', [], { succeeded: [0, 1] }],
  ['only the number of refusals, 1', { errors_count: 1 }, { unknown: [0, 1] }, ['no list `documents`']],
  ['no list', {}, { succeeded: [0, 1] }, ['no list `documents`']],
  ['two lists', { one: [], other: [] }, { succeeded: [0, 1] }, ['no list `documents`']],
])('S02: the body of a success is never an error: %s', async (_, body, expected, warnings = []) => {
  const { result, succeeded, failed, unknown } = await run(shopDocuments, described('a.pdf', 'b.pdf'), body);
  expect({ succeeded, failed, unknown }).toEqual({ succeeded: [], failed: [], unknown: [], ...expected });
  expect(result.warnings).toEqual(warnings.map((part) => expect.stringContaining(part) as string));
});

const because = (message: string, field = 'type_code'): object => ({ errors: [{ code: 'C', field, message }] });
const accepted = { errors: [] };

test.each<[string, readonly object[], Partial<Record<'succeeded' | 'failed' | 'unknown', readonly number[]>>]>([
  [
    'an index in the field names the one',
    [because('Bad.', 'documents[1].type_code')],
    { succeeded: [0, 2], failed: [1] },
  ],
  ['an index as a pointer', [because('Bad.', '/documents/2/type_code')], { succeeded: [0, 1], failed: [2] }],
  ['an index beyond the list names none', [because('Bad.', 'documents[3].type_code')], { unknown: [0, 1, 2] }],
  ['an index and a name that differ name none', [because('Not b.pdf.', 'documents[2]')], { unknown: [0, 1, 2] }],
  [
    'two indexes name none',
    [{ errors: [0, 1].map((at) => ({ code: 'C', field: `documents[${at}]`, message: 'Bad.' })) }],
    { unknown: [0, 1, 2] },
  ],
  [
    'a list of all items identifies them by order',
    [accepted, because('Bad.'), accepted],
    { succeeded: [0, 2], failed: [1] },
  ],
  [
    'a list of all items with a name in the wrong place',
    [accepted, because('No c.pdf.'), accepted],
    { unknown: [0, 1, 2] },
  ],
  ['a list of some with one that was taken', [accepted, because('Bad.')], { unknown: [0, 1, 2] }],
])(
  'S02: a refused document that no message names is identified by its position: %s',
  async (_, documents, expected) => {
    const { succeeded, failed, unknown } = await run(shopDocuments, described('a.pdf', 'b.pdf', 'c.pdf'), {
      documents,
    });
    expect({ succeeded, failed, unknown }).toEqual({ succeeded: [], failed: [], unknown: [], ...expected });
  },
);

test('S02, AS75: if the refused document is unknown, each candidate has all messages of the server', async () => {
  const documents = [
    because('Unknown type.'),
    { errors: [{ code: 'TOO_LARGE', field: 'files', message: 'TOO_LARGE' }] },
  ];
  const { result } = await run(shopDocuments, described('a.pdf', 'b.pdf', 'c.pdf'), { documents });
  const reason =
    'The response contains no result for this item. Rejections of the response: Unknown type. (C, type_code); TOO_LARGE (files)';
  expect(result.unknown.map((one) => one.reason)).toEqual([reason, reason, reason]);
  expect(() => result.throwIfFailed()).toThrow(reason);
});

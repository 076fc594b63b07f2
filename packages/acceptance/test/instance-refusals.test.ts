/** Requests that the clients refuse before sending. */
import { ArgumentError } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { createInstance, type Instance } from '../src/instance.ts';
import { errorOf } from '../src/world.ts';

type Asking = (instance: Instance) => PromiseLike<unknown>;

const times = <T>(count: number, value: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => value(index));

const uploadOf =
  (files: readonly string[], entries: readonly (readonly [file_name: string, type_code: string])[]) =>
  ({ shop }: Instance): PromiseLike<unknown> =>
    shop().documents.upload({
      files: files.map((name) => pdf(name)),
      shop_documents: { shop_documents: entries.map(([file_name, type_code]) => ({ file_name, type_code })) },
    });

/** A value that TypeScript rejects, as callers in JavaScript may pass it. */
const wrong = (value: unknown): never => value as never;
const pdf = (name: string): File => new File(['%PDF-1.4'], name);

describe('the clients', () => {
  const instance = createInstance();

  it.each<[rules: string, what: string, names: string, ask: Asking]>([
    [
      'S03',
      'a path value that leads out of its place',
      'document_id',
      ({ shop }) => shop().documents.delete(wrong('../../account')),
    ],
    ['SV01', 'an empty path value', 'order_id', ({ services }) => services().orders.accept('')],
    ['Q07', 'a negative shop', 'shop_id', ({ shop }) => shop().forShop(-2001).account.get()],
    ['PR14', 'a negative level', 'max_level', ({ shop }) => shop().hierarchies.list({ max_level: -1 })],
    [
      'PR13',
      'a basket without its site',
      'siteId',
      ({ basket }) => basket().shipments.setShippingMethod('b', 's', { id: 'x' }, wrong({})),
    ],
    [
      'S02',
      'the 51st document of an upload',
      'shop_documents',
      ({ shop }) =>
        shop().documents.upload({
          files: times(51, (index) => pdf(`${index}.pdf`)),
          shop_documents: {
            shop_documents: times(51, (index) => ({ file_name: `${index}.pdf`, type_code: 'insurance' })),
          },
        }),
    ],
    ['S01', 'a list of documents of no shop', 'shop_ids', ({ operator }) => operator().documents.list()],
    ['S01', 'a list of documents of no shop', 'shop_ids', ({ shop }) => shop().documents.list()],
    ['S03', 'a download of no documents', 'document_ids', ({ operator }) => operator().documents.download()],
    [
      'S07',
      'a download of no accounting documents',
      'document_id',
      ({ shop }) => shop().documentRequests.download({ document_id: [] }),
    ],
    [
      'S02',
      'two files of one name',
      'files',
      ({ shop }) =>
        shop().documents.upload({
          files: [pdf('same.pdf'), pdf('same.pdf')],
          shop_documents: { shop_documents: [{ file_name: 'same.pdf', type_code: 'insurance' }] },
        }),
    ],
    ['S02', 'an entry whose file is not there', 'b.pdf', uploadOf(['a.pdf'], [['b.pdf', 'identity']])],
    ['S02', 'a file without an entry', 'b.pdf', uploadOf(['a.pdf', 'b.pdf'], [['a.pdf', 'identity']])],
    ['S02', 'a program', 'a.exe', uploadOf(['a.exe'], [['a.exe', 'identity']])],
    [
      'S02',
      'two documents of one type',
      'type_code',
      uploadOf(
        ['a.pdf', 'b.pdf'],
        [
          ['a.pdf', 'identity'],
          ['b.pdf', 'identity'],
        ],
      ),
    ],
    [
      'PR11',
      'the 1,001st attachment of a thread',
      'files',
      ({ shop }) =>
        shop().orders.createThread('ORD-1001-A', {
          files: times(1001, (index) => pdf(`${index}.pdf`)),
          thread_input: { body: 'b', to: ['OPERATOR'], topic: { type: 'FREE_TEXT', value: 'topic' } },
        }),
    ],
    [
      'S08',
      'the 51st accounting document of an upload',
      '"0.pdf"',
      ({ shop }) =>
        shop().documentRequests.upload({
          files: times(51, (index) => pdf(`${index}.pdf`)),
          documents_input: { requests: [] },
        }),
    ],
    [
      'PR01',
      'an import without its file',
      'file',
      ({ catalog }) => catalog().imports.create(wrong({ operator_format: true })),
    ],
    ['S09', 'a chunk without an address', 'URL', ({ shop }) => shop().transactions.downloadChunk(wrong(undefined))],
  ])(
    'Q07, S01, S02, S03, S07, S08, S09, SV01, PR01, PR11, PR13, PR14: (%s) %s is refused before sending, and %s is named',
    async (_, __, names, ask) => {
      const { value: error, sent } = await instance.during(() => errorOf(ask(instance)));
      expect(error).toBeInstanceOf(ArgumentError);
      expect(error.message).toContain(names);
      expect(error).toMatchObject({ outcome: 'not-sent' });
      expect(sent).toEqual([]);
    },
  );
});

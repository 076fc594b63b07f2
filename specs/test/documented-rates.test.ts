/** Rates of both documents, written from their tables and not from the descriptions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surfaces } from '@tradelane/spec-model/surfaces';

interface Windows {
  readonly recommended: unknown;
  readonly maximum: unknown;
}

interface Rate extends Windows {
  readonly key?: readonly string[];
  readonly followUpPages?: string;
  readonly whenAbsent?: { readonly query: string; readonly maximum: unknown };
  readonly surfaces?: Readonly<Record<string, Windows>>;
}

interface Operation {
  readonly operationId?: string;
  readonly 'x-rate-limit'?: Rate;
  readonly 'x-pagination'?: object;
  readonly 'x-assumption'?: readonly { readonly about: string }[];
}

/**
 * A row is: operations | recommended | maximum | pages after the first | key. A rate is `20/PT1M`. `-` is a rate without a
 * number. Pages count unless the row contains `separate` (the document) or `free` (our assumption).
 * A key in addition to these is an assumption of its operation.
 */
const documented = `
  configureChannelCatalog                            | -      | 1/PT1M
  createTaxonomyRule, upsertProductType              | 5/PT1S | 10/PT1S
  upsertOrders, updateStoreCatalogItems              | 20/PT1S | 30/PT1S
  upsertBusinessInformation                          | 1/PT1M | 5/PT1M
  upsertCarriers                                     | -      | 1/PT1H
  upsertReturns                                      | 1/PT5M | 1/PT1M
  v2-getActionStatus                                 | 1/PT5M | 1/PT1M  | | action_id
  v2-listOrders, v2-listReturns, listProducts        | 1/PT5M | 1/PT1M  | free
  v2-reportOrderActions                              | 1/PT5M | 1/PT1M
  updateActionStatus                                 | -      | -       | | action_id
  upsertProducts, deleteProducts                     | 1/PT5M | 1/PT1M
  A01, A21, AF01, CH11, CUR01, DO01, L01, OF61, SH11, SH12, SH21, SH31, TL03 | 1/P1D | 1/P1D
  A02                                                | -      | 1/P1D
  IV01, SBC11                                        | 1/P1D  | 1/P1D   | separate
  TL02                                               | 20/P1D | 20/PT1M 60/PT1H
  TL04                                               | 1/PT1M | 1/PT10S
  SL01, SOF27                                        | 30/PT1M | 30/PT1M
  SL06                                               | 20/PT1S | 60/PT1S
  SOF25, SOF26                                       | 60/PT1M | 60/PT1M
  SL12, SM11                                         | 1/P1D  | 1/PT1H  | free
  services-seller SM11                               | 1/PT1H | 1/PT1H  | free
  P41                                                | 1/PT1H | 1/PT15M | | shop
  P51                                                | 1/PT5M | 1/PT1M
  P42                                                | 1/PT1M | 1/PT1M
  CM11                                               | 1/PT15M | 1/PT5M
  H11, PM11, VL11                                    | 1/PT1H | 1/PT1H
  SH42, SH52                                         | 1/P7D  | 1/PT1H
  ST12                                               | 1/PT15M | 1/PT5M | free
  OF01, OF02, OF03, OF04, OF24, PRI01, PRI02, PRI03, STO01, STO03 | 1/PT5M | 1/PT1M
  STO02                                              | 1/PT5M | 1/PT15S
  OF51, OF52                                         | 1/PT5M | 1/PT1M
  OF53                                               | 1/PT1M | 1/PT10S
  PR03, PR04                                         | -      | 1/PT1M
  OR11                                               | 1/PT5M | 1/PT1M  | free
  OR13                                               | 1/PT15M | 1/PT5M
  OR14                                               | 1/PT10S | 1/PT2S
  OR75                                               | 1/P1D  | 1/P1D
  RT11, PL11                                         | 1/PT15M | 1/PT5M | free
  OR04, OR32                                         | -      | 1/PT1M
  OR07                                               | -      | 60/PT1H
  OR31                                               | -      | 5/PT1S
`;

const rows = new Map(
  documented
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [ids = '', recommended = '', maximum = '', pages = '', key = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return ids.split(', ').map((id) => [id, { recommended, maximum, pages, key }] as const);
    }),
);

const withoutNumber = { recommended: '-', maximum: '-', pages: '', key: '' };

function shown(rate: unknown): string {
  if (!Array.isArray(rate)) return '-';
  return (rate as readonly { requests: number; period: string }[])
    .map(({ requests, period }) => `${requests}/${period}`)
    .join(' ');
}

const described = surfaces.flatMap(({ name }) => {
  const text = readFileSync(join(import.meta.dirname, `../dist/${name}.openapi.json`), 'utf8');
  const { paths } = JSON.parse(text) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId }) => operationId !== undefined)
    .map((operation) => ({ surface: name, id: operation.operationId ?? '', operation }));
});

test.each(described)('E03, AS43: $surface $id has the rate of the document', ({ surface, id, operation }) => {
  const rate = operation['x-rate-limit'];
  const assumed = operation['x-assumption']?.map(({ about }) => about) ?? [];
  const hasAssumedKey = assumed.some((about) => about.startsWith('key of the'));
  const { recommended, maximum } = rate?.surfaces?.[surface] ?? rate ?? {};
  const actual = {
    recommended: shown(recommended),
    maximum: shown(maximum),
    pages: rate?.followUpPages ?? '',
    key: hasAssumedKey ? '' : (rate?.key?.map((part) => part.split('.').at(-1)).join(' ') ?? ''), // in path, query or body
  };
  const expected = rows.get(`${surface} ${id}`) ?? rows.get(id);
  if (assumed.includes('the rate') && expected === undefined) return;
  expect(actual).toEqual(expected ?? withoutNumber);
});

test('E03, PR05: CM11 without `updated_since` and OF51 without a date have separate rates, and no other operation', () => {
  const variants = described.flatMap(({ id, operation }) => {
    const variant = operation['x-rate-limit']?.whenAbsent;
    return variant === undefined ? [] : [[id, variant.query, shown(variant.maximum)].join(' ')];
  });
  expect([...new Set(variants)]).toEqual(['OF51 last_request_date 1/P1D', 'CM11 updated_since 1/PT4H']);
});

test('E03: each row of the table is a described operation', () => {
  const names = new Set(described.flatMap(({ surface, id }) => [id, `${surface} ${id}`]));
  expect([...rows.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test('E03, AS42: an operation whose pages do not count is marked as an assumption', () => {
  const unmarked = described
    .filter(({ operation }) => operation['x-rate-limit']?.followUpPages === 'free')
    .filter(({ operation }) => !operation['x-assumption']?.some(({ about }) => /page|the rate/.test(about)))
    .map(({ surface, id }) => `${surface} ${id}`);
  expect(unmarked).toEqual([]);
});

import { expect, test } from 'vitest';
import { listResult } from '../../src/runtime.ts';
import { callOf, exchange, type Reply } from '../results/exchange.ts';

const page = { style: 'offset', items: 'invoices', defaultLimit: 10, maxLimit: 100, total: 'total_count' } as const;
const query = {
  max: 'integer',
  offset: 'integer',
  status: 'list',
  entity: 'comma',
  paid: 'boolean',
  since: 'date',
} as const;
const url = 'https://i.example.com/api/invoices';

interface Row {
  readonly id: number;
}
type Asked = { max?: number; offset?: number };

const idsOf = (count: number, from = 0) => Array.from({ length: count }, (_, at) => ({ id: from + at }));

function list(reply: (asked: Asked, count: number) => Reply, values: object = {}, cursor?: string) {
  const { send, calls } = exchange((call, count) => ({ url, ...reply({ ...call.input.query }, count) }));
  const call = callOf({ id: 'IV01', page, query }, { query: values }, cursor === undefined ? {} : { cursor });
  return { list: listResult<Row>(send, call), calls };
}

const collect = async (rows: AsyncIterable<Row>) => {
  const seen: number[] = [];
  for await (const row of rows) seen.push(row.id);
  return seen;
};

for (const rows of [0, 1, 9, 10, 11, 99, 100, 101, 1000]) {
  for (const signal of ['Link', 'total_count', 'neither'] as const) {
    test(`Q01: an iterator over ${rows} rows yields each once, by ${signal}`, async () => {
      const { list: invoices } = list(({ max = 10, offset = 0 }) => {
        const links = [
          ...(offset + max < rows ? [`<${url}?max=${max}&offset=${offset + max}>; rel="next"`] : []),
          ...(offset > 0 ? [`<${url}?max=${max}&offset=${Math.max(0, offset - max)}>; rel="previous"`] : []),
        ];
        return {
          headers: signal === 'Link' && links.length > 0 ? { link: links.join(', ') } : {},
          body: {
            invoices: idsOf(rows).slice(offset, offset + max),
            ...(signal === 'neither' ? {} : { total_count: rows }),
          },
        };
      });
      expect(await collect(invoices)).toEqual(idsOf(rows).map((row) => row.id));
    });
  }
}

test('Q01: a Link is followed unchanged, with the types of the operation’s parameters', async () => {
  const { list: invoices, calls } = list((_, count) => ({
    headers:
      count === 1
        ? {
            link: '<?max=5&offset=5&status=A&status=B&entity=x,y&paid=true&since=2026-01-01T00%3A00%3A00Z&hint=1>; rel=next',
          }
        : {},
    body: { invoices: [], total_count: 0 },
  }));
  await (await invoices).next();
  expect(calls[1]).toMatchObject({ followUpPage: true, waitsForLimit: true });
  expect(calls[1]?.input.query).toEqual({
    max: 5,
    offset: 5,
    status: ['A', 'B'],
    entity: ['x', 'y'],
    paid: true,
    since: '2026-01-01T00:00:00Z',
    hint: '1',
  });
});

for (const target of [
  'https://instance.example.com/api/invoices?offset=10',
  'http://i.example.com/api/invoices?offset=10',
  'https://i.example.com:8443/api/invoices?offset=10',
  '//10.0.0.1/api/invoices?offset=10',
  'http://localhost/invoices?offset=10',
  'https://i.example.com/proxy/api/invoices?offset=10',
]) {
  test(`Q01: only the query of a Link to ${target} is used, as a server behind a proxy writes it, and the host stays`, async () => {
    const { list: invoices, calls } = list((_, count) => ({
      headers: count === 1 ? { link: `<${target}>; rel="next"` } : {},
      body: { invoices: [{ id: count }] },
    }));
    const second = await (await invoices).next();
    expect(second?.items).toEqual([{ id: 2 }]);
    expect(calls[1]).toMatchObject({ operation: calls[0]?.operation, input: { query: { offset: 10 } } });
    expect(calls[1]?.input.url).toBeUndefined();
  });
}

test('a Link that leads back is an error and never an endless loop', async () => {
  const { list: invoices, calls } = list(() => ({
    headers: { link: '<?offset=10>; rel=next' },
    body: { invoices: [{ id: 1 }] },
  }));
  await expect(collect(invoices)).rejects.toThrow('the next page of the list was already read');
  expect(calls).toHaveLength(2);
});

test('a page has the total of the list', async () => {
  expect((await list(() => ({ body: { invoices: idsOf(10), total_count: 42 } })).list).total).toBe(42);
});

test('a cursor resumes a list by Link and a list by offset', async () => {
  const linked = list(() => ({ headers: { link: '<?max=10&offset=10>; rel=next' }, body: { invoices: [] } }));
  const counted = list(() => ({ body: { invoices: idsOf(10), total_count: 20 } }), { status: ['A'] });
  for (const [first, expected, values] of [
    [await linked.list, { max: 10, offset: 10 }, {}],
    [await counted.list, { status: ['A'], offset: 10 }, { status: ['A'] }],
  ] as const) {
    const resumed = list(() => ({ body: { invoices: [] } }), values, first.nextCursor);
    await resumed.list;
    expect(resumed.calls[0]?.input.query).toEqual(expected);
  }
});

test.each([
  ['a total that grows', 2, (rows: number) => rows],
  ['a constant total', 2, () => 25],
  ['no total', 2, () => undefined],
  ['more new rows than a page holds', 12, (rows: number) => rows],
  ['more new rows than a page holds and a constant total', 12, () => 25],
])('G19: rows moved by rows added before the offset are yielded once: %s', async (_, added, total) => {
  let rows = idsOf(25);
  const { list: invoices } = list(({ offset = 0 }, count) => {
    // Newest first.
    if (count === 2 || (count > 1 && added < 10)) rows = [...idsOf(added, 100 * count), ...rows];
    const shown = rows.slice(offset, offset + 10).map((row) => ({ ...row, quote_id: row.id % 3 === 0 ? null : 'Q' }));
    return { body: { invoices: shown, total_count: total(rows.length) } };
  });
  const seen = await collect(invoices);
  expect(seen.filter((id) => id < 25)).toEqual(idsOf(25).map((row) => row.id));
  expect(new Set(seen).size).toBe(seen.length);
});

test('G19: rows that a Link repeats are yielded once, and a filter that it leaves out is sent', async () => {
  const { list: invoices, calls } = list(
    ({ offset = 0 }) => ({
      headers: offset < 15 ? { link: `<?max=10&offset=${offset + 5}>; rel=next` } : {},
      body: { invoices: idsOf(25).slice(offset, offset + 10) },
    }),
    { status: ['A'] },
  );
  expect(await collect(invoices)).toEqual(idsOf(25).map((row) => row.id));
  expect(calls[1]?.input.query).toEqual({ status: ['A'], max: 10, offset: 5 });
});

test('rows added after the offset or changed during paging: each row is yielded once', async () => {
  const rows: (Row & { version: number })[] = idsOf(25).map(({ id }) => ({ id, version: 0 }));
  const { list: invoices } = list(({ offset = 0 }, count) => {
    rows.push({ id: 100 + count, version: 0 });
    for (const [at, row] of rows.entries()) rows[at] = { ...row, version: count };
    return { body: { invoices: rows.slice(offset, offset + 10), total_count: rows.length } };
  });
  expect(await collect(invoices)).toEqual([...idsOf(25).map((row) => row.id), 101, 102, 103]);
});

test.each([{}, { max: 100 }])(
  'Q01: a server that caps its pages loses no row if the total shows it: %j',
  async (query) => {
    const { list: invoices, calls } = list(
      ({ offset = 0 }) => ({ body: { invoices: idsOf(25).slice(offset, offset + 7), total_count: 25 } }),
      query,
    );
    expect(await collect(invoices)).toEqual(idsOf(25).map((row) => row.id));
    expect(calls).toHaveLength(4);
  },
);

test('Q01: a server that ignores size and offset ends in an error', async () => {
  const { list: invoices } = list(() => ({ body: { invoices: idsOf(10), total_count: 30 } }), { max: 100 });
  await expect(collect(invoices)).rejects.toThrow('the server repeated the items of the page before');
});

test.each([
  ['once', 2, undefined],
  ['again', 3, 'it has no rows at offset 10, but the list has 25'],
])('Q01: a page that is empty %s although the total shows more rows is read twice at most', async (_, last, error) => {
  const { list: invoices } = list(({ offset = 0 }, count) => ({
    body: { invoices: count > 1 && count <= last ? [] : idsOf(25).slice(offset, offset + 10), total_count: 25 },
  }));
  const rows = collect(invoices);
  if (error === undefined) expect(await rows).toEqual(idsOf(25).map(({ id }) => id));
  else await expect(rows).rejects.toThrow(error);
});

test.each([0, -1, 15])('Q01: the total %i below the received rows ends no list', async (total) => {
  const { list: invoices } = list(({ offset = 0 }) => ({
    body: { invoices: idsOf(25).slice(offset, offset + 10), total_count: total },
  }));
  expect(await collect(invoices)).toHaveLength(25);
});

test('Q01: an empty page is right if the request asks for the total only', async () => {
  expect((await list(() => ({ body: { invoices: [], total_count: 25 } }), { max: 0 }).list).total).toBe(25);
});

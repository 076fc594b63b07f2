import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { EventFormatError, orderKey, parseEvent } from '../src/index.ts';
import { schemaNames } from '../src/messages/hub-events.ts';
import { actionId } from '../src/messages/order-key.ts';

interface Example {
  readonly name: string;
  readonly value: { readonly type: string; readonly data: Record<string, unknown> };
}

/** The examples of the description, one or more per message. */
const examples: readonly Example[] = Object.entries(
  (
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../specs/dist/channel-platform.openapi.json'), 'utf8'),
    ) as {
      webhooks: Record<string, { post: { requestBody: { content: { 'application/json': Record<string, unknown> } } } }>;
    }
  ).webhooks,
).flatMap(([name, { post }]) => {
  const { example, examples: several } = post.requestBody.content['application/json'] as {
    example?: Example['value'];
    examples?: Record<string, { value: Example['value'] }>;
  };
  if (example !== undefined) return [{ name, value: example }];
  return Object.values(several ?? {}).map(({ value }) => ({ name: `${name} ${value.type}`, value }));
});

describe('a number that JavaScript changes', () => {
  const message = (value: string): string => `{"id":"1","type":"NEW","data":{"order":[{"number":${value}}]}}`;

  it('a number that JavaScript changes is refused with its place rather than read as another number', () => {
    for (const value of ['12345678901234567', '-9007199254740993', '1e400', '-1E+400'])
      expect(() => parseEvent(message(value))).toThrow("`data.order.0.number` is a number that JavaScript can't hold");
  });

  it.each(['9007199254740991', '"12345678901234567"', '0.12345678901234567', '1234567890123456.5'])(
    '%s is none',
    (value) => {
      expect(parseEvent(`\uFEFF${message(value)}`).event).toEqual(JSON.parse(message(value)));
    },
  );
});

it('a message with many invalid entries is refused with a short message', () => {
  const line = { id: 'L1', accepted: true };
  const data = { order_lines: Array.from({ length: 50_000 }, (_, at) => (at < 100 ? line : {})) };
  expect(() => parseEvent(JSON.stringify({ id: '1', type: 'ACCEPT', data }))).toThrow(/^.{1,5000}$/);
  expect(() => parseEvent(JSON.stringify({ type: 'A'.repeat(20_000), data }))).toThrow(/^.{1,500}$/);
});

it('a long message that is too deep or has too many values is refused before it is parsed', () => {
  const deep = '['.repeat(600_000) + ']'.repeat(600_000);
  for (const body of [
    `{"id":"1","type":"NEW","data":{"a":${deep}}}`,
    JSON.stringify(deep),
    `[${'{},'.repeat(2_600_000)}`,
    `{${Array.from({ length: 230_000 }, (_row, at) => `"${at}k":1`).join(',')}}`,
  ])
    expect(() => parseEvent(body, { unwrap: true })).toThrow(
      'The message is invalid: it has more than 200 levels, or too many values to parse in a second.',
    );
});

describe("bytes that aren't UTF-8", () => {
  it("bytes that aren't UTF-8 are refused rather than read as other characters, which would make one ID of two", () => {
    for (const character of ['\xe9', '\xe8'])
      expect(() => parseEvent(Buffer.from(`{"id":"caf${character}","type":"NEW","data":{}}`, 'latin1'))).toThrow(
        new EventFormatError({}, [{ field: '', message: "isn't UTF-8" }]),
      );
    expect(parseEvent(Buffer.from('\uFEFF{"id":"café \uFFFD","type":"NEW","data":{}}')).event.id).toBe('café \uFFFD');
  });
});

describe('an id that some queue or database would refuse', () => {
  const ids = ['', 'x'.repeat(501), 'a\0b', 'a\nb', 'a\ud800'];

  it.each(ids)('the identifier %j is rejected when the message is parsed', (id) => {
    const other = { id: 'E-1', type: 'NEW' };
    expect(() => parseEvent(JSON.stringify({ ...other, id, data: {} }))).toThrow('`id` must be a string of up to 500');
    if (id !== '')
      expect(() => parseEvent(JSON.stringify({ ...other, data: { action_id: id } }))).toThrow(
        '`data.action_id` must be',
      );
    // Items of one's own may have fields of any name.
    const own = { ...other, id: 'NEW/1/digest', key: 'NEW/1', data: { action_id: id } };
    expect(parseEvent(JSON.stringify(own)).event).toEqual(own);
  });
});

describe('a message of the hub', () => {
  it('messages of the hub come in five kinds and nine commands', () => {
    expect(new Set(examples.map(({ name }) => name.split(' ')[0])).size).toBe(5);
    expect(Object.keys(schemaNames)).toHaveLength(13);
    expect(new Set(examples.map(({ value }) => parseEvent(JSON.stringify(value)).kind))).toEqual(
      new Set(Object.keys(schemaNames)),
    );
  });

  it.each(examples)('$name is parsed as it was sent', ({ value }) => {
    expect(parseEvent(JSON.stringify(value)).event).toEqual(value);
    expect(parseEvent(new TextEncoder().encode(JSON.stringify(value))).event).toEqual(value);
  });

  it.each(examples)('$name keeps fields and values that are not known yet', ({ value }) => {
    const later = { ...value, tracing: { id: 1 }, data: { ...value.data, added_later: ['x'] } };
    expect(parseEvent(JSON.stringify(later)).event).toEqual(later);
  });

  it.each(examples.filter(({ value }) => 'action_id' in value.data))(
    '$name without `action_id` is refused by name',
    ({ value }) => {
      const { action_id: _, ...data } = value.data;
      for (const sent of [data, { ...data, action_id: '' }])
        expect(() => parseEvent(JSON.stringify({ ...value, data: sent }))).toThrow(/`data\.action_id`/);
    },
  );

  it('an invalid body', () => {
    for (const body of ['', '[]', 'null', '3', '{"id":1,"type":"ACCEPT","data":{}}', '{"id":"a","type":"b"}'])
      expect(() => parseEvent(body), body).toThrow(EventFormatError);
  });

  it.each([
    ['[]', ["it isn't an object"]],
    ['null', ["it isn't an object"]],
    ['{', ["it isn't JSON"]],
    [
      '{}',
      [
        '`id` must be a string of up to 500 printable characters',
        '`type` must be a string',
        '`data` must be an object',
      ],
    ],
    ['{"id":"a","type":"","data":null}', ['`type` must be a string', '`data` must be an object']],
  ])('a message with the body %s is refused with all its problems', (body, problems) => {
    const message = expect.stringContaining(`message is invalid: ${problems.join('; ')}.`) as string;
    expect(() => parseEvent(body)).toThrow(expect.objectContaining({ message, outcome: 'refused' }));
  });

  it('a message may be bytes of another realm, and nothing else than text or bytes', () => {
    const body = '{"id":"E1","type":"NEW","data":{}}';
    const bytes = runInNewContext('new Uint8Array(bytes)', { bytes: [...Buffer.from(body)] }) as Uint8Array;
    expect(parseEvent(bytes).event).toEqual(JSON.parse(body));
    for (const wrong of [undefined, null, 5, {}, [1]])
      expect(() => parseEvent(wrong as never)).toThrow('Pass the body of a message as a string or its bytes.');
  });

  it.each([
    [{ feature: 'store-linking', configuration: {} }, 'STORE_MANAGEMENT_FEATURE'],
    [{ feature: 'store-linking' }, 'other'],
    [{ configuration: {} }, 'other'],
    [{ feature: 5, configuration: {} }, 'other'],
  ])('a message of an open type with %j is of the kind %s', (data, kind) => {
    const feature = examples.find(({ value }) => 'feature' in value.data)?.value.data;
    const all = kind === 'other' ? data : { ...feature, ...data, configuration: feature?.['configuration'] };
    expect(parseEvent(JSON.stringify({ id: 'E1', type: 'ANY', time: '2026-01-12T10:00:00Z', data: all })).kind).toBe(
      kind,
    );
  });

  it('a message keeps its kind if its data looks like another kind', () => {
    const accept = examples.find(({ value }) => value.type === 'ACCEPT')?.value;
    const data = { ...accept?.data, feature: 'x', configuration: {} };
    expect(parseEvent(JSON.stringify({ ...accept, data })).kind).toBe('ACCEPT');
  });

  it('a message belongs to its order, its product or its store', () => {
    const keys = examples.map(({ value }) => orderKey(parseEvent(JSON.stringify(value))));
    expect(keys.every((key) => key !== undefined)).toBe(true);
    expect(new Set(keys.map((key) => key?.split('/')[0]))).toEqual(new Set(['order', 'product', 'store']));
  });

  it.each([
    [{ channel_order_id: 'O', store_id: 'S', product_id: 'P' }, 'order/O'],
    [{ store_id: 'S', product_id: 'P' }, 'product/S/P'],
    [{ store_id: 'S' }, 'store/S'],
    [{ store_id: 5, product_id: 'P' }, undefined],
    [{ product_id: 'P' }, undefined],
  ])('a message with %j has the key %s', (data, key) => {
    expect(orderKey(parseEvent(JSON.stringify({ id: 'E1', type: 'NEW', data })))).toBe(key);
  });

  it.each([undefined, {}, { event: {} }, { event: { data: null } }])("%j isn't a parsed message", (parsed) => {
    expect(() => orderKey(parsed as never)).toThrow('Pass the result of `parseEvent`.');
  });

  it.each(['..', 'a/../b'])('O07: a command whose outcome cannot be reported is refused: %s', (action_id) => {
    const message = JSON.stringify({ id: 'E-1', type: 'NEW', data: { action_id } });
    expect(() => parseEvent(message)).toThrow("`data.action_id` can't be a part of a path");
  });

  it('a message with an ID of 500 characters is accepted', () => {
    const id = 'x'.repeat(500);
    expect(parseEvent(JSON.stringify({ id, type: 'NEW', data: { action_id: id } })).event.id).toBe(id);
  });

  it('a message with the key of an item but without a digest in its ID is a command', () => {
    const message = { id: 'NEW/1/', type: 'NEW', key: 'NEW/1', data: { action_id: 'A1', store_id: 'S' } };
    const parsed = parseEvent(JSON.stringify(message));
    expect([actionId(parsed), orderKey(parsed)]).toEqual(['A1', 'store/S']);
  });

  it('a message belongs to the same whatever its channel: messages of two channels at most wait for each other', () => {
    for (const { name, value } of examples) {
      const keyOn = (channel_id: string): string | undefined =>
        orderKey(parseEvent(JSON.stringify({ ...value, data: { ...value.data, channel_id } })));
      expect(keyOn('one'), name).toBe(keyOn('two'));
    }
  });
});

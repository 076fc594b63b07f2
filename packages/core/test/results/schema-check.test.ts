import * as z from 'zod';
import { expect, expectTypeOf, test } from 'vitest';
import type { schemaCheck as SchemaCheckOf } from '../../src/call/schema-check.ts';
import { type BodySchema, schemaCheck as publicCheck } from '../../src/schemas.ts';
import { callResult } from '../../src/runtime.ts';
import { MalformedResponseError } from '../../src/index.ts';
import { callOf, exchange } from './exchange.ts';

/** As the client calls it. */
const schemaCheck = (
  responses: Readonly<Record<string, BodySchema>>,
  ...rest: readonly [Parameters<typeof SchemaCheckOf>[1]?]
) => (publicCheck as unknown as typeof SchemaCheckOf)({ responses }, ...rest);

const Order = z.strictObject({
  id: z.string(),
  status: z.enum(['SHIPPED', 'CLOSED']),
  kind: z.literal('ORDER').optional(),
  payer: z.union([z.strictObject({ name: z.string() }), z.strictObject({ company: z.string() })]).optional(),
  entity: z
    .discriminatedUnion('type', [z.object({ type: z.literal('A'), a: z.number() }), z.object({ type: z.literal('B') })])
    .optional(),
});
const check = schemaCheck({ getOrder: Order });
const read = (body: unknown, id = 'getOrder') => callResult(exchange(() => ({ body })).send, callOf({ id }), check);

const order = { id: 'o1', status: 'SHIPPED' };

test('a response that fits a schema passes, and the data is what was sent', async () => {
  expect(await read(order)).toEqual(order);
});

test.each([
  ['member, even against a strict schema', { ...order, new_field: 1 }],
  ['member within one branch of a union', { ...order, payer: { name: 'n', new_field: 1 } }],
])('E04: an unknown %s passes, and the data is what was sent', async (_, body) => {
  expect(await read(body)).toEqual(body);
});

test.each([
  ['value of an enum', { ...order, status: 'TELEPORTED' }],
  ['literal', { ...order, kind: 'PREORDER' }],
  ['discriminator', { ...order, entity: { type: 'C', c: 1 } }],
])('E05: an unknown %s passes, and the data is what was sent', async (_, body) => {
  expect(await read(body)).toEqual(body);
});

test('a missing member and a wrong type are a malformed response that names paths and no values', async () => {
  const error = await read({ status: 's3cret', id: { s3cret: 1 }, payer: { name: 7 } }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MalformedResponseError);
  expect(String(error)).toContain('$.id: ');
  expect(String(error)).toContain('$.payer: ');
  expect(String(error)).not.toContain('s3cret');
  await expect(read({ ...order, entity: { type: 'A', a: 'x' } })).rejects.toThrow('$.entity.a');
});

test('a schema reads a long list of invalid entries only in part, because it reports each of them', async () => {
  let count = 0;
  const list = Array.from({ length: 10_000 }, (_, at) => (at < 100 ? 0 : at));
  const entry = z.number().refine((at) => (count += 1) > 0 && at === 0);
  const error = await callResult(
    exchange(() => ({ body: { list } })).send,
    callOf({ id: 'getOrder' }),
    schemaCheck({ getOrder: z.object({ list: z.array(entry) }) }),
  ).catch((reason: unknown) => reason);
  expect([error instanceof MalformedResponseError, count]).toEqual([true, 100]);
  // Issues have the position in the whole list.
  const [, , position = ''] = /list(\[(\d+)\])/.exec(String(error)) ?? [];
  expect(Number(position)).toBeGreaterThanOrEqual(100);
});

test('E06: values that a schema would change or drop arrive unchanged', async () => {
  const stripping = schemaCheck({ getOrder: z.object({ id: z.string().transform((id) => id.toUpperCase()) }) });
  const { send } = exchange(() => ({ body: { id: 'o1', more: 1 } }));
  expect(await callResult(send, callOf({ id: 'getOrder' }), stripping)).toEqual({ id: 'o1', more: 1 });
});

test('an asynchronous schema of another library works too', async () => {
  const refusing: BodySchema = { safeParse: () => ({ success: false }) };
  const { send } = exchange(() => ({ body: {} }));
  await expect(callResult(send, callOf({ id: 'x' }), schemaCheck({ x: refusing }))).rejects.toThrow(
    'The schema rejected the value without a reason.',
  );
});

test.each<[string, BodySchema]>([
  ['reads a member that is not there', z.object({}).refine((value: { a?: { b: 1 } }) => (value.a as { b: 1 }).b > 0)],
  ['looks something up', z.object({}).refine(async () => true)],
  ['gives a promise', { safeParse: () => Promise.reject(new Error('s3cret')) as never }],
  ['returns nothing', { safeParse: () => undefined as never }],
  ['returns invalid issues', { safeParse: () => ({ success: false, error: { issues: [undefined] } }) }],
])('a schema that %s has failed, which is an issue like any other', async (_, failing) => {
  const reported: (readonly string[])[] = [];
  const { send } = exchange(() => ({ body: order }));
  const telling = schemaCheck({ x: failing }, { invalidResponse: ({ issues }) => void reported.push(issues) });
  expect(await callResult(send, callOf({ id: 'x' }), telling)).toEqual(order);
  expect(reported).toEqual([['$: Schema validation threw an error.']]);
  const error = await callResult(send, callOf({ id: 'x' }), schemaCheck({ x: failing })).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MalformedResponseError);
  expect(String(error)).not.toContain('s3cret');
});

test('zod’s own types fit', () => {
  expectTypeOf<typeof Order>().toExtend<BodySchema>();
});

/** A schema that always reports these issues. */
const reporting = (issues: unknown): Record<string, BodySchema> => ({
  getOrder: { safeParse: () => ({ success: false, error: { issues } }) },
});
const readWith = (issues: unknown) =>
  callResult(exchange(() => ({ body: order })).send, callOf({ id: 'getOrder' }), schemaCheck(reporting(issues)));

test.each([
  'unrecognized_keys',
  'invalid_value',
  'invalid_literal',
  'invalid_enum_value',
  'invalid_union_discriminator',
])('E05: an issue with the code %s passes, in zod 3 and 4', async (code) => {
  const growing = { code, message: 'm', path: ['a'] };
  const serious = { code: 'invalid_type', message: 'm', path: ['a'] };
  const unions = (key: string, branches: unknown) => [
    { code: 'invalid_union', message: 'm', path: [], [key]: branches },
  ];
  for (const issues of [
    [growing],
    unions('errors', [[serious], [growing, growing]]),
    unions('unionErrors', [{ issues: [serious] }, { issues: [growing] }]),
    unions('errors', []),
  ])
    expect(await readWith(issues)).toEqual(order);
  for (const issues of [
    [growing, serious],
    unions('errors', [[serious, growing]]),
    unions('unionErrors', [{ issues: [serious] }]),
  ])
    await expect(readWith(issues)).rejects.toThrow('match the schema');
});

import { describe, expect, test } from 'vitest';
import { createFetch, csvRows } from '../src/index.ts';
import { saveTo } from '../src/node.ts';
import { openTelemetry } from '../src/opentelemetry.ts';
import { createSqliteCheckpoints, withSqliteTable } from '../src/sqlite.ts';
import { fileEntries } from '../src/zip.ts';

/** A program without types makes such calls. */
const untyped = (call: unknown): ((...values: readonly unknown[]) => unknown) => call as () => unknown;
const file = { stream: () => new Blob([]).stream() };
const connection = { exec: () => undefined, prepare: () => ({ get: () => undefined }) };

const nothings = [undefined, null, {}, 'x'] as const;
const calls: readonly (readonly [name: string, call: (value: unknown) => unknown, argument: string])[] = [
  ['createFetch', untyped(createFetch), 'client'],
  ['csvRows', async (value) => (untyped(csvRows)(value) as AsyncIterator<unknown>).next(), 'file'],
  ['fileEntries', async (value) => (untyped(fileEntries)(value) as AsyncIterator<unknown>).next(), 'file'],
  ['saveTo', (value) => untyped(saveTo)(value, 'x'), 'file'],
  ['createSqliteCheckpoints', untyped(createSqliteCheckpoints), 'connection'],
  ['withSqliteTable', (value) => untyped(withSqliteTable)(value, 'x'), 'connection'],
  ['openTelemetry with a tracer', (tracer) => untyped(openTelemetry)(tracer && { tracer }), 'tracer'],
  ['openTelemetry with a meter', (meter) => untyped(openTelemetry)({ meter: meter ?? null }), 'meter'],
];

describe.each(calls)('%s names the wrong argument', (_, call, argument) => {
  test.each(nothings)('%j', async (value) => {
    await expect((async () => call(value))()).rejects.toMatchObject({ name: 'ArgumentError', argument });
  });
});

test('a path and a table name are named too', async () => {
  for (const path of [undefined, null, 5])
    await expect(untyped(saveTo)(file, path)).rejects.toMatchObject({ name: 'ArgumentError', argument: 'path' });
  for (const table of [null, 5])
    expect(() => untyped(createSqliteCheckpoints)(connection, table)).toThrow(
      expect.objectContaining({ name: 'ArgumentError', argument: 'table' }),
    );
});

test('an unknown option of telemetry is named', () => {
  const create = () => openTelemetry({ meters: {} } as never);
  expect(create).toThrow(expect.objectContaining({ code: 'ERR_ARGUMENT_UNKNOWN', argument: 'meters' }));
});

test('valid arguments are accepted, including empty telemetry', async () => {
  expect(openTelemetry({}).middleware).toEqual([]);
  expect(openTelemetry({ meters: undefined } as never).middleware).toEqual([]);
});

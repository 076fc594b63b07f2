import { describe, expectTypeOf, it } from 'vitest';
import type { Context, Handler, Handlers, HandlersOf } from '../../src/http/context.ts';
import type { FileResponse } from '../../src/files/file-response.ts';
import type { UploadedFile } from '../../src/files/uploaded-file.ts';

// `pnpm typecheck` fails if one of the lines below with an expected error compiles.

describe('a handler reads what its description promises', () => {
  it('the body, or the parts of one', () => {
    expectTypeOf<Context<'v2-acceptOrderLines'>['body']['order_lines'][number]>().toEqualTypeOf<{
      readonly id: string;
      readonly accepted: boolean;
    }>();
    expectTypeOf<Context<'v2-uploadOrderDocument'>['body']['file']>().toEqualTypeOf<UploadedFile>();
    expectTypeOf<Context<'createConversation'>['body']['files']>().toEqualTypeOf<readonly UploadedFile[] | undefined>();
    expectTypeOf<Context<'v2-listOrders'>['body']>().toEqualTypeOf<undefined>();
  });

  it('query parameters have their types, and parameters with a default are always set', () => {
    const read = ({ query }: Context<'v2-listOrders'>): void => {
      expectTypeOf(query.limit).toEqualTypeOf<number>();
      expectTypeOf(query.order_ids).toEqualTypeOf<readonly string[] | undefined>();
      // @ts-expect-error -- no such parameter
      void query.customer;
    };
    expectTypeOf(read).toBeFunction();
  });

  it('the names in the path', () => {
    const read = ({ path }: Context<'v2-acceptOrderLines'>): void => {
      expectTypeOf(path.order_id).toBeString();
    };
    expectTypeOf(read).toBeFunction();
  });
});

describe('a handler that returns the wrong shape does not compile', () => {
  it('the right one does', () => {
    const handler: Handler<'v2-acceptOrderLines'> = () => ({ action_id: '1', tracking_id: '1' });
    const empty: Handler<'acceptOrderLines'> = () => undefined;
    expectTypeOf(handler).returns.not.toBeAny();
    expectTypeOf(empty).returns.not.toBeAny();
    expectTypeOf<ReturnType<Handler<'v2-downloadOrderDocuments'>>>().toExtend<FileResponse | object>();
  });

  it('a field is missing, of another type, or of a value that no description names', () => {
    // @ts-expect-error -- action_id is missing
    const missing: Handler<'v2-acceptOrderLines'> = () => ({ tracking_id: '1' });
    // @ts-expect-error -- action_id is text
    const mistyped: Handler<'v2-acceptOrderLines'> = () => ({ action_id: 1 });
    const unknown: Handler<'v2-getActionStatus'> = ({ path, world }) => ({
      id: path.action_id,
      // @ts-expect-error -- no such status
      status: 'DONE',
      created_at: world.time,
      updated_at: world.time,
    });
    expectTypeOf([missing, mistyped, unknown]).toBeArray();
  });

  it('there is an undescribed body, a missing body, or JSON instead of a file', () => {
    // @ts-expect-error -- 204
    const superfluous: Handler<'acceptOrderLines'> = () => ({ action_id: '1' });
    // @ts-expect-error -- 202 with a body
    const absent: Handler<'v2-acceptOrderLines'> = () => undefined;
    // @ts-expect-error -- a ZIP
    const json: Handler<'v2-downloadOrderDocuments'> = () => ({ documents: [] });
    expectTypeOf([superfluous, absent, json]).toBeArray();
  });
});

describe('a table of handlers does not compile', () => {
  const status: Handlers['v2-getActionStatus'] = ({ path, world }) => ({
    id: path.action_id,
    status: 'PENDING',
    created_at: world.time,
    updated_at: world.time,
  });

  it('with an operation missing', () => {
    // @ts-expect-error -- v2-getOrderTracking is missing
    const table: HandlersOf<'v2-getActionStatus' | 'v2-getOrderTracking'> = { 'v2-getActionStatus': status };
    expectTypeOf(table).toBeObject();
  });

  it('with one too many, or one that no description has', () => {
    // @ts-expect-error -- acceptOrderLines is not of this table
    const table: HandlersOf<'v2-getActionStatus'> = { 'v2-getActionStatus': status, acceptOrderLines: () => undefined };
    // @ts-expect-error -- no such operation
    type Unknown = HandlersOf<'v2-getWeather'>;
    expectTypeOf(table).toBeObject();
    expectTypeOf<Unknown>().toBeObject();
  });
});

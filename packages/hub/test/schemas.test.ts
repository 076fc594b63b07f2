import type * as z from 'zod';
import { expect, expectTypeOf, test } from 'vitest';
import * as schemas from '../src/generated/schemas.ts';

test('a schema has the type of what it accepts, and can be extended', () => {
  expectTypeOf<z.infer<typeof schemas.ActionError>>().toEqualTypeOf<{
    [name: string]: unknown;
    code: string;
    message: string;
  }>();
  expectTypeOf<z.infer<typeof schemas.ActionStatus>['errors']>().toEqualTypeOf<
    z.infer<typeof schemas.ActionError>[] | null | undefined
  >();
  const coded = schemas.ActionError.extend({ code: schemas.ActionError.shape.code.startsWith('ERR_') });
  expect(coded.safeParse({ code: 'ERR_A', message: 'm', more: 1 })).toMatchObject({ success: true, data: { more: 1 } });
  expect(coded.safeParse({ code: 'OTHER', message: 'm' }).success).toBe(false);
});

test('requests and responses have their schemas by operation', () => {
  expect(schemas.responses['v2-getActionStatus']).toBe(schemas.ActionStatus);
  expect(schemas.requests['v2-cancelOrderLines']).toBe(schemas.CancelationRequest);
  expectTypeOf<z.infer<(typeof schemas.responses)['v2-listOrders']>['data'][number]['id']>().toEqualTypeOf<string>();
});

test('C04: a request accepts null only if it is documented, and a response also for a field that may be missing', () => {
  expect(schemas.ProductReference.safeParse({ id: 'p' }).success).toBe(true);
  expect(schemas.ProductReference.safeParse({ id: null }).success).toBe(false);
  const status = { id: 'a', status: 'NEW', created_at: 't', updated_at: 't' };
  expect(schemas.ActionStatus.safeParse({ ...status, errors: null }).success).toBe(true);
});

// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

const RefusedReturnDetail: z.ZodType = z.looseObject({
  code: z.string(),
  message: z.string(),
  field: z.nullish(z.string()),
});
const RefusedReturn: z.ZodType = z.looseObject({
  channel_order_id: z.nullish(z.string()),
  channel_return_id: z.nullish(z.string()),
  details: z.nullish(z.array(RefusedReturnDetail)),
});
const UpsertedReturn: z.ZodType = z.looseObject({
  channel_order_id: z.nullish(z.string()),
  channel_return_id: z.nullish(z.string()),
});
const ReturnsUpsertResult: z.ZodType = z.looseObject({
  return_success: z.nullish(z.array(UpsertedReturn)),
  return_errors: z.nullish(z.array(RefusedReturn)),
});
const Warehouse: z.ZodType = z.looseObject({
  code: z.string(),
  name: z.string(),
});

/** The JSON answer of each operation that has one. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  upsertReturns: ReturnsUpsertResult,
  getStoreWarehouses: z.array(Warehouse),
};

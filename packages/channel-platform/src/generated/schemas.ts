// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

const is = { text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() };
const maybe = { text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) };

/** Checks a value and passes it on as it is, so that nothing is lost of what a schema does not know. */
function asSent(schemaOf: (value: unknown) => z.ZodType): z.ZodType {
  return z.unknown().check((context) => {
    const result = schemaOf(context.value).safeParse(context.value);
    if (!result.success) context.issues.push(...(result.error.issues as typeof context.issues));
  });
}

const RefusedReturnDetail: z.ZodType = z.object({
  code: is.text,
  message: is.text,
  field: maybe.text,
});
const RefusedReturn: z.ZodType = z.object({
  channel_order_id: maybe.text,
  channel_return_id: maybe.text,
  details: z.nullish(z.array(RefusedReturnDetail)),
});
const UpsertedReturn: z.ZodType = z.object({
  channel_order_id: maybe.text,
  channel_return_id: maybe.text,
});
const ReturnsUpsertResult: z.ZodType = z.object({
  return_success: z.nullish(z.array(UpsertedReturn)),
  return_errors: z.nullish(z.array(RefusedReturn)),
});
const Warehouse: z.ZodType = z.object({
  code: is.text,
  name: is.text,
});

/** The JSON response of each operation that has one. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  upsertReturns: asSent(() => ReturnsUpsertResult),
  getStoreWarehouses: asSent(() => z.array(Warehouse)),
};

export { schemaCheck as check } from '@tradelane/core/schemas';

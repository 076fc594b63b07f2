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

const Channel: z.ZodType = z.object({
  id: maybe.text,
  external_id: maybe.text,
  name: maybe.text,
  status: maybe.text,
  url: maybe.text,
  vendor: maybe.text,
});
const ChannelsUpsertResult: z.ZodType = z.object({
  channels: z.array(Channel),
});

/** The JSON response of each operation that has one. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  SELLER_ACCOUNT_CHANNEL_UPSERT: asSent(() => ChannelsUpsertResult),
};

export { schemaCheck as check } from '@tradelane/core/schemas';

// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

const Channel: z.ZodType = z.looseObject({
  id: z.nullish(z.string()),
  external_id: z.nullish(z.string()),
  name: z.nullish(z.string()),
  status: z.nullish(z.string()),
  url: z.nullish(z.string()),
  vendor: z.nullish(z.string()),
});
const ChannelsUpsertResult: z.ZodType = z.looseObject({
  channels: z.array(Channel),
});

/** The JSON answer of each operation that has one. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  SELLER_ACCOUNT_CHANNEL_UPSERT: ChannelsUpsertResult,
};

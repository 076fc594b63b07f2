import type { StoredPrice, StoredVolumePrice } from '../model.ts';
import { fail, timeOf } from './values.ts';

/** A price as files and lists describe it. */
export interface PriceInput {
  readonly origin: number | undefined;
  readonly discount?: number | undefined;
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
  readonly volumes?: readonly StoredVolumePrice[];
  readonly context?: StoredPrice['context'];
}

export function priceOf({ origin, discount, start, end, volumes = [], context }: PriceInput): StoredPrice {
  if (origin === undefined || origin <= 0) return fail('The price is missing or 0.');
  if (discount !== undefined && discount >= origin)
    return fail(`The discount price ${discount} isn't below the price ${origin}.`);
  const discountStart = timeOf('discount start', start);
  const discountEnd = timeOf('discount end', end);
  if (discountStart !== undefined && discountEnd !== undefined && discountEnd <= discountStart)
    return fail('The discount ends before it starts.');
  return {
    origin,
    ...(context !== undefined && { context }),
    ...(discount !== undefined && {
      discount,
      ...(discountStart !== undefined && { discountStart }),
      ...(discountEnd !== undefined && { discountEnd }),
    }),
    ...(volumes.length > 0 && { volumes }),
  };
}

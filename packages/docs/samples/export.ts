import {
  createMarketplaceSeller,
  exportTransactions,
  marketplaceSellerOptionsFromEnv,
} from '@tradelane/marketplace-seller';

const instance = createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
const since = new Date('2020-01-01T00:00:00Z');

// The loop holds one row in memory at a time.
const credit = new Map<string, number>();
for await (const line of exportTransactions(instance, {
  last_updated_from: since,
})) {
  if (line.amount_credited === undefined) continue;
  const currency = line.currency_iso_code ?? 'unknown';
  // Rounds to four decimals, the most that a currency has, so that the sum
  // doesn't drift.
  const sum = (credit.get(currency) ?? 0) + line.amount_credited;
  credit.set(currency, Math.round(sum * 10_000) / 10_000);
}
for (const [currency, sum] of credit) console.log(`${sum} ${currency}`);

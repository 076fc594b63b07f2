import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { saveTo } from '@tradelane/core/node';
import {
  createMarketplaceOperator,
  marketplaceOperatorOptionsFromEnv,
} from '@tradelane/marketplace-operator';

const operator = createMarketplaceOperator({
  ...marketplaceOperatorOptionsFromEnv(),
  // The list allows one run a day. A second run waits, and prints that.
  hooks: {
    onThrottle: ({ kind, operation, waitInMs }) =>
      kind === 'wait' &&
      console.log(`${operation} waits ${waitInMs} ms for its limit`),
  },
});
const [folder = 'invoices'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

for await (const cycle of operator.billingCycles.list({
  pay_out_state: ['TO_PAY', 'FAILED'],
  limit: 1000,
})) {
  console.log(
    `${cycle.shop?.shop_name}: ${cycle.amount_transferred_to_seller} ` +
      `${cycle.currency_iso_code}, ${cycle.pay_out?.state}`,
  );
  if (cycle.id === undefined) continue;
  // The invoice for the fees that the amount no longer contains.
  const about = { entity_type: ['FEES' as const], entity_id: [cycle.id] };
  for await (const request of operator.documentRequests.list(about)) {
    const { id, document_number: number = id, state } = request;
    const fees = request.total_amount_including_taxes;
    console.log(`  invoice ${number}: ${fees}, ${state}`);
    if (state !== 'ISSUED') continue;
    const found = { ...about, document_request_id: [id] };
    const file = await operator.documentRequests.download(found);
    // The host names files and IDs, so neither may choose the path alone.
    await saveTo(
      file,
      join(folder, `invoice-${encodeURIComponent(id)}.pdf`),
    );
  }
}

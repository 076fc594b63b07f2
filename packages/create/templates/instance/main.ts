import { openInstance } from './instance.ts';

const instance = await openInstance();

const shop = await instance.account.get();
console.log(`shop ${shop.shop_name}`);

let shown = 0;
for await (const invoice of instance.invoices.list({ max: 10 })) {
  console.log(invoice.invoice_id, invoice.date_created, invoice.type);
  shown += 1;
  if (shown === 10) break;
}

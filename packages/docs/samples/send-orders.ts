import { readFile } from 'node:fs/promises';
import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
  type OrdersUpsert,
} from '@tradelane/channel-platform';

const platform = createChannelPlatform(channelPlatformOptionsFromEnv());
const [file = 'orders.json'] = process.argv.slice(2);

const body = JSON.parse(await readFile(file, 'utf8')) as OrdersUpsert;
const { succeeded, failed, unknown, unsent } =
  await platform.orders.upsertOrders(body);

console.log(`orders accepted: ${succeeded.length}`);
for (const { item, reasons } of failed)
  for (const { field, message } of reasons)
    console.log(
      `${item.channel_order_id}: ${field ?? 'order'}: ${message}`,
    );
// A repeated order does no harm, so send these orders again.
for (const { item, reason } of [...unknown, ...unsent])
  console.log(`${item.channel_order_id}: send again, ${reason}`);

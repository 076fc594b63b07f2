import { readFile } from 'node:fs/promises';
import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
  type ReturnsUpsert,
} from '@tradelane/channel-platform';

const platform = createChannelPlatform(channelPlatformOptionsFromEnv());
const [file = 'returns.json'] = process.argv.slice(2);

const body = JSON.parse(await readFile(file, 'utf8')) as ReturnsUpsert;
const { succeeded, failed, unknown, unsent } =
  await platform.returns.upsert(body);

for (const { item } of succeeded)
  console.log(`${item.channel_return_id}: accepted`);
for (const { item, reasons } of failed)
  for (const { message } of reasons)
    console.log(`${item.channel_return_id}: ${message}`);
for (const { item, reason } of unknown)
  console.log(
    `${item.channel_return_id}: check before you retry, ${reason}`,
  );
for (const { item, reason } of unsent)
  console.log(`${item.channel_return_id}: send again, ${reason}`);

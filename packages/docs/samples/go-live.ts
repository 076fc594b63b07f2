import { readFile } from 'node:fs/promises';
import { LeaseHeldError, LeaseLostError } from '@tradelane/core';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import {
  type BusinessInformation,
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
  replaceBusinessInformation,
  replaceCarriers,
} from '@tradelane/channel-platform';

const platform = createChannelPlatform(channelPlatformOptionsFromEnv());
const [
  channelId = 'acme_web',
  storeId = 'store_1',
  file = 'business.json',
] = process.argv.slice(2);

// Keeps the last list, so that a later list can't remove an entry that you
// didn't confirm.
const checkpoint = createFileCheckpoints(
  process.env['STORE_FILE'] ?? 'channel.sqlite',
);
const options = {
  checkpoint,
  confirmRemovals: process.env['CONFIRM_REMOVALS'] === 'true',
  // A restarted program continues at once.
  ownerId: 'go-live',
};

const information = JSON.parse(
  await readFile(file, 'utf8'),
) as BusinessInformation;
try {
  await replaceBusinessInformation(
    platform,
    channelId,
    storeId,
    information,
    options,
  );

  const carriers = [
    { channel_carrier_id: 'parcel', name: 'Parcel service' },
  ];
  await replaceCarriers(platform, channelId, { carriers }, options);
  console.log('business information and carriers set');
} catch (error) {
  // Another run works.
  if (!(error instanceof LeaseHeldError || error instanceof LeaseLostError))
    throw error;
  console.error(error.message);
  process.exitCode = 75;
}

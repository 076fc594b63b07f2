import { LeaseHeldError, LeaseLostError } from '@tradelane/core';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { UnconfirmedRemovalError } from '@tradelane/workflows';
import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
  replaceCarriers,
} from '@tradelane/channel-platform';

const platform = createChannelPlatform(channelPlatformOptionsFromEnv());
const [storeFile = 'channel.sqlite', ...ids] = process.argv.slice(2);

const checkpoint = createFileCheckpoints(storeFile);
const carriers = ids.map((id) => ({ channel_carrier_id: id, name: id }));
// The first list has nothing to compare with, so you confirm it. Later
// lists must not remove a carrier.
const confirmRemovals = process.env['CONFIRM_REMOVALS'] === 'true';

try {
  await replaceCarriers(
    platform,
    'acme_web',
    { carriers },
    { checkpoint, confirmRemovals, ownerId: 'replace-carriers' },
  );
  console.log(`${carriers.length} carriers set`);
} catch (error) {
  if (error instanceof UnconfirmedRemovalError)
    console.log(`not sent, it would remove: ${error.removed.join(', ')}`);
  // Another run works.
  else if (
    error instanceof LeaseHeldError ||
    error instanceof LeaseLostError
  ) {
    console.error(error.message);
    process.exitCode = 75;
  } else throw error;
}

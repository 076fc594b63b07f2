import { connect } from './platform.ts';

const { platform, channelId, channelStoreId } = await connect();

console.log(`channel ${channelId}, store ${channelStoreId}`);
console.log(await platform.stores.warehouses(channelId, channelStoreId));

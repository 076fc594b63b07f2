export { issueLinkToken, putChannel, putStore, type StoreInput, useLinkToken } from './accounts.ts';
export { requireChannel, requireStore, requireUsableStore } from './find.ts';
export {
  type Channel,
  channels,
  type ChannelStore,
  linkTokens,
  type Origin,
  type OriginInput,
  originOf,
  stores,
  type Warehouse,
} from './records.ts';

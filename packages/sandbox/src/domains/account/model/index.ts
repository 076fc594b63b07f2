export { currentLinkToken, issueLinkToken, putChannel, putStore, type StoreInput, useLinkToken } from './accounts.ts';
export { requireChannel, requireStore, requireUsableStore } from './find.ts';
export {
  type Channel,
  channels,
  type ChannelStore,
  isLinked,
  type Origin,
  originOf,
  stores,
  takesProducts,
} from './records.ts';

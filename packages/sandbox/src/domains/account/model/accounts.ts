import type { Schemas as Account } from '../../../generated/account.ts';
import { keyOf } from '../../../store/index.ts';
import { digest, findBy, type World } from '../../../world/index.ts';
import { type Channel, channels, type ChannelStore, linkTokens, stores } from './records.ts';

/** A token that stands for a user who agreed to have stores linked. It is good once, so it is kept as a digest. */
const linkToken = (number: number): string => `lnk_${digest(`link ${number}`)}`;

/** The series that counts the tokens that were used. */
const usedTokens = 'link-token';

/** The token that is good now. Reading it writes nothing, because a web page can make a browser send a `GET`. */
export const currentLinkToken = (world: World): string => linkToken(world.last(usedTokens) + 1);

/** Makes the current token good. */
export function issueLinkToken(world: World): void {
  world.store.put(linkTokens, digest(currentLinkToken(world)), { created_at: world.time });
}

/** Whether the token was good. If so, the next one becomes good. */
export function useLinkToken(world: World, token: string): boolean {
  const isGood = world.store.delete(linkTokens, digest(token));
  if (isGood) {
    world.next(usedTokens);
    issueLinkToken(world);
  }
  return isGood;
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '') || 'channel';

/** The first of `name`, `name2`, `name3` … that is free. The numbers that were given out are not tried again. */
function freeOf(world: World, name: string, isUsed: (candidate: string) => boolean): string {
  let candidate = name;
  while (isUsed(candidate)) candidate = `${name}${world.next(`channel ${name}`) + 1}`;
  return candidate;
}

function prefixFor(world: World, id: string): string {
  const meets = (candidate: string): boolean => {
    const start = `${candidate}_`;
    for (const { sort } of world.store.scan(channels, { by: 'prefix', from: start })) {
      if (sort.startsWith(start)) return true;
      break;
    }
    for (let at = start.indexOf('_'); at !== -1; at = start.indexOf('_', at + 1))
      if (findBy(world, channels, 'prefix', start.slice(0, at + 1)) !== undefined) return true;
    return false;
  };
  return meets(id) ? freeOf(world, id.replaceAll('_', ''), meets) : id;
}

/** P14: finds a channel by the identifier that the connector assigned. */
export function putChannel(world: World, input: Account['ChannelUpsert'], vendor: string): Channel {
  const before = findBy(world, channels, 'external_id', input.external_id);
  const { external_id, name, status, url } = input;
  const id =
    before?.id ?? freeOf(world, slugOf(external_id), (candidate) => world.store.get(channels, candidate) !== undefined);
  const channel: Channel = {
    id,
    external_id,
    name,
    // The documents name one value. The hub stores any value.
    status: status as Channel['status'],
    url,
    vendor,
    prefix: before?.prefix ?? prefixFor(world, id),
  };
  world.store.put(channels, channel.id, channel);
  return channel;
}

export type StoreInput = Account['StoreCreation'];

/** P14: creates a store, or updates its account data. */
export function putStore(
  world: World,
  { channel_id, channel_store_id, name, state, suspension_type, access_expiration_date }: StoreInput,
): ChannelStore {
  const key = keyOf(channel_id, channel_store_id);
  const before = world.store.get(stores, key);
  const store: ChannelStore = {
    channel_id,
    channel_store_id,
    store_id: before?.store_id ?? `ST-${String(world.next('store')).padStart(4, '0')}`,
    name,
    state,
    ...(suspension_type !== undefined && { suspension_type }),
    ...(access_expiration_date !== undefined && { access_expiration_date }),
    ...(before?.business_information !== undefined && { business_information: before.business_information }),
    warehouses: before?.warehouses ?? [],
  };
  world.store.put(stores, key, store);
  return store;
}

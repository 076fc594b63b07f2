import type { Schemas as ChannelPlatform } from '../../../generated/channel-platform.ts';
import { collection, type Collection } from '../../../machinery/store/index.ts';
import type { World } from '../../../machinery/world/index.ts';
import { carrierLists } from './model/index.ts';

type Carrier = ChannelPlatform['ChannelCarrier'];

const carriers: Collection<Carrier & { readonly channel_id: string }> = collection('carriers', {
  channel: (carrier) => carrier.channel_id,
});

/** Makes lists of the carriers that an earlier version has written. A list that was sent since stands. */
export function gatherCarriers({ store }: World): void {
  const lists = new Map<string, Carrier[]>();
  for (const { key, value } of store.scan(carriers)) {
    const { channel_id, ...carrier } = value;
    lists.set(channel_id, lists.get(channel_id) ?? []);
    lists.get(channel_id)?.push(carrier);
    store.delete(carriers, key);
  }
  for (const [channel, list] of lists)
    if (store.get(carrierLists, channel) === undefined) store.put(carrierLists, channel, { carriers: list });
}

import { keyOf } from '../../store/index.ts';
import type { World } from '../../world/index.ts';
import { channels, type ChannelStore, putChannel, putStore, stores } from './model/index.ts';

/** Two channels, and three stores that can be used. */
export function seedStores(world: World): void {
  const acme = putChannel(
    world,
    { external_id: 'acme-web', name: 'Acme', status: 'AVAILABLE', url: 'https://shop.example.com' },
    'sandbox-connector',
  );
  // The examples of the API descriptions call its orders acme_ORD-1001 and so on.
  world.store.put(channels, acme.id, { ...acme, prefix: 'acme' });
  const bloom = putChannel(
    world,
    { external_id: 'bloom', name: 'Bloom', status: 'AVAILABLE', url: 'https://bloom.example.com' },
    'sandbox-connector',
  );
  const list: readonly (readonly [string, string, string, ChannelStore['warehouses']])[] = [
    [
      acme.id,
      'store_1',
      'Harbour Shoes',
      [
        { code: 'WH-PARIS', name: 'Paris' },
        { code: 'WH-LYON', name: 'Lyon' },
      ],
    ],
    [acme.id, 'store_2', 'Harbour Outlet', []],
    [bloom.id, 'store_3', 'Harbour Garden', [{ code: 'WH-PARIS', name: 'Paris' }]],
  ];
  const business_information = {
    currency: 'EUR',
    kyc_status: 'APPROVED' as const,
    payment_information_configured: true,
    updated_at: world.time,
  };
  const subChannels = [
    { id: 'bloom_fr', name: 'Bloom France', currency: 'EUR' },
    { id: 'bloom_de', name: 'Bloom Germany', currency: 'EUR' },
  ];
  for (const [channel_id, channel_store_id, name, warehouses] of list) {
    const store = putStore(world, { channel_id, channel_store_id, name, state: 'ACTIVE' });
    world.store.put(stores, keyOf(channel_id, channel_store_id), {
      ...store,
      warehouses,
      business_information: { ...business_information, ...(channel_id === bloom.id && { sub_channels: subChannels }) },
    });
  }
}

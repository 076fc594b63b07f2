import { createMemoryCheckpoints } from '@tradelane/core';
import { replaceBusinessInformation, replaceCarriers, replaceProductType } from '@tradelane/channel-platform';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

const text = (value: string): { locale: string; value: string }[] => [{ locale: 'en_US', value }];

export const setup: Chapter<World> = {
  title: 'The connector opens a channel with a store',
  async play({ account, connector, control, clock, channel_id, channel_store_id }, story: Story) {
    const { channels } = await account.channels.upsert({
      channels: [{ external_id: channel_id, name: 'Acme Web', status: 'AVAILABLE', url: 'https://acme.example.com' }],
    });
    story.expect(channels[0]?.external_id === channel_id, 'the channel that was sent');
    const tokens = story.exchanges.filter(({ path }) => path.endsWith('/oauth/token'));
    story.fact(`one token request, then the channel exists`);
    story.expect(tokens.length === 1, 'one token request');

    const { world } = await control<{ world: { link_token: string } }>('GET', '/info');
    const store = { channel_id, channel_store_id, name: 'Harbour Shoes', state: 'ACTIVE' };
    await account.stores.create({ stores: [store] }, { token: world.link_token });
    await account.stores.update(channel_id, channel_store_id, { name: 'Harbour Shoes & Coats', state: 'ACTIVE' });
    // The first list has no earlier one to compare with, so removals are confirmed.
    const replacing = { checkpoint: createMemoryCheckpoints(), confirmRemovals: true };
    const information = { currency: 'EUR', kyc_status: 'APPROVED', updated_at: new Date(clock.now()) } as const;
    await replaceBusinessInformation(connector, channel_id, channel_store_id, information, replacing);
    const warehouses = await connector.stores.warehouses(channel_id, channel_store_id);
    story.expect(Array.isArray(warehouses), 'a list of warehouses');
    story.fact('the store is linked, usable and has its business information');

    await connector.catalog.configure(channel_id, {
      use_case_configurations: {
        offer_creation: { support: 'SUPPORTED', required: { standard_attributes: ['ID', 'STANDARD_PRICE', 'STOCK'] } },
        offer_update: { support: 'SUPPORTED', required: { standard_attributes: ['ID'] } },
      },
    });
    for (const [id, label] of [
      ['shoes', 'Shoes'],
      ['coats', 'Coats'],
    ] as const) {
      await replaceProductType(
        connector,
        channel_id,
        {
          labels: text(label),
          embedded_attributes: [
            {
              id: 'title',
              type: 'Text',
              labels: text('Title'),
              descriptions: [],
              requirement_level: 'REQUIRED',
              max_length: 120,
            },
            {
              id: 'size',
              type: 'Integer',
              labels: text('Size'),
              descriptions: [],
              requirement_level: 'OPTIONAL',
              minimum: 1,
            },
          ],
        },
        { product_type_id: id },
        replacing,
      );
    }
    await connector.taxonomy.createRules(channel_id, {
      rules: [
        {
          id: 'size_of_shoes',
          when: { isSet: { attribute: 'title' } },
          then: { all: [{ redefine: { attribute: 'size', requirementLevel: 'REQUIRED' } }] },
        },
      ],
    });
    const carriers = [
      { channel_carrier_id: 'swift', name: 'Swift Parcel' },
      { channel_carrier_id: 'other', name: 'Other' },
    ];
    await replaceCarriers(connector, channel_id, { carriers }, replacing);
    story.fact('catalog configured, two product types, a rule and the carriers in place');
  },
};

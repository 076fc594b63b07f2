import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const shipments: Chapter<World> = {
  title: '1,500 parcels leave in one call',
  async play({ shop }, story: Story) {
    const before = story.exchanges.length;
    const parcels = Array.from({ length: 1_500 }, (_, index) => ({
      order_id: index === 700 ? 'ORD-0000-A' : 'ORD-9000-A',
      shipment_lines: [{ order_line_id: 'ORD-9000-A-1', quantity: 1 }],
    }));
    // By default, a request has 100 shipments, because shipments can't be sent again after a lost response.
    const created = await shop.shipments.create({ shipments: parcels }, undefined, { chunkSize: 1_000 });
    const calls = story.exchanges.slice(before).filter(({ method }) => method === 'POST').length;
    story.expect(calls === 2, `two calls of at most 1,000, not ${calls}`);
    story.expect(
      created.succeeded.length === 1_499 && created.failed[0]?.index === 700,
      'all but number 700 to be created',
    );
    story.fact(`one call, ${calls} on the wire: 1,499 created, only number 700 refused`);

    const made = created.responses.flatMap(({ shipment_success }) => shipment_success ?? []).slice(0, 3);
    const ids = made.map(({ id }) => ({ id }));
    const carrier = {
      carrier_name: 'Harbour Bikes',
      tracking_url: 'https://bikes.example.com/t/42',
      tracking_number: '42',
    };
    (
      await shop.shipments.updateTracking({ shipments: ids.map(({ id }) => ({ id, tracking: carrier })) })
    ).throwIfFailed();
    (await shop.shipments.ship({ shipments: ids })).throwIfFailed();
    const [parcel] = (await shop.shipments.list({ order_id: ['ORD-9000-A'], shipment_state_code: ['SHIPPED'] })).items;
    story.expect(
      parcel?.status === 'SHIPPED' && parcel.tracking?.tracking_number === '42',
      'a shipped parcel with its tracking',
    );
    story.fact('three of them tracked with an unregistered carrier and shipped');
  },
};

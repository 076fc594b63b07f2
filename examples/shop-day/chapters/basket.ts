import { BadRequestError } from '@tradelane/core';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const storefront: Chapter<World> = {
  title: 'The storefront sets a shipping method',
  async play({ basket, basketIds }, story: Story) {
    const { basket_id, shipment_id, site_id, shipping_method_id } = basketIds;
    const set = (id: string) => basket.shipments.setShippingMethod(basket_id, shipment_id, { id }, { siteId: site_id });
    const { shipments } = await set(shipping_method_id);
    story.expect(shipments !== undefined && shipments.length > 0, 'the shipments of the basket');
    const refusal = await story.refused(set('teleport'), BadRequestError, 'a method that does not exist');
    story.fact(`the basket takes ${shipping_method_id} and refuses a bad one: ${refusal.serverMessage}`);
  },
};

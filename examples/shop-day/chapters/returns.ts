import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

const orderId = 'ORD-1054-A';
const lineId = 'ORD-1054-A-1';

export const returns: Chapter<World> = {
  title: 'A return comes back, and an incident is settled',
  async play({ shop }, story: Story) {
    const [item] = (await shop.returns.itemsToReturn({ order_line_id: [lineId] })).items;
    story.expect((item?.returnable_quantity ?? 0) > 0, 'an item that may be returned');
    const created = await shop.returns.create({
      returns: [
        {
          order_commercial_id: 'ORD-1054',
          method_code: 'RETURN_METHOD_BY_MAIL',
          reason_code: 'RETURN_CHANGED_MIND',
          return_lines: [{ order_line_id: lineId, quantity: 1, reason_code: 'RETURN_CHANGED_MIND' }],
        },
      ],
    });
    const { id = '' } = created.responses[0]?.return_success[0] ?? {};
    const only = { returns: [{ id }] };
    (await shop.returns.accept({ returns: [{ id, accepted: true }] })).throwIfFailed();
    (await shop.returns.receive(only)).throwIfFailed();
    (
      await shop.returns.updateCompliance({
        returns: [{ id, return_lines: [{ order_line_id: lineId, compliant: true }] }],
      })
    ).throwIfFailed();
    (await shop.returns.close(only)).throwIfFailed();
    const [order] = (await shop.orders.list({ order_ids: [orderId] })).items;
    const [line] = order?.order_lines ?? [];
    story.expect(line !== undefined, 'the returned line');
    const { refunds } = await shop.orders.refund({
      refunds: [{ order_line_id: lineId, amount: line.price_unit, shipping_amount: 0, quantity: 1, reason_code: '14' }],
    });
    story.fact(`return ${id.slice(-4)} was accepted, received, checked and closed, and ${refunds[0]?.amount} refunded`);

    const [troubled] = (await shop.orders.list({ has_incident: true })).items;
    const open = troubled?.order_lines.find((one) => one.order_line_state === 'INCIDENT_OPEN');
    story.expect(troubled !== undefined && open !== undefined, 'an open incident');
    await shop.orders.resolveIncident(troubled.order_id, open.order_line_id, { reason_code: '26' });
    const left = await shop.orders.list({ has_incident: true });
    story.expect(left.items.length === 0, 'no open incident');
    story.fact(`the incident of ${troubled.order_id} is resolved`);
  },
};

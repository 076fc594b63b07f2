import { waitForAction } from '@tradelane/hub';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';
import { executeCommands } from './actions.ts';

const pdf = (name: string): File => new File([`%PDF-1.4\n% ${name}\n%%EOF\n`], name, { type: 'application/pdf' });

export const shipping: Chapter<World> = {
  title: 'A parcel leaves, documents follow',
  async play(world, story: Story) {
    const { seller, connector, origin } = world;
    const [order] = (await seller.orders.list({ statuses: ['AWAITING_SHIPMENT'], limit: 1 })).items;
    story.expect(order !== undefined, 'an order to ship');
    const items = order.order_lines
      .filter(({ status }) => status === 'AWAITING_SHIPMENT')
      .map(({ id, quantity }) => ({ order_line_id: id, quantity }));
    const shipped = await seller.shipments.create(order.id, {
      items,
      carrier: 'Swift Parcel',
      tracking_number: 'SP-4711',
      tracking_url: 'https://track.example.com/SP-4711',
    });
    await executeCommands(world);
    await waitForAction(seller, shipped.action_id);
    story.fact(`${items.length} line(s) shipped in one package`);

    const invoice = await seller.documents.upload(order.id, {
      file: pdf('invoice.pdf'),
      metadata: { filename: 'invoice.pdf', type: 'CUSTOMER_INVOICE' },
    });
    await executeCommands(world);
    await waitForAction(seller, invoice.action_id);
    await connector.documents.upload(order.channel_order_id, {
      file: pdf('slip.pdf'),
      metadata: { channel_document_id: 'slip-1', filename: 'slip.pdf', type: 'DELIVERY_SLIP' },
      origin,
    });
    await connector.documents.upload(order.channel_order_id, {
      file: pdf('draft.pdf'),
      metadata: { channel_document_id: 'draft-1', filename: 'draft.pdf', type: 'DELIVERY_SLIP' },
      origin,
    });
    await connector.documents.delete(order.channel_order_id, 'draft-1', { origin });

    const listed = await Array.fromAsync(seller.documents.list({ order_ids: [order.id] }));
    const zip = await seller.documents.download(order.id);
    const bytes = await zip.bytes();
    story.expect(listed.length === 2, `two documents, not ${listed.length}`);
    story.expect(bytes[0] === 0x50 && bytes[1] === 0x4b, 'a ZIP');
    story.fact(`two documents of the order come back as ${zip.filename}, ${bytes.length} bytes`);
  },
};

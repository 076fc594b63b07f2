import { waitForConversationAction } from '@tradelane/hub';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const conversation: Chapter<World> = {
  title: 'The seller writes to the customer',
  async play({ seller, clock }, story: Story) {
    const since = new Date(clock.now() - 60_000);
    const [order] = (await seller.orders.list({ order_ids: ['acme_web_ORD-0010'] })).items;
    story.expect(order !== undefined, 'the order to write about');
    const photo = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'label.png', { type: 'image/png' });
    const started = await seller.conversations.create({
      conversation: {
        entity: { type: 'ORDER', id: order.id },
        topic: { type: 'FREE_TEXT', value: 'Your return label' },
        first_message: { body: 'The label is attached.' },
      },
      files: [photo],
    });
    const { conversation_id = '' } = await waitForConversationAction(seller, started.action_id);
    const reply = await seller.conversations.reply(conversation_id, {
      message_input: { body: 'Please print it twice.' },
    });
    await waitForConversationAction(seller, reply.action_id);

    const { messages } = await seller.conversations.messages(conversation_id);
    const known = await Array.fromAsync(seller.conversations.list({ updated_from: since }));
    const attachments = messages.flatMap((message) => message.attachments ?? []);
    story.expect(
      messages.length === 2 && known.length === 1 && attachments.length === 1,
      'one conversation, two messages, one attachment',
    );
    const zip = await seller.conversations.downloadAttachments(conversation_id, {
      attachment_ids: [attachments[0]?.id ?? '', 'deleted-long-ago'],
    });
    story.expect((await zip.bytes()).length > 0, 'the attachment in a ZIP, the unknown one left out');
    story.fact(
      'a conversation with an attachment: the newest message comes first, and the ZIP skips an unknown attachment',
    );
  },
};

import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const messages: Chapter<World> = {
  title: 'A customer gets a response',
  async play({ shop }, story: Story) {
    const [thread] = (await shop.threads.list({ entity_type: 'MMP_ORDER', with_messages: true })).items;
    story.expect(thread !== undefined, 'a thread about an order');
    const photo = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'étiquette.png', { type: 'image/png' });
    const to = thread.authorized_participants
      .filter(({ type }) => type !== 'SHOP')
      .map(({ id, type }) => (id === undefined ? { type } : { id, type }));
    const response = await shop.threads.reply(thread.id, {
      message_input: { body: 'It leaves tomorrow.', to },
      files: [photo],
    });
    const after = await shop.threads.get(response.thread_id);
    const attachment = after.messages
      .flatMap((message) => message.attachments ?? [])
      .find(({ name }) => name === photo.name);
    story.expect(attachment !== undefined, 'the attachment on the thread');
    const back = await shop.threads.downloadAttachment(attachment.id);
    story.expect((await back.bytes()).length === 4 && back.filename === photo.name, 'the attachment as it was sent');
    story.fact(`replied in thread ${thread.id} with ${back.filename}, which comes back byte by byte`);
  },
};

import { ActionFailedError, waitForAction } from '@tradelane/hub';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';
import { reported } from './asking.ts';

export const refusals: Chapter<World> = {
  title: 'Rejected commands and invalid messages',
  async play(world, story: Story) {
    const { seller, orders, crew, publishNonsense, waiting } = world;
    const [order] = orders;
    const [line] = order?.order_lines ?? [];
    story.expect(order !== undefined && line !== undefined, 'an order with a line');
    const { action_id } = await seller.shipments.create(order.id, {
      items: [{ order_line_id: line.id, quantity: 1 }],
      carrier: 'Snail Mail',
      tracking_number: 'SM-1',
    });
    await reported(world, [action_id]);
    const failure = await story.refused(waitForAction(seller, action_id), ActionFailedError, 'an unknown carrier');
    story.expect(failure.errors[0]?.code === 'CARRIER_NOT_SUPPORTED', 'the reason of the connector');
    story.fact('a carrier that the channel does not know: the seller gets the reason');

    await publishNonsense();
    await crew.until(() => crew.notices.some(({ kind }) => kind === 'dead letter'));
    story.fact('a command without its action is in the dead letters, with its reason');

    story.expect((await crew.end()) === 0, 'four workers that end well');
    story.expect(waiting() === 0, 'an empty queue');
    story.fact('all four end when they are asked to, and leave nothing behind');
  },
};

import { waitForAction } from '@tradelane/hub';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';
import { executeCommands } from './actions.ts';

export const returns: Chapter<World> = {
  title: 'Two parcels come back',
  async play(world, story: Story) {
    const { connector, seller, clock, origin } = world;
    const since = new Date(clock.now() - 3_600_000);
    const at = new Date(clock.now()).toISOString();
    const returned = (channel_return_id: string, channel_order_id: string) => ({
      channel_return_id,
      channel_order_id,
      channel_updated_at: at,
      created_at: at,
      status: 'REQUEST_INITIATED' as const,
      return_lines: [
        { channel_order_line_id: `${channel_order_id}-L1`, quantity: 1, reason: 'DEFECTIVE_ITEM' as const },
      ],
    });
    const result = await connector.returns.upsert({
      origin,
      returns: [returned('RET-1', 'ORD-0010'), returned('RET-2', 'ORD-9999'), returned('RET-3', 'ORD-0011')],
    });
    story.expect(result.succeeded.length === 2 && result.failed.length === 1, 'two returns taken and one refused');
    story.fact('two of three returns were accepted, and the return of an unknown order is listed as failed');

    const found = await Array.fromAsync(seller.returns.list({ updated_from: since }));
    const [first, second] = found.toSorted((a, b) => a.channel_return_id.localeCompare(b.channel_return_id));
    story.expect(first !== undefined && second !== undefined, 'both returns on the seller side');
    const settle = async (started: PromiseLike<{ readonly action_id: string }>): Promise<void> => {
      const { action_id } = await started;
      await executeCommands(world);
      await waitForAction(seller, action_id);
    };
    await settle(seller.returns.accept(first.id, { accepted: true }));
    await settle(seller.returns.accept(second.id, { accepted: false, rejection_reason: 'FINAL_SALES' }));
    await settle(
      seller.returns.updateTracking(first.id, { tracking: { carrier: 'Swift Parcel', tracking_number: 'SP-0815' } }),
    );
    await settle(seller.returns.receive(first.id));
    await settle(seller.returns.close(first.id));
    const states = (await Array.fromAsync(seller.returns.list({ updated_from: since })))
      .map(({ status }) => status)
      .toSorted();
    story.expect(states.join() === 'CLOSED,REQUEST_DECLINED', `one closed and one declined, not ${states.join()}`);
    story.fact('one return accepted, tracked, received and closed, and the other declined');
  },
};

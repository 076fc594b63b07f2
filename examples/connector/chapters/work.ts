import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';
import { cancelOne, expectOnce, reported } from './asking.ts';

export const work: Chapter<World> = {
  title: 'Four workers carry out what a seller asks for',
  async play(world, story: Story) {
    const { seller, orders, crew, tokenRequests, servers } = world;
    await crew.start();
    const asked: string[] = [];
    for (const { id, order_lines } of orders) {
      const lines = order_lines.map((line) => ({ id: line.id, accepted: true }));
      asked.push((await seller.orders.accept(id, { order_lines: lines })).action_id);
    }
    for (const order of orders) asked.push(await cancelOne(world, order));
    await reported(world, asked);
    expectOnce(world, story, asked);
    story.fact(`${asked.length} commands, each carried out and reported once, in order per order`);

    if (servers.redisUrl === undefined) return;
    story.expect(tokenRequests() <= 1, `one token for all workers, not ${tokenRequests()}`);
    story.fact('one token for all four, from Redis');
  },
};

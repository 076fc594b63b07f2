import { channelOrder } from '../orders.ts';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const peak: Chapter<World> = {
  title: 'A peak, and a token that is revoked in the middle of it',
  async play({ connector, clock, origin, control }, story: Story) {
    const before = story.exchanges.length;
    const startedAt = clock.now();
    const upserts = Array.from({ length: 90 }, (_, index) =>
      connector.orders
        .upsert({ orders: [channelOrder(300 + index, new Date(clock.now()))], origin })
        .then(() => undefined),
    );
    await control('POST', '/tokens/revoke');
    await Promise.all(upserts);
    const fresh = story.exchanges.slice(before);
    const count = (status: number): number => fresh.filter((exchange) => exchange.status === status).length;
    const tokens = fresh.filter(({ path }) => path.endsWith('/oauth/token')).length;
    const seconds = (clock.now() - startedAt) / 1000;
    story.expect(count(429) === 0, `not one 429, but there were ${count(429)}`);
    story.expect(tokens === 1, `one new token, not ${tokens}`);
    story.expect(seconds >= 2, 'the burst to be spread over the documented 30 per second');
    story.fact(
      `90 calls at once took ${seconds.toFixed(1)} s of the day instead of being throttled: 0 × 429, ${tokens} token request`,
    );
  },
};

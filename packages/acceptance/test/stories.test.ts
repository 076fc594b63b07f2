import { playChannelDay } from '@tradelane/example-channel-day';
import { playShopDay } from '@tradelane/example-shop-day';
import { Story } from '@tradelane/example-narration/story';
import { describe, expect, it } from 'vitest';

describe('the stories of examples/', () => {
  it.each([
    { name: 'a day on a channel', play: playChannelDay, facts: 15 },
    { name: 'a day in a shop', play: playShopDay, facts: 15 },
  ])('$name ends without a surprise and without a 429', async ({ play, facts }) => {
    const story = new Story(() => undefined);
    await play(story);
    expect(story.facts).toHaveLength(facts);
    expect(story.exchanges.filter(({ status }) => status === 429)).toEqual([]);
  });
});

import { Socket } from 'node:net';
import { playChannelDay } from '@tradelane/example-channel-day';
import { playShopDay } from '@tradelane/example-shop-day';
import { Story } from '@tradelane/example-narration/story';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { connect } = Socket.prototype;
let asked: unknown[] = [];

/** Records all hosts that this process connects to. */
beforeEach(() => {
  asked = [];
  Socket.prototype.connect = function connectTo(this: Socket, ...args: unknown[]) {
    const [to] = args.flat();
    asked.push(typeof to === 'object' && to !== null && 'host' in to ? to.host : to);
    return connect.apply(this, args as Parameters<typeof connect>);
  } as typeof connect;
});
afterEach(() => {
  Socket.prototype.connect = connect;
});

describe('the stories of examples/', () => {
  it.each([
    { name: 'a day on a channel', play: playChannelDay, facts: 15 },
    { name: 'a day in a shop', play: playShopDay, facts: 22 },
  ])('$name ends as expected without a 429, and connects to no other host', async ({ play, facts }) => {
    const story = new Story(() => undefined);
    await play(story);
    expect(story.facts).toHaveLength(facts);
    expect(story.exchanges.filter(({ status }) => status === 429)).toEqual([]);
    expect(asked.filter((host) => !['127.0.0.1', '::1', 'localhost'].includes(String(host)))).toEqual([]);
  });
});

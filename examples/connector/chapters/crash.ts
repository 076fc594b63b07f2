import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';
import { cancelOne, expectOnce, reported } from './asking.ts';

export const crash: Chapter<World> = {
  title: 'All four are killed in the middle of their work, and started again',
  async play(world, story: Story) {
    const { orders, crew, outcomes } = world;
    const before = outcomes().size;
    const asked: string[] = [];
    for (const order of orders) asked.push(await cancelOne(world, order));
    await crew.until(() => outcomes().size > before);
    await crew.kill();
    await crew.start();
    await reported(world, asked);
    expectOnce(world, story, asked);
    story.fact(`${asked.length} more commands: none lost with the dead, none carried out or reported twice`);
  },
};

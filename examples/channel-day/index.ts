/**
 * A day on a sales channel, told step by step: `node index.ts`. Every step checks what it says; a surprise ends the story with exit code 1.
 */
import { pathToFileURL } from 'node:url';
import { actions } from './chapters/actions.ts';
import { anonymization } from './chapters/anonymization.ts';
import { catalog } from './chapters/catalog.ts';
import { conversation } from './chapters/conversation.ts';
import { orders } from './chapters/orders.ts';
import { peak } from './chapters/peak.ts';
import { returns } from './chapters/returns.ts';
import { setup } from './chapters/setup.ts';
import { shipping } from './chapters/shipping.ts';
import { playChapters, Story } from '@tradelane/example-narration/story';
import { createWorld } from './world.ts';

const chapters = [setup, catalog, orders, actions, shipping, returns, conversation, peak, anonymization] as const;

/** Plays the day; throws at the first surprise. */
export const playChannelDay = (story: Story): Promise<void> => playChapters(story, chapters, createWorld);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await playChannelDay(new Story());

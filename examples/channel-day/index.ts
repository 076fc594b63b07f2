/**
 * A day on a sales channel, step by step: `node index.ts`. Every step checks its claims. If one fails, the exit code
 * is 1.
 * @module
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

/** Plays the day. Throws if a check fails. */
export const playChannelDay = (story: Story): Promise<void> => playChapters(story, chapters, createWorld);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await playChannelDay(new Story());

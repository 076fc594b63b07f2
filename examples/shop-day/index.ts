/**
 * A day in a shop, step by step: `node index.ts`. Every step checks its claims. If one fails, the exit code is 1.
 * @module
 */
import { pathToFileURL } from 'node:url';
import { playChapters, Story } from '@tradelane/example-narration/story';
import { storefront } from './chapters/basket.ts';
import { documents } from './chapters/documents.ts';
import { imports } from './chapters/imports.ts';
import { messages } from './chapters/messages.ts';
import { money } from './chapters/money.ts';
import { night } from './chapters/night.ts';
import { orders } from './chapters/orders.ts';
import { returns } from './chapters/returns.ts';
import { services } from './chapters/services.ts';
import { settings } from './chapters/settings.ts';
import { shipments } from './chapters/shipments.ts';
import { createWorld } from './world.ts';

const chapters = [
  settings,
  documents,
  imports,
  orders,
  shipments,
  returns,
  money,
  messages,
  services,
  storefront,
  night,
] as const;

/** Plays the day. Throws if a check fails. */
export const playShopDay = (story: Story): Promise<void> => playChapters(story, chapters, createWorld);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await playShopDay(new Story());

import { growth, type Growth } from '../../../world/index.ts';
import { seedUuid } from '../../common/demo-world.ts';
import { oldMessages, threads } from './model.ts';

/** Threads, with the last message of each and no files, and legacy messages. */
export const messagingGrowth: readonly Growth[] = [
  growth(threads, 20, ({ store }, like, { n, time }) => {
    const id = seedUuid(0x7e4, n);
    const messages = like.messages
      .slice(-1)
      .map(({ attachments: _, ...message }) => ({ ...message, id: seedUuid(0x7e5, n), date_created: time }));
    store.put(threads, id, { ...like, id, messages, date_created: time, date_updated: time });
  }),
  growth(oldMessages, 20, ({ store }, like, { n, time }) => {
    const id = 10_000_001 + n;
    store.put(oldMessages, String(id), { ...like, id, date_created: time });
  }),
];

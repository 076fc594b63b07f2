import type { Domain } from '../../domain.ts';
import { linkingHandlers } from './linking.ts';
import { seedStores } from './seed.ts';
import { storeHandlers } from './stores.ts';

/** Channels, stores, and what links them to a user. */
export const account: Domain<typeof linkingHandlers & typeof storeHandlers> = {
  handlers: { ...linkingHandlers, ...storeHandlers },
  demo: [seedStores],
};

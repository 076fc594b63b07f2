// Generated from specs/ by `pnpm generate`. Do not edit.
import type { Operations as Auth } from './auth.ts';
import type { Operations as Hub } from './hub.ts';
import type { Operations as ChannelPlatform } from './channel-platform.ts';
import type { Operations as Account } from './account.ts';
import type { Operations as Instance } from './instance.ts';
import type { Operations as Basket } from './basket.ts';

/** What each operation reads and returns, by its id. */
export interface Operations extends Auth, Hub, ChannelPlatform, Account, Instance, Basket {}

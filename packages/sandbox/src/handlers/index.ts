import type { Family } from '../errors/index.ts';
import type { Handlers } from '../http/context.ts';
import type { HubClients } from '../seed/credentials.ts';
import { accountHandlers } from './account/account.ts';
import { tokenHandlers } from './auth/token.ts';
import * as channelPlatform from './channel-platform/index.ts';
import * as hub from './hub/index.ts';

/** Handlers of a surface. The surfaces of the instance share theirs, under the name of the family. */
export function handlersOf(surface: string, family: Family, clients: HubClients): Handlers | undefined {
  const all: Readonly<Record<string, Handlers>> = {
    hub: hub.handlers,
    'channel-platform': channelPlatform.handlers,
    account: accountHandlers,
    auth: tokenHandlers(Object.values(clients) as (typeof clients.connector)[]),
  };
  return all[surface] ?? all[family];
}

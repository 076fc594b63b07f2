import { familyOf } from '../errors/index.ts';
import type { Handlers } from '../http/context.ts';
import { instanceAuth } from '../operations/unrouted.ts';
import { hubClients } from '../seed/credentials.ts';
import { instanceCredentials } from '../seed/instance/credentials.ts';
import { accountHandlers } from './account/account.ts';
import { tokenHandlers } from './auth/token.ts';
import { basketHandlers } from './basket/index.ts';
import { handlers as channelPlatformHandlers } from './channel-platform/index.ts';
import { handlers as hubHandlers } from './hub/index.ts';
import { instanceHandlers } from './instance/index.ts';

/** Handlers by surface, or by family where surfaces share them. */
const all: Readonly<Record<string, Handlers>> = {
  hub: hubHandlers,
  'channel-platform': channelPlatformHandlers,
  account: accountHandlers,
  auth: tokenHandlers(Object.values(hubClients)),
  instance: instanceHandlers,
  basket: basketHandlers,
  [instanceAuth]: tokenHandlers(instanceCredentials.clients),
};

/** Handlers of a surface. */
export const handlersOf = (surface: string): Handlers | undefined => all[surface] ?? all[familyOf(surface)];

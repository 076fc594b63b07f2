import type { Credentials } from '../../../world/index.ts';
import { hubClients } from './hub.ts';
import { instanceCredentials } from './instance.ts';

/** All credentials that open the sandbox. */
export const credentials: Credentials = {
  clients: [...Object.values(hubClients), ...instanceCredentials.clients],
  keys: instanceCredentials.keys,
};

export { type InstanceCredentialsInfo } from './instance.ts';
export { hubClients, instanceCredentials };

import type { Client, Credentials } from '../world/index.ts';
import type { Table } from '../operations/table.ts';

const hubSurfaces = ['hub', 'channel-platform'];

/** Scopes that the operations of a surface ask for. */
function scopesOf(table: Table, surface: string): readonly string[] {
  const operations = table.surfaces.find(({ name }) => name === surface)?.operations ?? [];
  return [...new Set(operations.flatMap(({ scopes = [] }) => scopes))].sort();
}

/** Clients of the hub family. Their secrets guard nothing; they are constants so that a program can have them in its configuration. */
export interface HubClients {
  readonly connector: Client;
  readonly seller: Client;
  readonly limited: Client;
}

export function hubClients(table: Table): HubClients {
  return {
    connector: {
      id: 'sandbox-connector',
      secret: 'not-a-secret-of-the-connector',
      surfaces: [...hubSurfaces, 'account'],
      scopes: scopesOf(table, 'channel-platform'),
    },
    seller: { id: 'sandbox-seller', secret: 'not-a-secret-of-the-seller', surfaces: hubSurfaces, scopes: scopesOf(table, 'hub') },
    limited: {
      id: 'sandbox-limited',
      secret: 'not-a-secret-of-the-limited',
      surfaces: hubSurfaces,
      scopes: ['connect-channel-platform:orders:upsert'],
    },
  };
}

/** All credentials that open the sandbox. */
export function credentialsOf(clients: HubClients): Credentials {
  return { clients: Object.values(clients) as readonly Client[], keys: [] };
}

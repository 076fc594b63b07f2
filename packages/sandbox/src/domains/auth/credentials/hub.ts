import { table } from '../../../operations/generated.ts';
import type { Client } from '../../../world/index.ts';

/** Scopes that the operations of a surface ask for. */
function scopesOf(surface: string): readonly string[] {
  const operations = table.surfaces.find(({ name }) => name === surface)?.operations ?? [];
  return [...new Set(operations.flatMap(({ scopes = [] }) => scopes))].sort();
}

const surfaces = ['hub', 'channel-platform'];

export const hubClients: Readonly<Record<'connector' | 'seller' | 'limited', Client>> = {
  connector: {
    id: 'sandbox-connector',
    secret: 'not-a-secret-of-the-connector',
    surfaces: [...surfaces, 'account'],
    scopes: scopesOf('channel-platform'),
  },
  seller: { id: 'sandbox-seller', secret: 'not-a-secret-of-the-seller', surfaces, scopes: scopesOf('hub') },
  limited: {
    id: 'sandbox-limited',
    secret: 'not-a-secret-of-the-limited',
    surfaces,
    scopes: ['connect-channel-platform:orders:upsert'],
  },
};

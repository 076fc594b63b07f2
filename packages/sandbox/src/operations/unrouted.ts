import type { Operation, Surface, Table, Validators } from './table.ts';

// What the instance serves beside the paths that its surfaces describe.

/**
 * TL05: a fetch of an address that TL04 answered. The documents give it no path, so the one below is ours; it needs the key of the
 * shop, as every operation of the surface does.
 */
const transactionChunk: Operation = {
  id: 'TL05',
  method: 'GET',
  path: '/files/transactions',
  parameters: [
    { name: 'tracking_id', in: 'query', type: 'string', required: true },
    { name: 'file', in: 'query', type: 'integer', required: true, minimum: 1 },
  ],
  success: { status: 200 },
  roles: ['ROLE_SHOP_ACCOUNTANCY', 'ROLE_PARTNER_TRANSACTION_LOG_READ'],
  security: ['shop_api_key'],
};

/** T15: the token endpoint of the instance itself, where the operator's client gets its token. */
export const instanceAuth = 'instance-auth';

const served = (surface: Surface): Surface =>
  surface.operations.some(({ id }) => id === 'TL04')
    ? { ...surface, operations: [...surface.operations, transactionChunk] }
    : surface;

/** The table with what stands under no path of the specs. */
export function withUnrouted({ surfaces }: Table): Table {
  const exchange = surfaces.find(({ name }) => name === 'auth');
  const own: readonly Surface[] =
    exchange === undefined ? [] : [{ ...exchange, name: instanceAuth, server: '{instance_url}' }];
  return { surfaces: [...surfaces.map(served), ...own] };
}

/** The validators, those of the token exchange also under the instance's own endpoint. */
export function withInstanceAuth(validators: Validators): Validators {
  const token = validators['auth/token'];
  return token === undefined ? validators : { ...validators, [`${instanceAuth}/token`]: token };
}

import * as described from '../machinery/operations/generated.ts';
import type { Operation, Surface, Table, Validators } from '../machinery/operations/table.ts';
import { instanceAuth } from './auth/token.ts';

// What the instance serves beside the paths that its surfaces describe.

/**
 * TL05: a fetch of an address that TL04 returned. The documents give it no path, so the one below is ours; it needs the key of the
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
  success: { status: 200, types: [] },
  roles: ['ROLE_SHOP_ACCOUNTANCY', 'ROLE_PARTNER_TRANSACTION_LOG_READ'],
  security: ['shop_api_key'],
};

const served = (surface: Surface): Surface =>
  surface.operations.some(({ id }) => id === 'TL04')
    ? { ...surface, operations: [...surface.operations, transactionChunk] }
    : surface;

const exchange = described.table.surfaces.filter(({ name }) => name === 'auth');

/** Every operation that the sandbox serves: those of the specs, and those that stand under no path of the specs. */
export const table: Table = {
  surfaces: [
    ...described.table.surfaces.map(served),
    ...exchange.map((surface) => ({ ...surface, name: instanceAuth, server: '{instance_url}' })),
  ],
};

const token = described.validators['auth/token'];

/** The validators of the specs, those of the token exchange also under the instance's own endpoint. */
export const validators: Validators = {
  ...described.validators,
  ...(token !== undefined && { [`${instanceAuth}/token`]: token }),
};

import * as described from '../operations/generated.ts';
import type { Operation, Surface, Table, Validators } from '../operations/table.ts';
import { instanceAuth } from './auth/token.ts';

// Operations of the instance that the specs don't describe.

/**
 * TL05: downloads a file from an address that TL04 returned. The documents don't define a path, so this path is an assumption. Like every
 * operation of the surface, it requires the key of the shop.
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
  security: [],
};

/** OF54: like TL05, for the addresses of OF53. */
const offerChunk: Operation = {
  id: 'OF54',
  method: 'GET',
  path: '/files/offers',
  parameters: transactionChunk.parameters ?? [],
  success: { status: 200, types: [] },
  security: [],
};

/** OR15: like TL05, for the addresses of OR14. */
const orderChunk: Operation = {
  id: 'OR15',
  method: 'GET',
  path: '/files/orders',
  parameters: transactionChunk.parameters ?? [],
  success: { status: 200, types: [] },
  roles: ['ROLE_SHOP_ADMIN', 'ROLE_PARTNER_ORDER_READ'],
  security: [],
};

/** Downloads by the operation that returns their addresses. */
const chunks: Readonly<Record<string, Operation>> = {
  TL04: transactionChunk,
  OF53: offerChunk,
  OR14: orderChunk,
};

const served = (surface: Surface): Surface => ({
  ...surface,
  operations: [
    ...surface.operations,
    ...surface.operations.flatMap(({ id, security }) => {
      const chunk = chunks[id];
      if (chunk === undefined) return [];
      const { roles, ...rest } = chunk;
      return [{ ...rest, security, ...(surface.name.endsWith('-seller') && roles !== undefined && { roles }) }];
    }),
  ],
});

const exchange = described.table.surfaces.filter(({ name }) => name === 'auth');

export const table: Table = {
  surfaces: [
    ...described.table.surfaces.map(served),
    ...exchange.map((surface) => ({ ...surface, name: instanceAuth, server: '{instance_url}' })),
  ],
};

const token = described.validators['auth/token'];

export const validators: Validators = {
  ...described.validators,
  ...(token !== undefined && { [`${instanceAuth}/token`]: token }),
};

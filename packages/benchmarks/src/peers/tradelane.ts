import {
  clientCredentials,
  type ClientOptions,
  createRuntime,
  type Features,
  files,
  lists,
  multipart,
  type OperationDescriptor,
  rateLimits,
  type Runtime,
  type SurfaceDescriptor,
} from '@tradelane/core';
import { createNodeTransport } from '@tradelane/core/node';

/** Operations as the generator writes them; their limits are kept like any other, only far enough away not to slow the call down. */
const rate = { maximum: [{ requests: 10_000_000, periodInMs: 1_000 }] };

export const operations = {
  readOrder: { id: 'readOrder', method: 'GET', path: '/v2/orders/{order_id}', rate },
  listOrders: {
    id: 'listOrders',
    method: 'GET',
    path: '/page',
    query: { limit: 'integer', page_token: 'string' },
    page: { style: 'seek', items: 'orders', defaultLimit: 10, maxLimit: 1000 },
    rate,
  },
  changeOrder: {
    id: 'changeOrder',
    method: 'PUT',
    path: '/v2/orders/{order_id}',
    body: 'json',
    bodyOptional: true,
    retry: 'idempotent',
    rate,
  },
  download: { id: 'download', method: 'GET', path: '/file/{size}', response: 'file', rate },
  upload: {
    id: 'upload',
    method: 'POST',
    path: '/upload',
    body: 'multipart',
    parts: { file: 'file!' },
    retry: 'unsafe',
    rate,
  },
} as const satisfies Readonly<Record<string, OperationDescriptor>>;

const surface: SurfaceDescriptor = {
  name: 'benchmark',
  basePath: '',
  auth: ['clientCredentials'],
  operations,
};

const features: Features = { limits: rateLimits, clientCredentials, files, lists, multipart };

/** What generated methods run on, everything on: token, limits, retries, timeouts, typed errors. */
export function tradelane(url: string, options: Partial<ClientOptions> = {}): Runtime {
  return createRuntime(
    surface,
    {
      baseUrl: url,
      auth: { authUrl: url, clientId: 'benchmark', clientSecret: 'not-a-secret' },
      ...options,
    },
    features,
  );
}

export function tradelaneOnNode(url: string, options: Partial<ClientOptions> = {}): Runtime {
  return tradelane(url, { transport: createNodeTransport(), ...options });
}

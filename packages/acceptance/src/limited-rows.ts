import type { ClientOptions } from '@tradelane/core';
import type { NodeSandbox } from '@tradelane/sandbox';
import { type ClientOfSurface, clients } from './clients.ts';
import { type Document, type Route, routes } from './document.ts';
import { readDocument } from './surfaces.ts';

/** An operation with a documented maximum, on one surface. */
export interface LimitedRow {
  readonly client: ClientOfSurface;
  readonly document: Document;
  readonly route: Route;
  /** The highest number of requests of its windows. */
  readonly most: number;
  readonly surface: string;
  readonly id: string;
}

/** Operations with a documented rate, on every surface that has them. */
export const limitedRows: readonly LimitedRow[] = clients.flatMap((client) => {
  const document = readDocument(client.surface);
  return routes(document).flatMap((route) => {
    const rate = route.operation['x-rate-limit'];
    const windows = [rate.surfaces?.[client.surface]?.maximum ?? rate.maximum].flat();
    if (windows.every((window) => window === 'event-driven')) return [];
    const most = Math.max(...windows.map((window) => (window === 'event-driven' ? 0 : window.requests)));
    return [{ client, document, route, most, surface: client.surface, id: route.operation.operationId }];
  });
});

/** The addresses of a surface in the sandbox, and the credentials for it. */
export function accessTo(sandbox: NodeSandbox, surface: string): Pick<ClientOptions, 'auth' | 'baseUrl'> {
  const { urls, credentials } = sandbox.info();
  const instance = (auth: ClientOptions['auth']) => ({ auth, baseUrl: urls.instance_url });
  if (surface.endsWith('-seller')) return instance({ apiKey: credentials.shops[0]?.api_key ?? '' });
  if (surface.endsWith('-operator')) return instance({ apiKey: credentials.operator.api_key });
  if (surface.endsWith('-front')) return instance({ apiKey: credentials.front.api_key });
  const { client_id: clientId, client_secret: clientSecret } =
    surface === 'hub' ? credentials.seller : credentials.connector;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  return { auth, baseUrl: surface === 'account' ? urls.account_url : urls.base_url };
}

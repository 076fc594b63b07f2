/** Every operation of every surface, called through its generated method against a mock of its document. */
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  type BatchResult,
  type CallOptions,
  type ClientOptions,
  GoneError,
  type Middleware,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
} from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { sampled } from '@tradelane/test-servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clients, methodOf } from '../src/clients.ts';
import { corrupted } from '../src/corrupted.ts';
import { type Route, routes } from '../src/document.ts';
import { type Mock, startPrism } from '../src/prism.ts';
import { sampleArguments } from '../src/sample.ts';
import { readDocument, readForPrism } from '../src/surfaces.ts';

const classes: Readonly<Record<number, unknown>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  406: ApiError,
  410: GoneError,
  415: ApiError,
  429: RateLimitError,
  500: ServerError,
};

const withoutCredential: Middleware = ({ headers, ...request }, next) => {
  const { authorization: _, ...others } = headers;
  return next({ ...request, headers: others });
};

/** The faults that the mock reports in a request. A deprecated parameter isn't a fault. */
function violations(headers: Headers): unknown[] {
  const violations = JSON.parse(headers.get('sl-violations') ?? '[]') as { readonly code: string }[];
  return violations.filter(({ code }) => code !== 'deprecated');
}

const hasFailures = (result: unknown): result is Pick<BatchResult<unknown>, 'failed'> =>
  typeof result === 'object' && result !== null && 'failed' in result;

const marketplace = 'RO02 L01 PC01 VL11 OF53 OF54 OR12 OR14 OR15 OR24 OR29 OR73 RE11 RE12 RE14 SH21 M10 M13';

/** Operations without a body, whose only arguments are texts in the path. The mock can refuse only their credential. */
const acceptsAnyText: Readonly<Record<string, string>> = {
  hub: 'v2-getActionStatus v2-getOrderTracking v2-acknowledgeReturnReception v2-closeReturn downloadConversationAttachments getConversationActionStatus',
  'channel-platform': 'getStoreWarehouses',
  'services-seller': 'TL05',
  'services-operator': 'RO02 L01 PC01 SL06 SOF27 SOR21 SOR22',
  'services-front': 'RO02 L01 PC01 SOR21 SOR22',
  'marketplace-seller': 'OF54 OR15 TL05',
  'marketplace-operator': `${marketplace} PRI03 STO02 STO03`,
  'marketplace-front': marketplace,
  'catalog-manager-seller': 'TL05',
  'catalog-manager-operator': 'RO02 L01 PC01 VL11',
  'catalog-manager-front': 'RO02 L01 PC01 VL11',
};

describe.each(clients)('$surface', ({ surface, basePath, auth, create }) => {
  const document = readDocument(surface);
  const table = routes(document, true).map((route) => ({ id: route.operation.operationId, route }));
  let mock: Mock;
  let client: object;
  let stranger: object;
  let sent: Request;
  const argumentsOf = (route: Route): unknown[] =>
    route.operation['x-url-from'] ? [mock.url + basePath + route.path] : sampleArguments(document, route);

  beforeAll(async () => {
    mock = await startPrism(readForPrism(surface), basePath);
    const options = {
      baseUrl: mock.url,
      auth: auth === 'token' ? { token: 'a-token' } : { apiKey: 'a-key' },
      rateLimiting: false,
      maxAttempts: 1,
    } as const;
    // The documented example of each operation fits its request schema.
    const { requests, check } = (await import(`@tradelane/${surface}/schemas`)) as NonNullable<
      ClientOptions['schemas']
    >;
    client = create({
      ...options,
      schemas: { requests, responses: {}, check },
      validate: 'throw',
      fetch: (request) => {
        sent = request.clone();
        return fetch(request);
      },
    });
    stranger = create({ ...options, middleware: [withoutCredential] });
  });
  afterAll(() => mock.close());

  it.each(sampled(table, 6))(
    '$id is accepted as documented, its response arrives, and a wrong request is refused',
    async ({ route }) => {
      const { operation } = route;
      const { status, headers } = await methodOf(client, operation['x-method'])(...argumentsOf(route)).withResponse();
      expect(violations(headers)).toEqual([]);
      expect(Object.keys(operation.responses)).toContain(String(status));
      const wrong = corrupted(document, route, sent);
      expect(wrong === undefined).toBe(acceptsAnyText[surface]?.split(' ').includes(operation.operationId) === true);
      if (wrong !== undefined) expect(violations((await fetch(wrong)).headers)).not.toEqual([]);
    },
  );

  it.each(sampled(table, 1))('T13, E01: $id without credentials is an AuthenticationError', async ({ route }) => {
    const call = methodOf(stranger, route.operation['x-method'])(...argumentsOf(route));
    await expect(call).rejects.toMatchObject({
      name: 'AuthenticationError',
      status: 401,
      operation: route.operation.operationId,
    });
  });

  const refusals = table.flatMap(({ id, route }) =>
    Object.keys(route.operation.responses)
      .map(Number)
      .filter((status) => status >= 400)
      .map((status) => ({ id, route, status })),
  );
  it.each(sampled(refusals, 3))(
    'E01: a $status from $id throws the class of that status',
    async ({ route, status }) => {
      const options: CallOptions = { headers: { Prefer: `code=${status}` } };
      const error = await methodOf(client, route.operation['x-method'])(...argumentsOf(route), options).then(
        // A batch that may be halved reports a refusal for the remaining item.
        (result) => (hasFailures(result) ? result.failed[0]?.error : undefined),
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toBeInstanceOf(classes[status]);
      expect(error).toMatchObject({ status, operation: route.operation.operationId });
    },
  );
});

describe('auth', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startPrism(readForPrism('auth'), '');
  });
  afterAll(() => mock.close());

  it('T01, T02: the token request is accepted as documented, and its token authorizes the call', async () => {
    const signed: (string | null)[] = [];
    const hub = createHub({
      baseUrl: 'https://hub.example.com',
      auth: { authUrl: mock.url, clientId: 'connector', clientSecret: 'secret+with&signs%=' },
      fetch: async (request) => {
        if (request.url.startsWith(mock.url)) return fetch(request);
        signed.push(request.headers.get('authorization'));
        return Response.json({ products: [], data: [] });
      },
    });
    await hub.products.list();
    expect(signed).toEqual([expect.stringMatching(/^Bearer .+/)]);
  });
});

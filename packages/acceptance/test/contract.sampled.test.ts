/** Every operation of every surface, called through its generated method against a mock of its document. */
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  type BatchResult,
  type CallOptions,
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
import { routes } from '../src/document.ts';
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

describe.each(clients)('$surface', ({ surface, basePath, auth, create }) => {
  const document = readDocument(surface);
  const table = routes(document).map((route) => ({ id: route.operation.operationId, route }));
  let mock: Mock;
  let client: object;
  let stranger: object;

  beforeAll(async () => {
    mock = await startPrism(readForPrism(surface), basePath);
    const options = {
      baseUrl: mock.url,
      auth: auth === 'token' ? { token: 'a-token' } : { apiKey: 'a-key' },
      rateLimiting: false,
      maxAttempts: 1,
    } as const;
    client = create(options);
    stranger = create({ ...options, middleware: [withoutCredential] });
  });
  afterAll(() => mock.close());

  it.each(table)('$id is accepted as documented, and its response arrives', async ({ route }) => {
    const { operation } = route;
    const { status, headers } = await methodOf(
      client,
      operation['x-method'],
    )(...sampleArguments(document, route)).withResponse();
    expect(violations(headers)).toEqual([]);
    expect(Object.keys(operation.responses)).toContain(String(status));
  });

  it.each(sampled(table, 1))('T13, E01: $id without credentials is an AuthenticationError', async ({ route }) => {
    const call = methodOf(stranger, route.operation['x-method'])(...sampleArguments(document, route));
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
      const error = await methodOf(client, route.operation['x-method'])(
        ...sampleArguments(document, route),
        options,
      ).then(
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

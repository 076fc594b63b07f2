import * as fc from 'fast-check';
import {
  ClientSecretPost,
  clientCredentialsGrantRequest,
  customFetch,
  processClientCredentialsResponse,
} from 'oauth4webapi';
import { expect, test } from 'vitest';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const issuer = { issuer: 'https://auth.example.com', token_endpoint: 'https://auth.example.com/oauth/token' };

/** The token that oauth4webapi reads from a response, or undefined if it rejects the response. `sent` receives its form. */
async function judgedToken(
  response: Response,
  {
    clientId,
    clientSecret,
    scope,
  }: { readonly clientId: string; readonly clientSecret: string; readonly scope?: string },
  sent: (form: URLSearchParams) => void = () => undefined,
): Promise<string | undefined> {
  const client = { client_id: clientId };
  const parameters = new URLSearchParams(scope === undefined ? {} : { scope });
  const answered = await clientCredentialsGrantRequest(issuer, client, ClientSecretPost(clientSecret), parameters, {
    [customFetch]: async (_url, { body }) => {
      sent(new URLSearchParams(String(body)));
      return response;
    },
  });
  return processClientCredentialsResponse(issuer, client, answered).then(
    ({ access_token }) => access_token,
    () => undefined,
  );
}

const sorted = (form: URLSearchParams): string[] => [...form].map((pair) => pair.join('=')).toSorted();

test('T01: the form of a token request has the fields that the judge sends', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '+', '&', '=', '%', ':'), minLength: 1 });
  await fc.assert(
    fc.asyncProperty(text, text, fc.option(text, { nil: undefined }), async (id, secret, scope) => {
      const clientId = `x${id}x`;
      const clientSecret = `secret-${secret}x`;
      let ours: URLSearchParams | undefined;
      const world = createWorld();
      const inner = world.options.fetch as (request: Request) => Promise<Response>;
      const fetch = async (request: Request): Promise<Response> => {
        if (!request.url.includes('oauth')) return inner(request);
        ours = new URLSearchParams(await request.text());
        return json({ access_token: 'good-token', token_type: 'Bearer', expires_in: 3600 });
      };
      const auth = { authUrl: issuer.issuer, clientId, clientSecret, ...(scope !== undefined && { scope }) };
      await world
        .runtime({ fetch, auth })
        .call(operations.list, {})
        .catch(() => undefined);
      let judged: URLSearchParams | undefined;
      const answer = json({ access_token: 'good-token', token_type: 'Bearer', expires_in: 3600 });
      await judgedToken(answer, auth, (form) => (judged = form));
      expect(sorted(ours ?? new URLSearchParams())).toEqual(sorted(judged ?? new URLSearchParams('missing')));
    }),
    { numRuns: 50 },
  );
});

test('T02: a token response is accepted or rejected as the judge does, except that a lifetime is required', async () => {
  const body = fc.record(
    {
      access_token: fc.constantFrom('abc.def', '', 5, null),
      token_type: fc.constantFrom('Bearer', 'bearer', 'BEARER', 'mac', 7),
      expires_in: fc.constantFrom(3600, '3600', 1, 0, -5, 'soon', null),
      scope: fc.constantFrom('orders', 'a b'),
      target_app: fc.constantFrom('', 'x'),
    },
    { requiredKeys: ['access_token', 'token_type', 'expires_in'] },
  );
  const auth = { authUrl: issuer.issuer, clientId: 'shop', clientSecret: 'a-long-secret' };
  await fc.assert(
    fc.asyncProperty(body, async (fields) => {
      const seconds = Number(fields.expires_in);
      // T02: the judge accepts a token without a lifetime, or with one that is over. The client rejects both.
      fc.pre(fields.expires_in !== null && seconds !== 0);
      const judged = await judgedToken(json(fields), auth);
      const world = createWorld({ tokenHandler: () => json(fields) });
      const call = world.runtime({ auth }).call(operations.list, {});
      if (judged === undefined) expect(await errorOf(call)).toMatchObject({ name: 'TokenError' });
      else {
        await call.catch(() => undefined);
        expect(world.sent[0]?.headers['authorization']).toBe(`Bearer ${judged}`);
      }
    }),
    { numRuns: 80 },
  );
});

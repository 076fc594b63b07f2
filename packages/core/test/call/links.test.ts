/** Links of responses that lead to other hosts. */
import { expect, test } from 'vitest';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const linked: OperationDescriptor = { id: 'TL05', method: 'GET', path: '' };
const files = 'files.example.net:8443';

test.each<[string, readonly string[], string | undefined]>([
  [`https://${files}/1`, [files], undefined],
  [`https://${files}/1`, ['files.example.net'], `allowedHosts: ['${files}']`],
  ['https://files.example.net/1', [files], "allowedHosts: ['files.example.net']"],
  [`http://${files}/1`, [files], 'without https'],
  ['http://127.0.0.1:5/1', ['127.0.0.1:5'], undefined],
  ['http://hub.example.com/1', ['hub.example.com'], 'without https'],
  ['https://hub.example.com/1', [], undefined],
])('TL05: the link %s with the allowed hosts %j is refused with %s', async (url, allowedHosts, said) => {
  const sent: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(request);
    return json({});
  };
  const client = createWorld().runtime({
    auth: { token: 'fixed-token' },
    fetch,
    allowedHosts,
    headers: { 'x-own': 'a' },
  });
  const ending = client.call(linked, { url });
  if (said !== undefined) {
    expect(await errorOf(ending)).toMatchObject({ code: 'ERR_LINK_REFUSED', message: expect.stringContaining(said) });
    expect(sent).toEqual([]);
    return;
  }
  await ending;
  const isOwn = url.includes('hub');
  expect(sent.map(({ headers }) => [headers.get('authorization'), headers.get('x-own')])).toEqual([
    isOwn ? ['Bearer fixed-token', 'a'] : [null, null],
  ]);
});

test('a call with a URL is sent there instead of to its path, without presets', async () => {
  const sent: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(request.url);
    return json({});
  };
  const client = createWorld()
    .runtime({ auth: { token: 'fixed-token' }, fetch })
    .with({ query: { shop_id: 7 } });
  const { list } = operations;
  await client.call(list, { url: 'https://hub.example.com/api/v2/things?page_token=t' });
  expect(sent).toEqual(['https://hub.example.com/api/v2/things?page_token=t']);
});

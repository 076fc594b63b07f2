import { ApiError, createVirtualClock } from '@tradelane/core';
import { expect, test } from 'vitest';
import { type ActionError, type ChannelPlatform, createChannelPlatform } from '../src/index.ts';

type Respond = () => Response;
const done: Respond = () => new Response(null, { status: 204 });
const lost: Respond = () => {
  throw new TypeError('socket closed');
};
const alreadyFinal: Respond = () =>
  Response.json({ code: 'ACTION_ALREADY_FINAL', message: 'The action is final.' }, { status: 400 });

function respondingPlatform(...responses: readonly Respond[]): {
  readonly platform: ChannelPlatform;
  readonly sent: { path: string; body: unknown }[];
} {
  const sent: { path: string; body: unknown }[] = [];
  const platform = createChannelPlatform({
    baseUrl: 'https://hub.example.com',
    auth: { token: 'tok' },
    clock: createVirtualClock({ autoAdvance: true }),
    fetch: async (request) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() });
      return (responses[sent.length - 1] ?? done)();
    },
  });
  return { platform, sent };
}

test('O08: a success is reported without errors, a failure with them', async () => {
  const { platform, sent } = respondingPlatform();
  const errors: ActionError[] = [{ code: 'ORDER_IN_WRONG_STATE', message: 'Closed.' }];
  await platform.actions.succeed('a1');
  await platform.actions.fail('a2', errors);
  expect(sent).toEqual([
    { path: '/api/channel-platform/v1/orders/actions/a1', body: { status: 'SUCCESS' } },
    { path: '/api/channel-platform/v1/orders/actions/a2', body: { status: 'FAILURE', errors } },
  ]);
});

test('an outcome that arrived although its response was lost is not an error', async () => {
  const { platform, sent } = respondingPlatform(lost, alreadyFinal);
  await platform.actions.succeed('a1');
  expect(sent).toHaveLength(2);
});

const busy: Respond = () => new Response(null, { status: 429, headers: { 'retry-after': '1' } });

test.each([
  ['at once', [alreadyFinal]],
  ['after a report that first had to wait', [busy, alreadyFinal]],
])('an action that another worker has finished is an error, %s', async (_, responses) => {
  const { platform } = respondingPlatform(...responses);
  const refusal = await platform.actions.succeed('a1').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ serverCode: 'ACTION_ALREADY_FINAL', status: 400 });
});

/** Every write that can be read back, against the demo world, with a response or a request that gets lost. */
import * as account from '@tradelane/account';
import * as channelPlatform from '@tradelane/channel-platform';
import { type ClientOptions, createMemoryCheckpoints, createVirtualClock } from '@tradelane/core';
import { type EffectResult, settle, type WriteMethod } from '@tradelane/workflows';
import * as hub from '@tradelane/hub';
import * as marketplaceOperator from '@tradelane/marketplace-operator';
import * as marketplaceSeller from '@tradelane/marketplace-seller';
import { createSandbox } from '@tradelane/sandbox';
import * as servicesFront from '@tradelane/services-front';
import * as servicesOperator from '@tradelane/services-operator';
import * as servicesSeller from '@tradelane/services-seller';
import { describe, expect, it } from 'vitest';
import { callersOf } from '../src/demo/callers.ts';
import { argumentsOf } from '../src/demo/sdk-sample.ts';
import { calls, references } from './reference.ts';

const packages: Readonly<Record<string, object>> = {
  hub,
  account,
  'channel-platform': channelPlatform,
  'marketplace-seller': marketplaceSeller,
  'marketplace-operator': marketplaceOperator,
  'services-seller': servicesSeller,
  'services-operator': servicesOperator,
  'services-front': servicesFront,
};

/** `late`: the first request arrives after the second one. */
type Lost = 'response' | 'request' | 'every request' | 'late';

const unsafe = references
  .filter(({ surface }) => surface.name in packages)
  .flatMap(({ surface, operations }) =>
    operations
      .filter(({ object }) => object['x-retry'] === 'unsafe')
      .map(({ id, object }) => ({
        name: `${surface.name} ${id}`,
        surface: surface.name,
        id,
        isReadBack: object['x-read-back'] !== undefined,
        mayRepeat: object['x-read-back']?.repeat !== undefined,
      })),
  );

/** Calls that another call needs first: an order is shipped after its tracking is set. */
const preparedBy: Readonly<Record<string, string>> = { OR24: 'OR23' };

/** Writes whose entry has no time, or doesn't show all of the request: a first message, an amount, a size, or whether it is accepted. */
const unproven = new Set(['SL01', 'createConversation', 'OR26', 'OR42', 'RT01', 'S32', 'v2-uploadOrderDocument']);
// The demo data has a location with the content of the example.
const readable = unsafe.filter(({ isReadBack, id }) => isReadBack && id !== 'SL01');
const proven = readable.filter(({ id }) => !unproven.has(id));

/** The same arguments with one item, for operations with a result per item. */
function one(id: string, values: readonly unknown[]): readonly unknown[] {
  const list = { S32: 'shop_documents', ST01: 'shipments', ST24: 'shipments' }[id];
  if (list === undefined) return values;
  return values.map((value) => {
    const body = value as Readonly<Record<string, readonly unknown[]>>;
    const nested = id === 'S32' ? (body[list] as unknown as typeof body) : body;
    if (typeof nested?.[list] !== 'object') return value;
    const items = { [list]: nested[list].slice(0, 1) };
    return id === 'S32' ? { ...body, files: body['files']?.slice(0, 1), [list]: items } : { ...body, ...items };
  });
}

/** Whether a response refuses neither the request nor an item of it. */
const tookEffect = async (response: Response): Promise<boolean> =>
  response.ok && !/"\w*errors":\[\{/.test(await response.text());

/** Settles the demo call of an operation, and counts the writes that the sandbox carried out. */
async function settled(
  { surface, id }: { readonly surface: string; readonly id: string },
  lost: Lost,
): Promise<{ readonly result: EffectResult; readonly sent: number; readonly writes: number }> {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 2, 8), autoAdvance: true });
  const sandbox = createSandbox({ seed: 'demo', limits: 'real', clock });
  const call = calls.of(surface, id);
  const { urls, credentials } = sandbox.info();
  const [caller] = callersOf(surface, credentials);
  let [sent, writes] = [0, 0];
  let isPrepared = false;
  let first: Request | undefined;
  const fetch = async (request: Request): Promise<Response> => {
    const isWrite = request.method !== 'GET' && !request.url.endsWith('/oauth/token');
    if (!isWrite || !isPrepared) return sandbox.fetch(request);
    sent += 1;
    if (lost === 'late' && sent === 1) {
      first = request.clone();
      throw new TypeError('fetch failed');
    }
    if (lost === 'every request' || (lost === 'request' && sent === 1)) throw new TypeError('fetch failed');
    // An entry of the same second could be older than the request.
    await clock.wait(2_000);
    const response = await sandbox.fetch(request);
    if (response.ok) writes += 1;
    if (first !== undefined && (await tookEffect(await sandbox.fetch(first)))) writes += 1;
    first = undefined;
    if (lost === 'response' && sent === 1) throw new TypeError('fetch failed');
    return response;
  };
  const credential = caller?.credential;
  const auth =
    credential?.kind === 'client'
      ? { authUrl: urls.auth_url, clientId: credential.id, clientSecret: credential.secret }
      : { apiKey: credential?.kind === 'key' ? credential.key : '' };
  const { factory = '', name = '' } = call.sdk ?? {};
  const create = (packages[surface] as Record<string, (options: ClientOptions) => object>)[factory];
  const client = create?.({ baseUrl: (urls as Record<string, string>)[call.server] ?? '', auth, clock, fetch });
  const writeNamed = (full: string): ((...values: unknown[]) => ReturnType<WriteMethod>) => {
    const [group = '', method = ''] = full.split('.');
    return (client as Record<string, Record<string, never>>)[group]?.[method] as never;
  };
  const write = writeNamed(name);
  try {
    const before = preparedBy[id] === undefined ? undefined : calls.of(surface, preparedBy[id]);
    if (before !== undefined) await writeNamed(before.sdk?.name ?? '')(...argumentsOf(before));
    isPrepared = true;
    const result = await settle(write, [...one(id, argumentsOf(call))], {
      checkpoint: createMemoryCheckpoints(),
      key: 'once',
      waitInMs: 3_600_000,
      leaseInMs: 86_400_000,
    });
    return { result, sent, writes };
  } finally {
    sandbox.close();
  }
}

describe('writes whose outcome is unknown', () => {
  it.each(proven)('G61: $name with a lost response happens once, and is found', async (operation) => {
    const { result, writes } = await settled(operation, 'response');
    expect(result).toMatchObject({ outcome: 'done', data: undefined });
    expect(result.outcome === 'done' && result.found?.length).toBeGreaterThan(0);
    expect(writes).toBe(1);
  });

  it.each(readable)(
    'G61, AS99: $name with a lost request is undecided, or repeated without harm',
    async (operation) => {
      const { result, sent, writes } = await settled(operation, 'request');
      const { mayRepeat } = operation;
      expect(result).toMatchObject(mayRepeat ? { outcome: 'done' } : { outcome: 'undecided', sends: [{}] });
      expect({ sent, writes }).toEqual(mayRepeat ? { sent: 2, writes: 1 } : { sent: 1, writes: 0 });
    },
  );

  it.each(unsafe.filter(({ mayRepeat }) => mayRepeat))(
    'AS100: $name takes effect once if the lost request arrives after its repetition',
    async (operation) => {
      const { result, writes } = await settled(operation, 'late');
      expect(result).toMatchObject({ outcome: 'done' });
      expect(writes).toBe(1);
    },
  );

  it.each(readable)('G62, AS99: $name that never arrives stays undecided', async (operation) => {
    const { result, sent } = await settled(operation, 'every request');
    expect(result).toMatchObject({ outcome: 'undecided', why: 'not-visible' });
    expect(sent).toBe(operation.mayRepeat ? 3 : 1);
  });

  it.each(unsafe.filter(({ isReadBack }) => !isReadBack))(
    'G62: $name, which no operation shows, is undecided after a lost response, and sent once',
    async (operation) => {
      const { result, sent } = await settled(operation, 'response');
      expect(result).toMatchObject({ outcome: 'undecided', why: 'no-read-back', lookAt: undefined });
      expect(sent).toBe(1);
    },
  );

  it.each(unsafe.filter(({ id }) => unproven.has(id)))(
    'G62, AS99: $name with a lost response is undecided, because its entry may be another one',
    async (operation) => {
      const { result, sent } = await settled(operation, 'response');
      expect(result).toMatchObject({
        outcome: 'undecided',
        why: 'ambiguous',
        lookAt: { operation: expect.any(String) },
      });
      expect(sent).toBe(1);
    },
  );
});

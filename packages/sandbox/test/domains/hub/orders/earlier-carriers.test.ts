import { expect, it } from 'vitest';
import { createSandbox } from '../../../../src/index.ts';
import { MemoryStore, type Snapshot } from '../../../../src/machinery/store/index.ts';
import { SqliteStore } from '../../../../src/node/sqlite.ts';
import { createChannelWorld } from '../../../world.ts';

const listOf = (...names: string[]) => names.map((name) => ({ channel_carrier_id: name.toLowerCase(), name }));

/** A world of an earlier version, with one document per carrier. */
async function written(): Promise<Snapshot> {
  const { sandbox } = await createChannelWorld({ seed: 'empty' });
  const { version, collections } = sandbox.snapshot();
  const carriers = ['acme_web', 'zenith'].flatMap((channel_id) =>
    listOf('North', 'South').map(
      (one) => [`${channel_id}\n${one.channel_carrier_id}`, { channel_id, ...one }] as const,
    ),
  );
  const sent = { zenith: { carriers: listOf('West') } };
  return { version, collections: { ...collections, carrier_lists: sent, carriers: Object.fromEntries(carriers) } };
}

it.each([
  ['a snapshot', 'in memory', () => new MemoryStore()],
  ['a snapshot', 'in a file', () => new SqliteStore(':memory:')],
  ['a store', 'in memory', () => new MemoryStore()],
  ['a store', 'in a file', () => new SqliteStore(':memory:')],
])(
  'P07: carriers of %s that an earlier version has written are the list of their channel (%s)',
  async (from, _, make) => {
    const [store, before] = [make(), await written()];
    if (from === 'a store') store.restore(before);
    const sandbox = createSandbox({ store });
    if (from === 'a snapshot') sandbox.restore(before);
    const { carriers, carrier_lists } = sandbox.snapshot().collections;
    expect(carriers ?? {}).toEqual({});
    expect(carrier_lists).toEqual({
      acme_web: { carriers: listOf('North', 'South') },
      zenith: { carriers: listOf('West') },
    });
    sandbox.close();
  },
);

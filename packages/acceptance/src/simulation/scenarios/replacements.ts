/** Replaces a list repeatedly. The confirmation receives the removed names. */
import { createChannelPlatform, replaceCarriers } from '@tradelane/channel-platform';
import type { CarriersUpsert } from '@tradelane/channel-platform';
import { Database } from '../database.ts';
import type { Scenario } from '../drive.ts';
import { clockOf, fetchOf, hubOf, originOf, storeOf } from '../surroundings.ts';
import { type OpenWorld, type Played, scenarioOf } from './worlds.ts';

const programFails = (): Error => new Error('the program failed');

/** Each list adds to the previous one and removes from it. */
const lists: readonly (readonly string[])[] = [['a', 'b'], ['b', 'c'], ['c', 'd', 'e'], ['e']];

export function replaceScenario(): Promise<Scenario> {
  return scenarioOf({ name: 'guarded replace', progress: { of: 'list replaced', items: 4 } }, replaceLists);
}

function replaceLists({ clock, sandbox }: OpenWorld): Played {
  const { channel_id: channel } = originOf(sandbox);
  const database = new Database<number>();
  /** Names that were shown and confirmed, by list. */
  const confirmed = new Map<number, Set<string>>();
  const unseen: string[] = [];
  /** Whether a request was sent after its last check because its process was suspended. It can't be recalled. */
  let cameTooLate = false;
  const held = (): readonly string[] => {
    const list = sandbox.snapshot().collections['carrier_lists']?.[channel] as CarriersUpsert | undefined;
    return (list?.carriers ?? []).map(({ channel_carrier_id }) => channel_carrier_id).toSorted();
  };
  return {
    async run(process) {
      const send = fetchOf(process, {
        ...sandbox,
        fetch: async (input) => {
          const isReplacement = input instanceof Request && input.url.includes('carriers');
          const fellAsleepAt = process.stoodStillAt ?? Number.NEGATIVE_INFINITY;
          if (isReplacement && process.trace.length - fellAsleepAt <= 1) cameTooLate = true;
          const before = held();
          const response = await sandbox.fetch(input);
          if (!isReplacement || cameTooLate) return response;
          const now = held();
          const at = lists.findIndex((list) => list.join() === now.join());
          const shown = confirmed.get(at) ?? new Set();
          // The first list is confirmed without a comparison, because the previous content is unknown.
          if (at > 0) unseen.push(...before.filter((name) => !now.includes(name) && !shown.has(name)));
          return response;
        },
      });
      const options = { ...hubOf(sandbox, 'connector'), fetch: send, clock: clockOf(process, clock, true) };
      const connector = createChannelPlatform(options);
      for (const [at, list] of lists.entries()) {
        if (database.rows.includes(at)) continue;
        const body: CarriersUpsert = { carriers: list.map((id) => ({ channel_carrier_id: id, name: id })) };
        await replaceCarriers(connector, channel, body, {
          checkpoint: storeOf(process, database.checkpoints),
          confirmRemovals: ({ removed }) => {
            confirmed.set(at, new Set([...(confirmed.get(at) ?? []), ...removed]));
            return true;
          },
        });
        await process.reach('list replaced', programFails);
        database.rows.push(at);
      }
    },
    async faults() {
      const last = lists.at(-1)?.join() ?? '';
      return [
        ...(cameTooLate || held().join() === last ? [] : [`holds ${held().join()}, not ${last}`]),
        ...(unseen.length > 0 ? [`${unseen.join()} removed unseen`] : []),
      ];
    },
  };
}

import { expect, it } from 'vitest';
import { faultsOfRequests } from '../../fuzz/stores.ts';

const worlds = process.env['DEEP'] === undefined ? 1 : 500;

it(
  'memory and SQLite return the same responses to random requests, and none fails, takes long or is refused with an effect',
  { timeout: 7_200_000 },
  async () => {
    expect(await faultsOfRequests(1, worlds)).toEqual([]);
  },
);

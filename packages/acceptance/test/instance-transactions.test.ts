/** The asynchronous export of transaction lines. */
import { describe, expect, it } from 'vitest';
import { createInstance, type Instance } from '../src/instance.ts';

/** Starts an export and waits for its files. */
async function exported(
  instance: Instance,
  request?: Parameters<ReturnType<Instance['shop']>['transactions']['startExport']>[0],
): Promise<string[]> {
  const { transactions } = instance.shop();
  const { tracking_id } = await transactions.startExport(request);
  const id = tracking_id ?? '';
  for (;;) {
    const { status, urls } = await transactions.exportStatus(id);
    if (status !== 'PENDING') return urls ?? [];
    await instance.clock.wait(60_000);
  }
}

describe('an export', () => {
  it('S09, AS73: an export has its JSON rows in `data`, and filters by dates in any time zone', async () => {
    const instance = createInstance();
    const [url = ''] = await exported(instance, {
      order_id: ['BK-2001-0500-A'],
      date_created_from: '2020-01-01T01:00:00+01:00',
    });
    const { data } = JSON.parse(await (await instance.shop().transactions.downloadChunk(url)).text()) as {
      data: { id: string }[];
    };
    expect(data).toHaveLength(5);
  });
});

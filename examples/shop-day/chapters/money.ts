import type { Chapter, Story } from '@tradelane/example-telling/story';
import type { World } from '../world.ts';

export const money: Chapter<World> = {
  title: 'Invoices, billing cycles and 5,000 transaction lines',
  async play({ shop, operator, clock }, story: Story) {
    let pages = 0;
    let invoices = 0;
    for await (const page of shop.invoices.list({ max: 10 }).pages()) {
      pages += 1;
      invoices += page.items.length;
    }
    const cycles = await Array.fromAsync(operator.billingCycles.list({ limit: 100 }));
    story.fact(`${invoices} invoices on ${pages} pages; the operator sees ${cycles.length} billing cycles`);

    const { tracking_id = '' } = await shop.transactions.startExport({ format: 'NDJSON', items_per_chunk: 2_000 });
    let export_ = await shop.transactions.exportStatus(tracking_id);
    while (export_.status === 'PENDING') {
      await clock.wait(60_000);
      export_ = await shop.transactions.exportStatus(tracking_id);
    }
    let lines = 0;
    for (const url of export_.urls ?? []) {
      const chunk = await shop.transactions.downloadChunk(url);
      lines += (await chunk.text()).trim().split('\n').length;
    }
    story.expect(export_.status === 'COMPLETED' && lines >= 5_000, `at least 5,000 lines, not ${lines}`);
    story.fact(`${lines} lines exported in ${export_.urls?.length} chunks`);
  },
};

import { exportTransactions } from '@tradelane/marketplace-seller';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const money: Chapter<World> = {
  title: 'Invoices, billing cycles and 5,000 transaction lines',
  async play({ shop, operator }, story: Story) {
    let pages = 0;
    let invoices = 0;
    for await (const page of shop.invoices.list({ max: 10 }).pages()) {
      pages += 1;
      invoices += page.items.length;
    }
    const cycles = await Array.fromAsync(operator.billingCycles.list({ limit: 100 }));
    story.fact(`${invoices} invoices on ${pages} pages, and the operator sees ${cycles.length} billing cycles`);

    const chunks: number[] = [];
    const seen = new Set<string>();
    const rows = exportTransactions(
      shop,
      { items_per_chunk: 2_000 },
      { onChunk: ({ rows: inChunk }) => chunks.push(inChunk) },
    );
    for await (const { id } of rows) if (id !== undefined) seen.add(id);
    story.expect(seen.size >= 5_000 && chunks.length > 1, `at least 5,000 lines in several chunks, not ${seen.size}`);
    story.fact(`${seen.size} lines exported, streamed from ${chunks.length} chunks of at most 2,000`);
  },
};

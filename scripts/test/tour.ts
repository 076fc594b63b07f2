/**
 * The tour: plays the stories of `examples/` against a sandbox on a free port, and ends with a table of the results.
 * Exits with 0 only if all results are as expected. `--quiet` prints only the table.
 */
import { playChannelDay } from '@tradelane/example-channel-day';
import { playConnector } from '@tradelane/example-connector';
import { playShopDay } from '@tradelane/example-shop-day';
import { Story } from '@tradelane/example-narration/story';

const stories = [
  { name: 'A day on a channel', play: playChannelDay },
  { name: 'A day in a shop', play: playShopDay },
  { name: 'A connector with four workers', play: playConnector },
] as const;

const quiet = process.argv.includes('--quiet');
const rows: string[] = [];
try {
  for (const { name, play } of stories) {
    const story = new Story(quiet ? () => undefined : console.log);
    await play(story);
    const statuses = Object.entries(Object.groupBy(story.exchanges, ({ status }) => String(status))).map(
      ([status, list]) => `${list?.length} × ${status}`,
    );
    rows.push(`${name}: ${story.exchanges.length} requests (${statuses.join(', ')})`);
    rows.push(...story.facts.map(({ chapter, fact }) => `  ✓ ${chapter}: ${fact}`));
  }
} catch (error) {
  console.error('\n✘ The tour was surprised.');
  console.error(error);
  process.exit(1);
}
console.log(`\n${rows.join('\n')}\n\n✔ ${rows.filter((row) => row.startsWith('  ✓')).length} checks passed.`);

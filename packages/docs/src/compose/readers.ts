import { guideGroups, type guideOrder } from './guides.ts';
import { withLists } from './index-pages.ts';
import { blocks } from './markdown.ts';
import type { Page } from './page.ts';

type GuideName = (typeof guideOrder)[number];

/** One kind of reader, with a path of five guides. */
export interface Reader {
  /** Its page is `guides/<name>`. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** Path of an icon on a grid of 24 by 24. */
  readonly icon: string;
  /** The result of the last step. */
  readonly end: string;
  /** Each guide with its result. */
  readonly steps: readonly (readonly [guide: GuideName, result: string])[];
  /** Further pages: label and address. */
  readonly more: readonly (readonly [label: string, url: string])[];
}

export const readers: readonly Reader[] = [
  {
    name: 'for-sellers',
    title: 'Seller',
    about: 'Handle the orders, returns and products of your shop on every channel.',
    icon: 'M4 9.5 5.5 4h13L20 9.5M4 9.5V20h16V9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M10 20v-5.5h4V20',
    end: 'Your shop runs without a person: products and stock go out, orders and returns come in.',
    steps: [
      ['first-call', 'A sandbox that runs, and a program that lists five orders.'],
      ['product-import', 'Your products are on the marketplace, and each rejected line has its reason.'],
      ['prices-and-stock', 'Each changed price and quantity is sent every five minutes.'],
      ['erp-orders', 'Orders are in your database, accepted and ready to ship.'],
      ['returns-and-refunds', 'Received returns are refunded exactly once, and closed.'],
    ],
    more: [
      ['Sync orders of all channels', '/guides/nightly-sync/'],
      ['Hub reference', '/reference/hub/'],
      ['Marketplace reference', '/reference/marketplace-seller/'],
    ],
  },
  {
    name: 'for-connectors',
    title: 'Connector',
    about: 'Connect a sales channel to the hub and carry out what sellers request.',
    icon: 'M8 3v5m8-5v5M5.5 8h13v3.5a6.5 6.5 0 0 1-13 0zM12 18v3',
    end: 'Your channel sends its orders to the hub and carries out each command once.',
    steps: [
      ['first-call', 'A sandbox that runs, and a client that reads from it.'],
      ['connector', 'A project that sends orders and carries out the commands of sellers.'],
      ['events', 'A consumer on your own broker, with retries and dead letters.'],
      ['many-workers', 'Several processes that share tokens, limits and work.'],
      ['production', 'A checked set-up, and alarms for what a person must see.'],
    ],
    more: [
      ['Use a queue of your own', '/guides/own-queue/'],
      ['Channel platform reference', '/reference/channel-platform/'],
    ],
  },
  {
    name: 'for-operators',
    title: 'Operator',
    about: 'Run a marketplace: its shops, offers, services, catalog and payments.',
    icon: 'M4 20V9m5.3 11V4m5.4 16v-8M20 20V7M2.5 20h19',
    end: 'You see late orders, decide open returns and pay out shops from programs.',
    steps: [
      ['first-call', 'A sandbox that runs, with a marketplace of several shops.'],
      ['watch-orders', 'A list of late orders, and one reminder to each shop.'],
      ['decide-returns', 'Returns that shops left undecided are accepted. Open incidents are listed.'],
      ['pay-out', 'The amount of each shop for its last billing cycle, with the invoices.'],
      ['production', 'A checked set-up, and alarms for what a person must see.'],
    ],
    more: [
      ['Marketplace reference', '/reference/marketplace-operator/'],
      ['Services reference', '/reference/services-operator/'],
      ['Catalog reference', '/reference/catalog-manager-operator/'],
    ],
  },
  {
    name: 'for-storefronts',
    title: 'Storefront',
    about: 'Show offers and shipping to shoppers, from a page or from a server.',
    icon: 'M3.5 4.5h17v15h-17zM3.5 9h17M7 6.8h.01M10 6.8h.01M8 13h8m-8 3h5',
    end: 'Your shop shows current offers, and shoppers choose how their basket is shipped.',
    steps: [
      ['first-call', 'A sandbox that runs, and a client that reads from it.'],
      ['storefront-offers', 'A copy of all offers that stays fresh, and the stock of one product.'],
      ['storefront', 'A server and a page that set the shipping method of a basket.'],
      ['lite', 'A client for pages that is five times smaller.'],
      ['production', 'A checked set-up, and alarms for what a person must see.'],
    ],
    more: [
      ['Basket reference', '/reference/basket/'],
      ['Marketplace front reference', '/reference/marketplace-front/'],
    ],
  },
  {
    name: 'for-agents',
    title: 'Agent',
    about: 'Let an agent read and change a shop, with permissions and without repeated writes.',
    icon: 'M12 3v3M6 8.5h12a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2zM9 12.5v2m6-2v2',
    end: 'An agent works on your shop within the permissions that you give it.',
    steps: [
      ['terminal', 'A call to the sandbox, without an account and without a program.'],
      ['agents', 'An agent that searches, reads and previews, and writes if you allow it.'],
      ['effects-once', 'Writes that happen once, even if a response is lost.'],
      ['limits', 'Programs and agents that share the limits of one key.'],
      ['first-contact', 'A report of how the real host differs from the descriptions.'],
    ],
    more: [
      ['Pages for language models', '/llms.txt'],
      ['The command mcp', '/commands/mcp/'],
    ],
  },
];

/** The page of each reader. */
export function readerPages(guides: readonly Page[]): readonly Page[] {
  const guideAt = (name: string): Page => {
    const found = guides.find(({ path }) => path === `guides/${name}`);
    if (found === undefined) throw new Error(`The path of a reader names the guide ${name}, which is missing`);
    return found;
  };
  return readers.map(({ name, title, about, end, steps, more }) => ({
    path: `guides/${name}`,
    title: `Path for ${title.toLowerCase()}s`,
    description: about,
    section: 'Guides',
    markdown: blocks(
      about,
      `${end} That is the end of these five steps:`,
      ...steps.map(([guide, result], index) => {
        const { path, title: step, description } = guideAt(guide);
        return `${index + 1}. **[${step}](/${path}/)**\n\n   ${description}\n\n   *You have:* ${result}`;
      }),
      '## Next',
      more.map(([label, url]) => `- [${label}](${url})`).join('\n'),
    ),
  }));
}

const line = (path: string, title: string, about: string): string => `- [${title}](/${path}/): ${about}`;

/** The overview of all guides: the paths of the readers, then each guide with one line. */
export function guidesPage(guides: readonly Page[]): Page {
  return withLists({
    path: 'guides',
    title: 'Guides',
    description: 'A path for each kind of reader, and every guide with one line.',
    section: 'Guides',
    markdown: blocks(
      'Choose the path that fits your work. Each path has five steps, and names the result of each.',
      readers.map(({ name, title, about }) => line(`guides/${name}`, title, about)).join('\n'),
      ...guideGroups.map(([label, names]) =>
        blocks(
          `## ${label}`,
          guides
            .filter(({ path }) => names.includes(path.slice('guides/'.length)))
            .map(({ path, title, description }) => line(path, title, description))
            .join('\n'),
        ),
      ),
    ),
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../fields/inline.ts';
import { fill } from './guides.ts';
import { blocks } from './markdown.ts';
import type { Page } from './page.ts';
import { pictureHtml, pictureText } from './pictures.ts';
import type { SurfaceReference } from './reference.ts';
import { tabsHtml } from './tabs.ts';

/** A way into the site for one kind of reader. */
interface Door {
  readonly title: string;
  readonly about: string;
  /** Path of an icon on a grid of 24 by 24. */
  readonly icon: string;
  readonly links: readonly (readonly [label: string, url: string])[];
}

const doors: readonly Door[] = [
  {
    title: 'Seller',
    about: 'Handle the orders, returns and products of your shop on every channel.',
    icon: 'M4 9.5 5.5 4h13L20 9.5M4 9.5V20h16V9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M10 20v-5.5h4V20',
    links: [
      ['Sync orders into PostgreSQL', '/guides/nightly-sync/'],
      ['Import products', '/guides/product-import/'],
      ['Send prices and stock', '/guides/prices-and-stock/'],
      ['Copy orders into an ERP', '/guides/erp-orders/'],
      ['Hub reference', '/reference/hub/'],
    ],
  },
  {
    title: 'Connector',
    about: 'Connect a sales channel to the hub and carry out what sellers request.',
    icon: 'M8 3v5m8-5v5M5.5 8h13v3.5a6.5 6.5 0 0 1-13 0zM12 18v3',
    links: [
      ['Connect a sales channel', '/guides/connector/'],
      ['Receive events', '/guides/events/'],
      ['Handle many workers', '/guides/many-workers/'],
      ['Channel platform reference', '/reference/channel-platform/'],
    ],
  },
  {
    title: 'Operator',
    about: 'Run a marketplace: its shops, offers, services, catalog and payments.',
    icon: 'M4 20V9m5.3 11V4m5.4 16v-8M20 20V7M2.5 20h19',
    links: [
      ['Watch orders of all shops', '/guides/watch-orders/'],
      ['Decide returns and incidents', '/guides/decide-returns/'],
      ['Pay out shops', '/guides/pay-out/'],
      ['Marketplace reference', '/reference/marketplace-operator/'],
      ['Services reference', '/reference/services-operator/'],
      ['Catalog reference', '/reference/catalog-manager-operator/'],
    ],
  },
  {
    title: 'Storefront',
    about: 'Show offers and shipping to shoppers, from a page or from a server.',
    icon: 'M3.5 4.5h17v15h-17zM3.5 9h17M7 6.8h.01M10 6.8h.01M8 13h8m-8 3h5',
    links: [
      ['Show offers', '/guides/storefront-offers/'],
      ['Set the shipping method', '/guides/storefront/'],
      ['Call from a page', '/guides/lite/'],
      ['Basket reference', '/reference/basket/'],
      ['Marketplace front reference', '/reference/marketplace-front/'],
    ],
  },
];

/** The front page. `guides/index.md` has its text, and the site shows the part above the doors as a hero. */
export function homePage(
  docs: string,
  parts: Readonly<Record<string, string>>,
  references: readonly SurfaceReference[],
): Page {
  const source = readFileSync(join(docs, 'guides', 'index.md'), 'utf8');
  const [, title = '', description = '', text = ''] = /^# (.+)\n\n(.+)\n\n([\s\S]*)$/.exec(source) ?? [];
  const filled = (generated: Readonly<Record<string, string>>, picture: string): string =>
    fill(docs, text, { ...parts, ...generated }).replace('<!-- picture: order -->', () => picture);
  const mark = '<!-- doors -->';
  const [hero = '', rest = ''] = filled({ doors: mark }, pictureHtml(references, 'order')).split(mark);
  return {
    path: '',
    title,
    description,
    headTitle: `${title}: ${description}`,
    section: 'Guides',
    markdown: `${description}\n\n${filled({ doors: doorsText() }, pictureText(references, 'order'))}`,
    body: blocks(heroHtml(description, hero), doorsHtml(), rest),
  };
}

/** Words on the left, and the program and its output in tabs on the right. */
function heroHtml(description: string, text: string): string {
  const [program = '', output = ''] = text.match(/^```[\s\S]*?^```$/gm) ?? [];
  const [about = ''] = /^.+(?:\n.+)*/.exec(text.trim()) ?? [];
  const [first, second] = [...text.matchAll(/\[([^\]]+)\]\((\/[^)]+)\)/g)];
  return blocks(
    `<div class="hero"><div class="hero-words"><h1 id="_top">Every sales channel, one typed API</h1><p class="hero-lead">${escapeHtml(description)}</p><p>${escapeHtml(about.replaceAll('\n', ' '))}</p><p class="hero-actions"><a class="button" href="${first?.[2]}">${first?.[1]}</a><a class="button button-quiet" href="${second?.[2]}">${second?.[1]}</a></p></div>`,
    tabsHtml('Sample', [
      { label: 'first-call.ts', content: program },
      { label: 'Output', content: output },
    ]),
    '</div>',
  );
}

function doorsHtml(): string {
  const cards = doors.map(
    ({ title, about, icon, links }) =>
      `<section class="door"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${icon}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg><h2 id="${title.toLowerCase()}">${title}</h2><p>${about}</p><ul>${links.map(([label, url]) => `<li><a href="${url}">${label}</a></li>`).join('')}</ul></section>`,
  );
  return `<div class="doors">${cards.join('')}</div>`;
}

function doorsText(): string {
  return doors
    .map(({ title, about, links }) =>
      blocks(`## ${title}`, about, links.map(([label, url]) => `- [${label}](${url})`).join('\n')),
    )
    .join('\n\n');
}

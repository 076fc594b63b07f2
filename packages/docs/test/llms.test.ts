import { describe, expect, test } from 'vitest';
import { llmsFiles } from '../src/compose/llms.ts';
import { toTwin, twinPath } from '../src/compose/page.ts';
import { specific, words } from '../src/search/words.ts';
import { calls, references } from './reference.ts';
import { pages } from './site-pages.ts';

const files = llmsFiles(pages, references, calls.info.urls);
const textOf = new Map<string, string>([
  ...files.map(({ path, text }) => [`/${path}`, text] as const),
  ...pages.map((page) => [`/${twinPath(page.path)}`, toTwin(page)] as const),
]);

test('llms.txt has at most 5 kB, and each other file at most 100 kB', () => {
  expect(Buffer.byteLength(textOf.get('/llms.txt') ?? '')).toBeLessThanOrEqual(5_000);
  for (const { path, text } of files) expect(Buffer.byteLength(text), path).toBeLessThanOrEqual(100_000);
});

test('llms.txt leads to every other file, and the lists name every page once', () => {
  const [index, ...others] = files;
  const linked = new Set(files.flatMap(({ text }) => linksOf(text).map(({ target }) => target)));
  expect(others.filter(({ path }) => !linked.has(`/${path}`))).toEqual([]);
  const lists = files.filter(({ path }) => path.split('/').length === 2);
  for (const { target } of linksOf(index?.text ?? '').filter((link) => link.target.startsWith('/llms/')))
    expect(lists.map(({ path }) => `/${path}`)).toContain(target);
  for (const { path } of pages.filter((page) => page.path !== '')) {
    const named = lists.filter(({ text }) => linksOf(text).some(({ target }) => target === `/${twinPath(path)}`));
    expect(named, path).toHaveLength(1);
    const whole = files.filter(({ text }) => text.includes(`<!-- /${twinPath(path)} -->`));
    expect(whole, path).toHaveLength(1);
  }
});

test('every file of a surface starts with its base URL, and is named by its groups', () => {
  for (const { surface, document, operations } of references) {
    const own = files.filter(
      ({ path }) => path === `llms/${surface.name}.txt` || path.startsWith(`llms/${surface.name}/`),
    );
    expect(own.length).toBeGreaterThan(1);
    for (const { path, text } of own)
      expect(text.slice(0, 1_000), path).toContain(`Base URL: \`${document.servers[0]?.url}\`.`);
    const titles = own.map(({ text }) => text.split('\n')[0]).join(' ');
    for (const { group } of operations) expect(titles).toContain(group);
  }
});

describe('a reader with these files only answers', () => {
  test.for([
    ['What is the rate limit of TL02 in the Services seller API?', /At most 20 per minute/],
    ['What does the error status 403 mean?', /403[^\n]*PermissionError/],
    ['How many products can deleteProducts of the hub delete in one request?', /At most 1000 entries/],
    [
      'Is a refund of order lines in the hub retried automatically?',
      /Not retried automatically if the outcome is unknown/,
    ],
    ['Which status do order lines have when accept order in the hub is possible?', /AWAITING_ACCEPTANCE/],
    [
      'Which scope needs upsertReturns of the channel platform?',
      /\*\*Scope\*\*: `connect-channel-platform:order-returns:upsert`/,
    ],
    [
      'What happens to an order with an old channel_updated_at in upsertOrders of the channel platform?',
      /channel_updated_at[^\n]*(?:older|ignore)/,
    ],
    [
      'From which package is waitForAction of the actions guide imported?',
      /import \{[^}]*waitForAction[^}]*\} from '@tradelane\/hub'/,
    ],
    [
      'What is the production address of upsertOrders of the channel platform?',
      /`POST \{base_url\}\/api\/channel-platform\/v1\/orders`/,
    ],
    ['Which npm package do I install for RabbitMQ events?', /npm i [^\n]*rabbitmq-client/],
  ] as const)('%s', ([question, answer]) => {
    expect(read(question)).toMatch(answer);
  });

  test('the production address includes the meaning of its variable', () => {
    expect(read('What is the production address of upsertOrders of the channel platform?')).toContain(
      '`{base_url}` is the hub, such as `https://hub.example.com`',
    );
  });
});

/** Reads llms.txt, then twice the linked file whose line has the most words of the question. */
function read(question: string): string {
  const wanted = new Set(words(specific(question)));
  const score = (line: string): number => new Set(words(line).filter((word) => wanted.has(word))).size;
  let target = '/llms.txt';
  const texts: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    const text = textOf.get(target);
    if (text === undefined) break;
    texts.push(text);
    const [best] = linksOf(text).toSorted((one, other) => score(other.line) - score(one.line));
    target = best?.target ?? '';
  }
  return texts.join('\n');
}

function linksOf(text: string): readonly { readonly line: string; readonly target: string }[] {
  return [...text.matchAll(/^- \[.*?\]\((\/\S+?)\).*$/gm)].map(([line, target = '']) => ({ line, target }));
}

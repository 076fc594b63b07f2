import { expect, test } from 'vitest';
import { llmsFiles } from '../src/compose/llms.ts';
import { toTwin } from '../src/compose/page.ts';
import { signatureHtml } from '../src/compose/signature.ts';
import { Search } from '../src/search/engine.ts';
import { searchEntries } from '../src/search/entries.ts';
import { linkedCode } from '../src/types/linked-code.ts';
import { readSymbols } from '../src/types/read-symbols.ts';
import type { Docs } from '../src/types/symbol.ts';
import { TypeIndex } from '../src/types/type-index.ts';
import { typePages } from '../src/types/type-pages.ts';
import { references, root } from './reference.ts';

const symbols = readSymbols(root);
const index = new TypeIndex(symbols, references);
const pages = typePages(index, references);
const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page without the colors of its code. */
const htmlOf = (path: string): string =>
  (byPath.get(path)?.html ?? '').replaceAll(/<span class="t-\w+">([\s\S]*?)<\/span>/g, '$1');

test('every export of every package has one page, with its import, its declaration and its package', () => {
  expect(symbols.length).toBeGreaterThan(2000);
  expect(new Set(symbols.map(({ path }) => path)).size).toBe(symbols.length);
  for (const { name, entry, path } of symbols) {
    const html = htmlOf(path);
    expect(html, path).toContain('id="declaration"');
    expect(html, path).toContain(`{ ${name} } from '${entry.name}'`);
    expect(htmlOf(entry.path), path).toContain(`href="/${path}/"`);
  }
});

test('every export of a package and every member has a description', () => {
  const isSaid = ({ text, tags }: Docs): boolean => text !== '' || tags.some((tag) => tag.text !== '');
  // The API descriptions describe schemas, and their linter requires a description of each field.
  const silent = symbols
    // `/runtime` and `/work` are for the packages of this repository.
    .filter(({ isSchema, entry }) => !isSchema && !/\/(?:runtime|work)$/.test(entry.name))
    .flatMap(({ name, entry, docs, members }) => [
      ...(isSaid(docs) ? [] : [`${entry.name}: ${name}`]),
      ...members
        .filter((member) => member.name !== 'constructor' && member.name !== 'call' && !isSaid(member.docs))
        .map((member) => `${entry.name}: ${name}.${member.name}`),
    ]);
  expect(silent, 'write a docstring').toEqual([]);
});

test("a function's description is next to its name", () => {
  expect(htmlOf('types/core')).toMatch(/createVirtualClock<\/code><\/a><\/dt><dd>Creates a clock for tests/);
});

test('a declaration is shown without bodies, defaults and private members', () => {
  const codes = symbols.flatMap(({ code }) => code);
  expect(codes.filter((code) => /(?:^|\s)(?:#\w|private )|\breturn\b.*;$|\bawait /m.test(code))).toEqual([]);
  expect(htmlOf('types/core/batchresult')).toContain('throwIfFailed(): this;');
});

test('a class or interface lists its own and inherited members with their anchors', () => {
  expect(htmlOf('types/hub/ordersmethods')).toContain('id="accept"');
  expect(htmlOf('types/core/ratelimiterror')).toContain('id="retryAt"');
  expect(htmlOf('types/core/ratelimiterror')).toContain('href="/types/core/apierror/');
});

test('a type of the wire lists its fields with descriptions, and links to their types', () => {
  const html = htmlOf('types/hub/order');
  expect(html).toContain('id="field.channel_order_id"');
  expect(html).toContain('href="/types/hub/orderline/"');
  expect(html).toContain('The seller must accept or refuse.');
});

test('a page lists the operations and types that use its type', () => {
  const html = htmlOf('types/hub/order');
  expect(html).toContain('<a href="/reference/hub/v2-listorders/"><code>hub.orders.list</code></a>');
  expect(html).toContain('<code>OrderPage</code>');
});

test('a type of the wire has an example from the operations that send or return it', () => {
  const [, example = ''] = /aria-label="Example"><code>([\s\S]*?)<\/code>/.exec(htmlOf('types/hub/order')) ?? [];
  expect(JSON.parse(example.replaceAll('&quot;', '"'))).toHaveProperty('channel_order_id');
});

test('every type of a signature links to its page', () => {
  for (const reference of references.filter(({ surface: { client } }) => client))
    for (const operation of reference.operations) {
      const html = signatureHtml(reference, operation, (owner, name) => index.url(owner, name));
      const plain = html.replaceAll(/<a [^>]*>.*?<\/a>/g, '');
      expect(plain.match(/(?<!\.)\b[A-Z]\w+/g) ?? [], operation.id).toEqual([]);
    }
  const targets = {
    type: (name: string) => index.url('@tradelane/hub', name),
    operation: () => '',
  };
  expect(linkedCode('(body: OrderAcceptanceRequest, options?: CallOptions): ApiPromise<StartedAction>', targets)).toBe(
    '(body: <a href="/types/hub/orderacceptancerequest/">OrderAcceptanceRequest</a>, options?: <a href="/types/core/calloptions/">CallOptions</a>): <a href="/types/core/apipromise/">ApiPromise</a>&lt;<a href="/types/hub/startedaction/">StartedAction</a>&gt;',
  );
  expect(linkedCode("(reasonType: operations['RE02']['parameters']['path']['reason_type'])", targets)).toBe(
    '(reasonType: <a href="#path-parameters">path</a>)',
  );
});

test('anchors of the former package pages redirect to the name', () => {
  for (const anchor of ['ratelimiterror', 'apipromise', 'calloptions', 'batchresult', 'listpromise'])
    expect(htmlOf('types/core')).toContain(`id="${anchor}"`);
});

test('the search finds an export by its name and by its members', () => {
  const search = new Search(searchEntries(pages, []));
  expect(search.find('createConsumer')[0]?.url).toBe('/types/events/createconsumer/');
  expect(search.find('BatchResult')[0]?.url).toBe('/types/core/batchresult/');
  expect(search.find('throwIfFailed').map(({ url }) => url)).toContain('/types/core/batchresult/');
});

test('the list of types names the page of each package, its twin lists the exports, and every file is small', () => {
  const files = llmsFiles(pages, [], {});
  expect(files.find(({ path }) => path === 'llms/types.txt')?.text).toContain('](/types/hub.md)');
  const hub = byPath.get('types/hub');
  expect(hub === undefined ? '' : toTwin(hub)).toContain('](/types/hub/order.md)');
  for (const { path, text } of files) expect(Buffer.byteLength(text), path).toBeLessThanOrEqual(100_000);
});

test('every link of a page of types points to an existing page and anchor', () => {
  const broken = pages.flatMap(({ path, html = '' }) =>
    [...html.matchAll(/href="\/(types\/[^"#]+)\/(?:#([^"]+))?"/g)].flatMap(([, target = '', anchor]) => {
      const page = htmlOf(target);
      const leads = page !== '' && (anchor === undefined || page.includes(`id="${anchor}"`));
      return leads ? [] : [`/${path}/ → /${target}/${anchor === undefined ? '' : `#${anchor}`}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('a page of a type shows code in colors, and links stay links', () => {
  const html = byPath.get('types/hub/order')?.html ?? '';
  expect(html).toContain('<span class="t-keyword">import</span> <span class="t-keyword">type</span> { Order }');
  expect(html).toContain('<span class="t-property">&quot;id&quot;</span>: <span class="t-string">&quot;acme_ORD-1001');
  const member = linkedCode("readonly type?: 'A' | Order | 12 | null; // why", { type: () => '/order/' });
  expect(member).toBe(
    '<span class="t-keyword">readonly</span> type?: <span class="t-string">\'A\'</span> | <a href="/order/">Order</a> | <span class="t-number">12</span> | <span class="t-keyword">null</span>; <span class="t-comment">// why</span>',
  );
});

test('a page of an export links to the guides whose programs import it', () => {
  const guide = { path: 'guides/x', title: 'Guide X', description: '', section: 'Guides', markdown: '' };
  const markdown = "```ts\nimport { createHub, type Order } from '@tradelane/hub';\n```";
  const used = new TypeIndex(symbols, references, [{ ...guide, markdown }]);
  for (const path of ['types/hub/createhub', 'types/hub/order']) {
    const symbol = used.at(path);
    expect(symbol && used.uses(symbol)).toContainEqual({ label: 'Guide X', url: '/guides/x/', kind: 'guide' });
  }
});

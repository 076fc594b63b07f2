import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { llmsIndex, llmsParts } from '../src/compose/llms.ts';
import { toTwin } from '../src/compose/page.ts';
import { signatureHtml } from '../src/compose/signature.ts';
import { readReference } from '../src/compose/reference.ts';
import { Search } from '../src/search/engine.ts';
import { searchEntries } from '../src/search/entries.ts';
import { linkedCode } from '../src/types/linked-code.ts';
import { readSymbols } from '../src/types/read-symbols.ts';
import type { Docs } from '../src/types/symbol.ts';
import { TypeIndex } from '../src/types/type-index.ts';
import { typePages } from '../src/types/type-pages.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));
const references = readReference(root);
const symbols = readSymbols(root);
const index = new TypeIndex(symbols, references);
const pages = typePages(index, references);
const byPath = new Map(pages.map((page) => [page.path, page]));

const htmlOf = (path: string): string => byPath.get(path)?.html ?? '';

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

test('whatever a package exports says what it is, and so does every member of it', () => {
  const isSaid = ({ text, tags }: Docs): boolean => text !== '' || tags.some((tag) => tag.text !== '');
  // Schemas are described by the API descriptions, whose lint demands it of each field; a type that is called says how itself.
  const silent = symbols
    .filter(({ isSchema }) => !isSchema)
    .flatMap(({ name, entry, docs, members }) => [
      ...(isSaid(docs) ? [] : [`${entry.name}: ${name}`]),
      ...members
        .filter((member) => member.name !== 'constructor' && member.name !== 'call' && !isSaid(member.docs))
        .map((member) => `${entry.name}: ${name}.${member.name}`),
    ]);
  expect(silent, 'write a docstring').toEqual([]);
});

test('what is said only of what a function returns stands beside its name too', () => {
  expect(htmlOf('types/core')).toMatch(/createVirtualClock<\/code><\/a><\/dt><dd>Returns a clock for tests/);
});

test('a declaration is shown without bodies, defaults and private parts', () => {
  const codes = symbols.flatMap(({ code }) => code);
  expect(codes.filter((code) => /(?:^|\s)(?:#\w|private )|\breturn\b.*;$|\bawait /m.test(code))).toEqual([]);
  expect(htmlOf('types/core/batchresult')).toContain('throwIfFailed(): this;');
});

test('a class or interface lists its members with their anchors, and what it has from its parents', () => {
  expect(htmlOf('types/hub/ordersmethods')).toContain('id="accept"');
  expect(htmlOf('types/core/ratelimiterror')).toContain('id="retryAt"');
  expect(htmlOf('types/core/ratelimiterror')).toContain('href="/types/core/apierror/');
});

test('a type of the wire lists its fields with their descriptions, and leads to the types of its fields', () => {
  const html = htmlOf('types/hub/order');
  expect(html).toContain('id="field.channel_order_id"');
  expect(html).toContain('href="/types/hub/orderline/"');
  expect(html).toContain('The seller must accept or refuse.');
});

test('a page says where its type is used: by operations, and by other types', () => {
  const html = htmlOf('types/hub/order');
  expect(html).toContain('<a href="/reference/hub/v2-listorders/"><code>hub.orders.list</code></a>');
  expect(html).toContain('<code>OrderPage</code>');
});

test('every type of a signature leads to its page', () => {
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
  expect(
    linkedCode("(body: Schemas['OrderAcceptanceRequest'], options?: CallOptions): ApiPromise<StartedAction>", targets),
  ).toBe(
    '(body: <a href="/types/hub/orderacceptancerequest/">OrderAcceptanceRequest</a>, options?: <a href="/types/core/calloptions/">CallOptions</a>): <a href="/types/core/apipromise/">ApiPromise</a>&lt;<a href="/types/hub/startedaction/">StartedAction</a>&gt;',
  );
});

test('anchors of the time when a package was one page lead to the name there', () => {
  for (const anchor of ['ratelimiterror', 'apipromise', 'calloptions', 'batchresult', 'listpromise'])
    expect(htmlOf('types/core')).toContain(`id="${anchor}"`);
});

test('search finds what is exported by its name, and by its members', () => {
  const search = new Search(searchEntries(pages, []));
  expect(search.find('createConsumer')[0]?.url).toBe('/types/events/createconsumer/');
  expect(search.find('BatchResult')[0]?.url).toBe('/types/core/batchresult/');
  expect(search.find('throwIfFailed').map(({ url }) => url)).toContain('/types/core/batchresult/');
});

test('llms.txt names the page of each package, whose twin names what it exports; no file is larger than can be read at once', () => {
  const text = llmsIndex(pages);
  expect(Buffer.byteLength(text)).toBeLessThan(100_000);
  expect(text).toContain('](/types/hub.md)');
  const hub = byPath.get('types/hub');
  expect(hub === undefined ? '' : toTwin(hub)).toContain('](/types/hub/order.md)');
  for (const { path, text: part } of llmsParts(pages))
    expect(Buffer.byteLength(part), path).toBeLessThanOrEqual(100_000);
});

test('every link of a page of types leads to a page, and to a place in it where it names one', () => {
  const broken = pages.flatMap(({ path, html = '' }) =>
    [...html.matchAll(/href="\/(types\/[^"#]+)\/(?:#([^"]+))?"/g)].flatMap(([, target = '', anchor]) => {
      const page = htmlOf(target);
      const leads = page !== '' && (anchor === undefined || page.includes(`id="${anchor}"`));
      return leads ? [] : [`/${path}/ → /${target}/${anchor === undefined ? '' : `#${anchor}`}`];
    }),
  );
  expect(broken).toEqual([]);
});

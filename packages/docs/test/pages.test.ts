import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guideOrder } from '../src/compose/guides.ts';
import { anchor } from '../src/compose/markdown.ts';
import { type Page, toStarlight, toTwin } from '../src/compose/page.ts';
import { operationPath } from '../src/compose/reference.ts';
import { addressOf } from '../src/compose/base-url.ts';
import { readRules } from '../src/compose/rules.ts';
import { sidebar, type SidebarEntry } from '../src/compose/sidebar.ts';
import { docs, references, root } from './reference.ts';
import { pages } from './site-pages.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));
const operations = references.flatMap((reference) =>
  reference.operations.map((operation) => ({ reference, operation })),
);

function pageOf(surface: string, id: string): Page {
  const page = byPath.get(operationPath(surface, id));
  if (page === undefined) throw new Error(`No page for ${surface} ${id}`);
  return page;
}

describe('reference pages', () => {
  test('every operation of every surface has a page that starts with its method, ID and request', () => {
    expect(operations.length).toBeGreaterThan(290);
    for (const { reference, operation } of operations) {
      const page = pageOf(reference.surface.name, operation.id);
      expect(page.operation).toMatchObject({ id: operation.id, method: operation.method, path: operation.path });
      if (reference.surface.client)
        expect(page.operation?.sdk).toMatch(new RegExp(`^\\w+\\.${operation.object['x-method']}$`));
      expect(toTwin(page)).toContain(
        `\`${operation.id}\` · \`${`${operation.method} ${addressOf(reference, operation) ?? ''}`.trim()}\``,
      );
    }
  });

  test('AS39: the page of each surface states where its fields come from', () => {
    for (const { surface } of references) {
      const page = byPath.get(`reference/${surface.name}`);
      expect(page?.markdown).toMatch(/^Field names(, types and meanings| and types) come from the documents/m);
      expect(page?.body).toMatch(/Field names(, types and meanings| and types) come from the documents/);
    }
  });

  test("each page shows the client's method first, then limit, retry safety, response and errors", () => {
    for (const { reference, operation } of operations) {
      const { markdown } = pageOf(reference.surface.name, operation.id);
      const [first] = markdown.match(/```\w+/) ?? [];
      expect(first, operation.id).toBe(reference.surface.client ? '```ts' : '```sh');
      for (const part of ['## Request', '**Limit**', '**Retry**', '## Response', '## Errors'])
        expect(markdown, operation.id).toContain(part);
    }
  });

  test('parts of an operation and columns of tables have the usual headings', () => {
    const usual =
      /^(?:Request|Details|Parameters|(?:Path|Query|Header) parameters|Request body|Response|Errors|Rules and assumptions|Schemas)$/;
    for (const { reference, operation } of operations) {
      const { markdown } = pageOf(reference.surface.name, operation.id);
      const [own = ''] = markdown.split('\n## Schemas\n');
      const headings = [...own.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading);
      expect(headings.filter((heading) => !usual.test(heading))).toEqual([]);
      const heads = [...markdown.matchAll(/^\| (.+) \|\n\| ---/gm)].map(([, head]) => head);
      const columns = new Set([
        'Name | Type | Description',
        'Field | Type | Description',
        'Status | Error | When',
        ' | ',
      ]);
      expect(heads.filter((head) => !columns.has(head ?? ''))).toEqual([]);
    }
    for (const name of guideOrder)
      expect(
        readFileSync(join(docs, 'guides', `${name}.md`), 'utf8')
          .replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
          .match(/\b(?:answer|refusal)\w*/gi) ?? [],
        name,
      ).toEqual([]);
  });

  test('every command of the program has a page with its help, and the guide links to it', () => {
    const names = pages.flatMap(({ path }) => (path.startsWith('commands/') ? [path.replace('commands/', '')] : []));
    expect(names).toEqual(expect.arrayContaining(['call', 'sync', 'mcp', 'import-products', 'login']));
    expect(names).not.toContain('complete');
    for (const name of names) {
      const { title, markdown } = byPath.get(`commands/${name}`) ?? {};
      expect(title?.replaceAll(' ', '-')).toBe(`tradelane-${name}`);
      expect(markdown).toMatch(/```text\nUsage: tradelane /);
      expect(byPath.get('guides/terminal')?.markdown).toContain(`](/commands/${name}/)`);
    }
  });

  test('an event has its wire name', () => {
    const names = references.flatMap(({ document }) => Object.keys(document.webhooks ?? {}));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(byPath.get(`reference/events/${name.toLowerCase()}`)?.title).toBe(name);
  });

  test('the description of an operation for search engines is a whole sentence', () => {
    const cut = operations
      .map(({ reference, operation }) => pageOf(reference.surface.name, operation.id).description)
      .filter((text) => !text.endsWith('.') || text.includes('\n'));
    expect(cut).toEqual([]);
  });

  test('E07: a deprecated operation is marked and names its replacement', () => {
    const deprecated = operations.filter(({ operation }) => operation.object.deprecated === true);
    expect(deprecated.length).toBeGreaterThan(5);
    for (const { reference, operation } of deprecated) {
      const page = pageOf(reference.surface.name, operation.id);
      expect(page.deprecated).toBe(true);
      expect(page.markdown).toContain(':::caution[Deprecated]');
      const replacement = operation.object['x-replaced-by'];
      if (replacement !== undefined) expect(page.markdown).toContain(replacement);
    }
  });

  test('scopes, roles, batch limits, partial success and assumptions of the specs are on the page', () => {
    for (const { reference, operation } of operations) {
      const { markdown } = pageOf(reference.surface.name, operation.id);
      const { object } = operation;
      for (const word of [...(object['x-scope'] ?? []), ...(object['x-roles'] ?? [])]) expect(markdown).toContain(word);
      if (object['x-batch-limit'] !== undefined)
        expect(markdown).toContain(`At most ${object['x-batch-limit'].maximum} entries`);
      if (object['x-partial-success'] !== undefined)
        expect(markdown).toContain(`\`${object['x-partial-success'].failed}\``);
      if (object['x-assumption'] !== undefined) expect(markdown).toContain(':::note[Undocumented behavior we assume]');
    }
  });

  test('no page links to an operation that its surface lacks', () => {
    const all = new Set(operations.map(({ operation }) => operation.id));
    // An ordinary word, and the operation of a surface without a client.
    all.delete('token');
    for (const { reference, operation } of operations) {
      const own = new Set(reference.operations.map(({ id }) => id));
      const { markdown } = pageOf(reference.surface.name, operation.id);
      const linked = markdown
        .split('\n')
        .filter((line) => !line.includes(' Not on this surface: '))
        .flatMap((line) => [...line.matchAll(/\]\(\/?reference\/([\w-]+)\/[\w-]+/g)].map(([, surface]) => surface));
      expect(linked.filter((surface) => surface !== reference.surface.name && surface !== 'events')).toEqual([]);
      // A rule may cover several surfaces. It then lists its operations on other surfaces.
      const text = markdown.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
      for (const line of text.split('\n')) {
        // A rule's number may be the ID of an operation.
        const [said = '', elsewhere = ''] = line.replace(/^- \*\*\w+\*\* /, '').split(' Not on this surface: ');
        const lacking = [...said.matchAll(/(?<![\w.$-])[A-Za-z][\w-]*\w/g)].flatMap(([word]) =>
          all.has(word) && !own.has(word) && !own.has(`v2-${word}`) && !elsewhere.includes(`\`${word}\``) ? [word] : [],
        );
        expect(lacking, `${reference.surface.name} ${operation.id}: ${line}`).toEqual([]);
      }
    }
  });

  test("a 201 that the document doesn't name is marked as an assumption", () => {
    // The hub's document lists its success statuses. The instance's document has 201 among them.
    const decided = operations.filter(
      ({ reference, operation: { object } }) =>
        ['hub', 'channel-platform', 'account'].includes(reference.surface.name) && '201' in object.responses,
    );
    expect(decided.map(({ operation }) => operation.id).toSorted()).toEqual([
      'SELLER_ACCOUNT_CHANNEL_UPSERT',
      'SELLER_ACCOUNT_STORE_CREATE',
      'createShipment',
    ]);
    for (const { operation } of decided)
      expect(operation.object['x-assumption']).toContainEqual(
        expect.objectContaining({ about: 'the status of success', choice: '201' }),
      );
  });

  test('every field of a body is on the page of its operation', () => {
    const { markdown } = pageOf('channel-platform', 'upsertOrders');
    for (const field of [
      'channel_order_id',
      'channel_updated_at',
      'shipping_deadline',
      'custom_attributes',
      'country_iso_code',
    ]) {
      expect(markdown).toContain(`\`${field}\``);
    }
  });

  test('no table has an empty cell', () => {
    const rows = /^\|.*\|$(?!\n\| ---)/gm;
    const empty = pages.flatMap(({ path, markdown }) =>
      [...markdown.matchAll(rows)].filter(([row]) => /\|\s*\|/.test(row)).map(([row]) => `${path}: ${row}`),
    );
    expect(empty).toEqual([]);
  });

  test('a value is shown with its meaning', () => {
    expect(pageOf('hub', 'v2-listOrders').markdown).toContain(
      '`FULFILLED_BY_PARTNER`: A partner ships for the seller.',
    );
    expect(pageOf('services-seller', 'SOR11').markdown).toContain(
      '`ORDER_EXPIRED`: The service was not consumed in time.',
    );
  });

  test('rules that name an operation are on its page', () => {
    expect(pageOf('hub', 'v2-closeReturn').markdown).toContain('**[R02](/rules/returns/#r02)');
    expect(pageOf('channel-platform', 'upsertOrders').markdown).toContain('**[P03](/rules/channel-platform/#p03)');
    expect(pageOf('services-seller', 'S32').markdown).toContain('**[S02](/rules/shops/#s02)');
  });
});

describe('all pages', () => {
  const families = pages.filter(({ path }) => path.startsWith('rules/'));
  const numbersOn = (markdown: string): readonly string[] =>
    [...markdown.matchAll(/^## (.+)$/gm)].map(([, number = '']) => number);

  test('every rule is on one page of rules, with its operations, and every assumption with its reason', () => {
    const numbers = families.flatMap(({ markdown }) => numbersOn(markdown));
    const rules = readRules(root, references).map(({ number }) => number);
    expect(numbers.filter((number) => !/^(?:AS|W)\d/.test(number)).toSorted()).toEqual(rules.toSorted());
    expect(byPath.get('rules/assumptions')?.markdown).toMatch(/^## AS54\n\n- .+: .+ \*Why:\* .+/m);
    expect(byPath.get('rules/observed')?.markdown).toMatch(/^## W01\n\n- .+: .+ \*Why:\* .+/m);
    const [, all = ''] = /^## P02\n\n([\s\S]*?)\n\n#/m.exec(byPath.get('rules/channel-platform')?.markdown ?? '') ?? [];
    expect(all).toContain('[upsertOrders (Channel platform)](/reference/channel-platform/upsertorders/)');
  });

  test('the list of rules has an anchor for every rule and assumption, with a link to its place', () => {
    const list = byPath.get('rules')?.body ?? '';
    const moved = [...list.matchAll(/<a id="(\w+)" href="([^"]+)" data-moved>/g)].map(([, id, url]) => [id, url]);
    expect(moved).toEqual(
      families.flatMap(({ path, markdown }) =>
        numbersOn(markdown).map((number) => [number.toLowerCase(), `/${path}/#${number.toLowerCase()}`]),
      ),
    );
  });

  test('no heading skips a level', () => {
    const skipped = pages.flatMap(({ path, markdown }) => {
      const levels = [...markdown.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^(#+) /gm)].map(
        ([, { length } = '']) => length,
      );
      return levels.flatMap((level, index) => (level > (levels[index - 1] ?? 1) + 1 ? [`/${path}/`] : []));
    });
    expect(skipped).toEqual([]);
  });

  test('every mention of an operation or a rule in prose is a link', () => {
    const known = new Set([
      ...operations.map(({ operation }) => operation.id).filter((id) => id !== 'token'),
      ...readRules(root, references).map(({ number }) => number),
    ]);
    const missed = pages.flatMap(({ path, markdown, operation }) => {
      const prose = markdown
        .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
        .replaceAll(/\[[^\]]*\]\([^)]*\)|^(?:#|:::).*$|<[^>]*>/gm, '')
        .replaceAll(/`([^`\n]*)`/g, (_, code: string) => (known.has(code) ? code : ''));
      return [...prose.matchAll(/(?<![\w/.#{-])[A-Za-z][\w-]*/g)]
        .map(([word]) => word)
        .filter((word) => known.has(word) && word !== operation?.id)
        .map((word) => `/${path}/: ${word}`);
    });
    expect(missed).toEqual([]);
    const linked = operations.filter(({ reference, operation }) =>
      /\]\(\/(?:reference\/[\w-]+\/\w|rules\/\w)/.test(pageOf(reference.surface.name, operation.id).markdown),
    );
    expect(linked.length).toBeGreaterThan(200);
  });

  test('links between pages point to an existing page and heading', () => {
    const broken = pages.flatMap((page) =>
      [...page.markdown.matchAll(/\]\((\/?[^)\s]*)\)/g)].flatMap(([, target = '']) =>
        leadsSomewhere(page, target) ? [] : [`/${page.path}/ → ${target}`],
      ),
    );
    expect(broken).toEqual([]);
  });

  test('each page has a twin in plain Markdown', () => {
    for (const page of pages) {
      const twin = toTwin(page);
      expect(twin.startsWith(`# ${page.title}\n`)).toBe(true);
      expect(twin).not.toMatch(/^:::/m);
      expect(twin).not.toMatch(/\]\(\/(?:guides|reference)\/[^)]*\/\)/);
    }
  });

  test('the sidebar links to every page except the front page', () => {
    const links = (entry: SidebarEntry): readonly string[] =>
      'link' in entry ? [entry.link] : entry.items.flatMap(links);
    const named = new Set(sidebar(pages, references).flatMap(links));
    expect(pages.filter(({ path }) => path !== '' && !named.has(`/${path}/`)).map(({ path }) => path)).toEqual([]);
  });

  test('an ID in the sidebar wraps between words only', () => {
    const ids = (entry: SidebarEntry): readonly string[] =>
      'link' in entry
        ? Object.entries(entry.attrs ?? {}).flatMap(([name, value]) => (name === 'title' ? [value] : []))
        : entry.items.flatMap(ids);
    const shown = sidebar(pages, references).flatMap(ids);
    const all = operations.map(({ operation }) => operation.id);
    expect(shown.map((id) => id.replaceAll('\u200B', '')).toSorted()).toEqual(all.toSorted());
    const words = shown.flatMap((id) => id.split(/\u200B|-/));
    expect(words.filter((word) => word.length > 16)).toEqual([]);
  });

  test('front matter has the same values when it is parsed', () => {
    const text = toStarlight({
      path: 'a',
      title: 'A "b": c',
      description: 'd: e',
      headTitle: 'A · B',
      section: 's',
      markdown: 'text',
    });
    expect(text).toContain('title: "A \\"b\\": c"\n');
    expect(text).toContain('head: [{"tag":"title","content":"A · B"}]\n');
  });
});

function leadsSomewhere(page: Page, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return true;
  const [path = '', fragment] = target.split('#');
  if (path.split('/').at(-1)?.includes('.') === true) return true;
  const goal = path === '' ? page : byPath.get(path.replace(/^\/|\/$/g, ''));
  if (path.startsWith('/types/')) return true;
  if (goal === undefined || (path !== '' && !path.endsWith('/'))) return false;
  return (
    fragment === undefined ||
    [...goal.markdown.matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => anchor(heading) === fragment)
  );
}

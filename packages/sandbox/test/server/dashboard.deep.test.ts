import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Listener } from '../../src/index.ts';
import { lacksBrowser, openBrowser } from '../browser.ts';
import {
  actionStatus,
  callerFor,
  createChannelWorld,
  createWorld,
  type Json,
  orderId,
  orderInput,
  readOrder,
  upsertOrders,
  type World,
} from '../world.ts';

let world: World;
let listener: Listener;

beforeEach(async () => {
  world = await createChannelWorld();
  listener = await world.sandbox.listen();
});
afterEach(() => listener.close());

it("the page is one file that loads nothing from other origins and can't be framed", async () => {
  const response = await fetch(listener.url);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  expect([...new Set(sources)].toSorted()).toEqual(["'none'", "'self'", "'unsafe-inline'", 'data:']);
  const text = await response.text();
  // Outside of its script and style nothing names an address.
  const markup = text.replaceAll(/<(script|style)>.*?<\/\1>/gs, '');
  expect(markup.match(/(?:src|href)="(?!data:)/g) ?? []).toEqual([]);
  expect((await fetch(listener.url, { method: 'POST' })).status).toBe(404);
});

describe.skipIf(lacksBrowser)('the dashboard in a browser', () => {
  let browser: Browser;
  let page: Page;
  let faults: string[];
  /** The browser logs failed calls for as long as the page sends them. */
  let isAway: boolean;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    faults = [];
    isAway = false;
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!['data:', 'blob:'].includes(protocol) && origin !== new URL(listener.url).origin) faults.push(request.url());
    });
  });
  afterEach(async () => {
    await page.close();
    expect(faults.filter((fault) => !(isAway && fault.includes('ERR_')))).toEqual([]);
  });

  const accept = async (): Promise<string> => {
    await upsertOrders(world, orderInput('ORD-1'));
    const order_lines = (await readOrder(world, 'ORD-1')).order_lines.map(({ id }: Json) => ({ id, accepted: true }));
    return (await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, { order_lines })).body.action_id;
  };
  const button = (name: string) => page.getByRole('button', { name });
  const nav = (view: string) => page.getByRole('navigation').getByRole('link', { name: view });
  const open = (view: string): Promise<unknown> => page.goto(`${listener.url}/#${view}`);
  /** A row of a table that contains a text. */
  const rowOf = (table: string, hasText: string) =>
    page.getByRole('table', { name: table, exact: true }).locator('tr.row', { hasText }).first();

  describe('requests', () => {
    it('E01: a row opens with headers, bodies, duration, and why it was refused with the text of the rule', async () => {
      await world.connector.call('POST', 'cp:/v1/orders', { orders: [{}] }, { 'x-trace': 't-1' });
      await open('requests');
      const row = rowOf('Requests', 'upsertOrders');
      await row.click();
      await page.getByText('$.origin', { exact: true }).waitFor();
      await page.getByText('Rule E01', { exact: true }).click();
      expect(await page.getByRole('note').textContent()).toContain('Status codes are 200 201');
      expect(await page.getByLabel('Request body').textContent()).toContain('"orders"');
      const headers = await page.getByLabel('Request headers').textContent();
      expect(headers).toContain('x-trace: ***');
      expect(headers).toContain('authorization: Bearer ***');
      expect(headers).not.toContain(world.connector.token);
      expect(await page.getByLabel('Response headers').textContent()).toContain('content-type: application/json');
      await page
        .getByText(/^\d+(\.\d+)? ms$/)
        .first()
        .waitFor();
    });

    it('requests are found by text and by kind, and by key', async () => {
      await world.connector.call('POST', 'cp:/v1/orders', { orders: [{}] });
      await world.seller.call('GET', '/v2/orders');
      await open('requests');
      await rowOf('Requests', 'upsertOrders').waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('v2-listOrders');
      await rowOf('Requests', 'upsertOrders').waitFor({ state: 'detached' });
      await page.getByLabel('Filter requests').fill('');
      await page.getByLabel('Kind of requests').selectOption('Refused');
      await page.getByLabel('Filter requests').press('Escape');
      await rowOf('Requests', 'v2-listOrders').waitFor({ state: 'detached' });
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await page.getByLabel('Response body').waitFor();
      await page.keyboard.press('2');
      await page.getByRole('heading', { name: 'World' }).waitFor();
    });

    it.each([
      { colorScheme: 'light', width: 1440 },
      { colorScheme: 'dark', width: 390 },
    ] as const)('every view passes axe in $colorScheme at $width', async ({ colorScheme, width }) => {
      await world.seller.call('GET', '/v2/orders?limit=5');
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      await upsertOrders(world, orderInput('ORD-1'));
      const order = 'world/orders/acme_web_ORD-1';
      for (const view of ['requests', 'world', order, 'make', 'work', 'queue', 'time', 'faults', 'connect']) {
        await page.goto(`${listener.url}/#/${view}`);
        await page.reload();
        await page.getByRole('heading').nth(1).waitFor();
        await page.evaluate(axe.source);
        const rules = await page.evaluate(async () => {
          const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
            resultTypes: ['violations'],
          });
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        });
        found.push(...rules.map((rule) => `${view}: ${rule}`));
      }
      expect(found).toEqual([]);
    });

    it('nothing moves under the reader of an open row while 20 requests per second arrive for 10 s', async () => {
      await world.seller.call('GET', '/v2/orders?limit=5');
      await open('requests');
      const row = rowOf('Requests', 'v2-listOrders');
      await row.click();
      await page.locator('summary', { hasText: 'SDK code' }).click();
      await button('Replay').click();
      await page.getByLabel('Response of the replay').waitFor();
      await page.getByRole('button', { name: /^\d+ new$/ }).waitFor();
      // What the reader sees and holds: the places of all rows, the selected text, and the focus.
      const held = () =>
        page.evaluate(() => ({
          rows: [...document.querySelectorAll('tr')].map((one) => one.getBoundingClientRect().top),
          selected: String(getSelection()),
          focused: document.activeElement?.textContent,
          unfolded: document.querySelectorAll('details[open]').length,
        }));
      await page.evaluate(() =>
        getSelection()?.selectAllChildren(document.querySelector('[aria-label="Request headers"]') as Element),
      );
      const before = await held();
      expect(before).toMatchObject({
        focused: 'Replay',
        unfolded: 1,
        selected: expect.stringContaining('authorization'),
      });
      for (const end = performance.now() + 10_000; performance.now() < end;) {
        await Promise.all([
          ...Array.from({ length: 5 }, () => world.connector.call('POST', 'cp:/v1/orders', { orders: [] })),
          page.waitForTimeout(250),
        ]);
        expect(await held()).toEqual(before);
      }
      await page.getByRole('button', { name: /^1\d\d new$/ }).click();
      await rowOf('Requests', 'upsertOrders').waitFor();
      expect(await page.getByLabel('Response of the replay').isVisible()).toBe(true);
    });

    it('requests show the caller, and a refusal names it', async () => {
      await world.connector.call('GET', '/v2/orders');
      await open('requests');
      const row = rowOf('Requests', 'v2-listOrders');
      await row.click();
      expect(await row.textContent()).toContain('sandbox-connector');
      expect(await page.getByRole('note').textContent()).toContain('sandbox-connector');
    });

    it('requests are copied as curl and as SDK code, without the credential and characters that a terminal obeys', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await world.seller.call('GET', '/v2/orders?limit=5');
      await world.connector.call('POST', 'cp:/v1/orders?a=[1-3]', "'\u001b[201~\u009b\u0003");
      await world.connector.call('POST', 'cp:/v1/orders', { note: "it's" });
      await open('requests');
      const copied = async (name: string): Promise<string> => {
        await button(name).click();
        await button('Copied').waitFor();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      await rowOf('Requests', '[1-3]').click();
      expect(await copied('Copy as curl')).toMatch(/^curl -g .*--data-raw \$'\\'\\u001b\[201~\\u009b\\u0003'$/);
      await rowOf('Requests', 'upsertOrders').click();
      const command = await copied('Copy as curl');
      expect(command).toContain("curl -g -X POST 'http://sandbox.localhost/hub/api/channel-platform/v1/orders'");
      expect(command).toContain(String.raw`--data-raw '{"note":"it'\''s"}'`);
      expect(command).not.toContain(world.connector.token);
      await rowOf('Requests', 'v2-listOrders').click();
      const code = await copied('Copy as SDK code');
      expect(code).toContain("import { createHub } from '@tradelane/hub';");
      expect(code).toMatch(/await hub\.orders\.list\(\{\s*limit: 5\s*\}\)/);
    });

    it('requests with a long body have its place in the command, and cannot be replayed', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await world.connector.call('POST', 'cp:/v1/orders', { note: 'x'.repeat(5000) });
      await open('requests');
      await rowOf('Requests', 'upsertOrders').click();
      await button('Copy as curl').click();
      await button('Copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/ --data-binary @BODY_OF_THE_REQUEST$/);
      expect(await button('Replay').isDisabled()).toBe(true);
    });

    it.each(['/hub/../__sandbox/reset', '/hub/%2e%2e/__sandbox/reset'])(
      'a request to %s is shown as it was sent, and cannot be replayed',
      async (path) => {
        const socket = connect(listener.port, '127.0.0.1');
        socket.end(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${listener.port}\r\nconnection: close\r\n\r\n`);
        await once(socket.resume(), 'close');
        await open('requests');
        await rowOf('Requests', path).click();
        expect(await button('Replay').isDisabled()).toBe(true);
      },
    );

    it('requests are replayed as a caller', async () => {
      await upsertOrders(world, orderInput('ORD-1'));
      await world.seller.call('GET', '/v2/orders');
      await open('requests');
      await rowOf('Requests', 'v2-listOrders').click();
      await button('Replay').click();
      await page.getByLabel('Response of the replay').getByText('acme_web_ORD-1"').waitFor();
    });

    it('requests of a restarted sandbox replace earlier requests, after an alert that it does not respond', async () => {
      await world.seller.call('GET', '/v2/orders');
      await open('requests');
      await rowOf('Requests', 'v2-listOrders').waitFor();
      isAway = true;
      await listener.close();
      await page.getByRole('alert').getByText('does not respond').waitFor();
      const another = await createChannelWorld();
      // More of them than the page has seen of the first.
      for (let n = 0; n < 20; n++) await another.seller.call('GET', '/products?limit=1');
      const { port } = listener;
      listener = await another.sandbox.listen({ port });
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await rowOf('Requests', '/hub/api/products').waitFor();
      expect(await rowOf('Requests', 'v2-listOrders').count()).toBe(0);
    });
  });

  it('the world is searched and paged, with its true total', async () => {
    const many = Array.from({ length: 70 }, (_, n) => orderInput(`ORD-${n + 100}`));
    await upsertOrders(world, ...many);
    await open('world');
    await page.getByText('1 to 50 of 70').waitFor();
    await button('Next').click();
    await page.getByText('51 to 70 of 70').waitFor();
    await page.getByLabel('Search the collection').fill('ORD-123');
    await page.getByText('1 to 1 of 1').waitFor();
    await rowOf('Orders', 'acme_web_ORD-123').click();
    await page.locator('dd').getByText('ORD-123', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.getByLabel('Collection', { exact: true }).selectOption('channels');
    await rowOf('Channels', 'acme_web').waitFor();
  });

  /** Presses a next step of a page, and sends its form if it has one. */
  const act = async (label: string): Promise<void> => {
    await page
      .getByRole('group', { name: 'Next steps' })
      .getByRole('button', { name: new RegExp(`^${label}`) })
      .click();
    const form = page.getByRole('form', { name: label });
    if (await form.isVisible()) await form.getByRole('button', { name: label }).click();
    await page.getByRole('status').getByText(`${label}: done.`).waitFor();
  };
  const storyOf = (): Promise<string[]> =>
    page.getByRole('list', { name: 'Story' }).locator('li > span').allTextContents();

  it('an order of the hub is made, accepted and shipped with six clicks, and its page shows the story', async () => {
    await listener.close();
    const sandbox = createSandbox({ actions: 'manual' });
    listener = await sandbox.listen();
    await open('requests');
    await nav('Make').click();
    await button('Make order').click();
    await button('Accept').click();
    await button('Succeed').click();
    await button('Ship …').click();
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    await page.getByRole('status').getByText('Ship: done.').waitFor();
    expect(sandbox.actions.list().slice(0, 2)).toMatchObject([
      { work: 'ship', status: 'PENDING' },
      { work: 'accept', status: 'SUCCESS' },
    ]);
    await page.reload();
    await page.getByText('v2-createShipment').waitFor();
    expect((await storyOf()).map((text) => text.trim().replace(/ {2,}/, ' '))).toEqual([
      expect.stringMatching(/^Request POST upsertOrders 204/),
      expect.stringMatching(/^Request PUT v2-acceptOrderLines 202/),
      expect.stringMatching(/^Action accept SUCCESS/),
      expect.stringMatching(/^Event ACCEPT/),
      expect.stringMatching(/^Request PUT updateActionStatus 204/),
      expect.stringMatching(/^Request POST v2-createShipment 202/),
      expect.stringMatching(/^Action ship PENDING/),
      expect.stringMatching(/^Event CREATE_SHIPMENT/),
      expect.stringMatching(/^Scheduled job expire-action/),
    ]);
    await page.getByRole('list', { name: 'Story' }).getByRole('link').first().click();
    await page.getByLabel('Response headers').waitFor();
  });

  it('documents of the instance go through their states', async () => {
    world = await createWorld({ seed: 'demo' });
    await listener.close();
    listener = await world.sandbox.listen();
    const go = (collection: string, key: string): Promise<unknown> =>
      page.goto(`${listener.url}/#/world/${collection}/${key}`);
    await go('instance.orders', 'ORD-1045-A');
    for (const label of ['Message', 'Document', 'Accept']) await act(label);
    await world.control('POST', '/clock', { advance: 'PT2M' });
    for (const label of ['Ship', 'Open incident', 'Resolve incident', 'Refund']) await act(label);
    await expect.poll(async () => (await storyOf()).join()).toContain('PUT OR28 200');
    await go('instance.returns', '00002e7a-0000-4000-8000-000000000001');
    for (const label of ['Accept', 'Receive', 'Condition', 'Close']) await act(label);
    const { documents } = await world.control('GET', '/world/instance.threads?search=MMP_ORDER');
    await go('instance.threads', documents[0].key);
    await act('Reply');
    await go('instance.offers', '000000030001');
    await act('Change');
  });

  it('an empty world offers a channel and a store first, then everything else', async () => {
    await listener.close();
    listener = await createSandbox({ seed: 'empty' }).listen();
    await open('requests');
    await page.getByText('Copy these addresses').waitFor();
    await nav('Make').click();
    await page.getByRole('heading', { name: 'Create a channel and a store' }).waitFor();
    expect(await page.getByRole('button', { name: 'Order', exact: true }).isDisabled()).toBe(true);
    await button('Make channel and store').click();
    await page.getByRole('heading', { name: 'acme_web / store_1' }).waitFor();
    await nav('Make').click();
    await button('Make order').click();
    await page.getByRole('heading', { name: /NEW-\d+ AWAITING_ACCEPTANCE/ }).waitFor();
  });

  it('the world of a tenant is found from the list of tenants', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    await open('connect');
    await rowOf('Tenants', 'acme_web / store_1').getByRole('link').click();
    await rowOf('Orders', 'acme_web_ORD-1').waitFor();
    expect(await page.getByLabel('Search the collection').inputValue()).toBe('store_1');
  });

  describe('forms', () => {
    const make = async (what: string, values: Readonly<Record<string, string>> = {}): Promise<void> => {
      await open('make');
      await page.getByRole('group', { name: 'Kind' }).getByRole('button', { name: what, exact: true }).click();
      for (const [label, value] of Object.entries(values))
        await page.getByRole('form', { name: what }).getByLabel(label, { exact: true }).first().fill(value);
      await button(`Make ${what.toLowerCase()}`).click();
    };

    it('forms make an order, a return, a conversation, a product and an event', async () => {
      await make('Order', { 'Channel order id': 'ORD-9' });
      await page.getByRole('heading', { name: 'acme_web_ORD-9' }).waitFor();
      expect((await readOrder(world, 'ORD-9')).shipping_info.address).toMatchObject({ last_name: 'Martin' });
      await upsertOrders(world, orderInput('ORD-8', { status: 'SHIPPED' }));
      await make('Return');
      await page.getByRole('status').getByText('Return: done.').waitFor();
      await make('Product', { Id: 'SOFA-1' });
      await page.getByRole('heading', { name: 'SOFA-1' }).waitFor();
      await make('Conversation');
      await page.getByRole('status').getByText('Conversation: done.').waitFor();
      await make('Event', { Type: 'OTHER_NEWS' });
      await page.getByRole('status').getByText('Event: done.').waitFor();
      expect(world.sandbox.events().map(({ type }) => type)).toContain('OTHER_NEWS');
    });

    it('E01: forms state why the sandbox refused', async () => {
      await make('Order', { 'Channel id': 'nowhere' });
      await page.getByRole('alert').getByText('nowhere').waitFor();
      faults = faults.filter((fault) => !/40\d/.test(fault));
    });

    it('a form sends any request as a caller', async () => {
      await upsertOrders(world, orderInput('ORD-1'));
      await open('make');
      await page.getByRole('form', { name: 'Send a request' }).getByLabel('Caller').selectOption('Seller (hub)');
      await button('Send').click();
      await page.getByLabel('Response', { exact: true }).getByText('"acme_web_ORD-1"').waitFor();
    });
  });

  it('O07: an action succeeds, or fails with the given code and reason', async () => {
    const first = await accept();
    await open('work');
    await button('Succeed').click();
    await button('Succeed').waitFor({ state: 'detached' });
    expect((await actionStatus(world, first)).body.status).toBe('SUCCESS');
    const { order_lines } = await readOrder(world, 'ORD-1');
    const cancelation = {
      order_line_id: order_lines[0].id,
      quantity: 1,
      reason: 'OUT_OF_STOCK',
      price: { amount: 1, currency: 'EUR' },
      shipping_price: { amount: 0, currency: 'EUR' },
    };
    const { body } = await world.seller.call('POST', `/v2/orders/${orderId('ORD-1')}/cancel`, {
      cancelations: [cancelation],
    });
    await rowOf('Actions', 'PENDING').click();
    await button('Fail …').click();
    await page.getByLabel('Code').selectOption('ORDER_IN_WRONG_STATE');
    await page.getByLabel('Message').fill('No stock.');
    await page.getByRole('button', { name: 'Fail', exact: true }).click();
    await button('Succeed').waitFor({ state: 'detached' });
    expect((await actionStatus(world, body.action_id)).body).toMatchObject({
      status: 'FAILED',
      errors: [{ code: 'ORDER_IN_WRONG_STATE', message: 'No stock.' }],
    });
  });

  it('the queue shows deliveries, and puts dead letters back', async () => {
    await world.control('POST', '/events', { type: 'NEWS', data: {} });
    const { deliveries } = await world.control('POST', '/deliveries', { lease_ms: 600_000 });
    await open('queue');
    await rowOf('In flight', 'NEWS').waitFor();
    const [{ receipt }] = deliveries;
    await world.control('POST', '/dead-letters', { receipt, reason: 'It failed five times.' });
    await rowOf('Dead letters', 'It failed five times.').waitFor();
    await button('Put back').click();
    await page.getByText('No dead letters.').waitFor();
    expect(world.sandbox.events().map(({ type }) => type)).toEqual(['NEWS']);
    expect(world.sandbox.deadLetters()).toEqual([]);
  });

  it('O07: the clock shows what a jump triggers, and jumps there', async () => {
    const id = await accept();
    await open('time');
    expect(await rowOf('Scheduled', 'in 7 days').getByRole('link').textContent()).toBe('acme_web_ORD-1');
    await button('+ 7 days').getByText('1 job').waitFor();
    await button('Jump here').click();
    await page.getByText('Nothing is scheduled.').waitFor();
    expect(
      (await callerFor(world.sandbox, 'seller').then(({ call }) => call('GET', `/v2/orders/actions/${id}`))).body
        .status,
    ).toBe('FAILED');
  });

  it('the clock stops, runs fast, and shows its pace', async () => {
    await listener.close();
    const sandbox = createSandbox();
    listener = await sandbox.listen();
    await open('time');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('banner').getByText('stopped').waitFor();
    const at = sandbox.clock.now();
    await button('+ 1 h').click();
    await expect.poll(() => sandbox.clock.now()).toBe(at + 3_600_000);
    await button('Hour per second').click();
    await expect.poll(() => sandbox.clock.now()).toBeGreaterThan(at + 2 * 3_600_000);
  });

  it('the world is compared with an earlier moment, and goes back to it', async () => {
    await open('time');
    await page.getByLabel('Name of the moment').fill('before');
    await button('Remember this moment').click();
    await rowOf('Moments', 'before: ').waitFor();
    await upsertOrders(world, orderInput('ORD-1'));
    await page.getByRole('combobox', { name: 'Compare before' }).selectOption('now');
    await page.getByText('One difference').waitFor();
    await button('Remember this moment').click();
    await upsertOrders(world, orderInput('ORD-1', { channel_updated_at: '2030-01-01T00:00:00Z', status: 'SHIPPED' }));
    await page.getByRole('combobox', { name: 'Compare Moment 2' }).selectOption('now');
    const row = rowOf('Changes of acme_web_ORD-1', 'order.status');
    await row.waitFor();
    expect(await row.locator('td').allTextContents()).toEqual(['order.status', 'AWAITING_ACCEPTANCE', 'SHIPPED']);
    await rowOf('Moments', 'before').getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('status').getByText('is restored').waitFor();
    expect(await readOrder(world, 'ORD-1')).toBeUndefined();
  });

  it('E03: limits are switched, fill, and are reset', async () => {
    await open('faults');
    await button('Switch limits to real').click();
    await button('Switch limits to off').waitFor();
    expect(world.sandbox.limits.mode).toBe('real');
    await world.seller.call('GET', '/v2/orders');
    await rowOf('Usage of limits', '1 of 1 in 60 s').waitFor();
    expect((await world.seller.call('GET', '/v2/orders')).status).toBe(429);
    await button('Reset counted calls').click();
    await page.getByText('No calls were counted yet.').waitFor();
    expect((await world.seller.call('GET', '/v2/orders')).status).toBe(200);
    for (const act of ['Reset counted calls', /^Jump \d+ s ahead$/, 'Turn limits off']) {
      expect((await world.seller.call('GET', '/v2/orders')).status).toBe(429);
      await open('requests');
      await page.reload();
      await rowOf('Requests', '429').click();
      await page.getByRole('note').getByRole('button', { name: act }).click();
      await page.getByRole('status').getByText('done.').waitFor();
      expect((await world.seller.call('GET', '/v2/orders')).status).toBe(200);
    }
  });

  it('faults have presets, keep typed text, and are cleared', async () => {
    await open('faults');
    await page.getByLabel('Operation of the fault').fill('nothing');
    await button('Add fault').click();
    await page.getByRole('alert').getByText('must be the id of an operation').waitFor();
    // The refusal of the control API is an error on the console of the browser.
    faults = faults.filter((fault) => !fault.includes('400'));
    const operation = page.getByLabel('Operation of the fault');
    await operation.fill('v2-listOrders');
    await page.getByLabel('Effect of the fault').selectOption('429, retry after 5 s');
    await button('Add fault').click();
    await rowOf('Faults', '429, retry after 5 s').waitFor();
    expect(await operation.inputValue()).toBe('v2-listOrders');
    expect((await world.seller.call('GET', '/v2/orders')).headers.get('retry-after')).toBe('5');
    await page.getByLabel('Effect of the fault').selectOption('Cut after it ran');
    await button('Add fault').click();
    await rowOf('Faults', 'cut after it ran').waitFor();
    expect(world.sandbox.faults.list()).toMatchObject([{ operation: 'v2-listOrders', drop: 'response', times: 1 }]);
    await button('Add fault').click();
    await rowOf('Faults', 'cut after it ran').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => world.sandbox.faults.list().length).toBe(1);
    await button('Clear faults').click();
    await expect.poll(() => world.sandbox.faults.list()).toEqual([]);
  });

  it('T05: tokens of a client are revoked', async () => {
    await open('faults');
    await page.getByLabel('Client', { exact: true }).selectOption('sandbox-seller');
    await button('Revoke tokens').click();
    await page.getByRole('status').getByText('revoked').waitFor();
    await expect.poll(async () => (await world.seller.call('GET', '/v2/orders')).status).toBe(401);
  });

  it('addresses and credentials are copied, and tenants are listed', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('connect');
    await button('Copy instance_url').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${listener.url}/instance`);
    await button('Copy as .env').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`BASE_URL=${listener.url}/hub\n`);
    await rowOf('Tenants', 'acme_web / store_1').waitFor();
    await rowOf('Tenants', 'Shop 2002').waitFor();
  });

  it('the dashboard refuses to restore an invalid snapshot, with the reason', async () => {
    await open('time');
    const choose = (name: string, text: string): Promise<void> =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await choose('notes.json', 'Dear diary');
    await page
      .getByRole('alert')
      .getByText('notes.json is not a snapshot, because it is not JSON. Choose a file that was saved here.')
      .waitFor();
    await choose('other.json', '{"version":2}');
    await page.getByRole('alert').getByText('$.version').waitFor();
    faults = faults.filter((fault) => !fault.includes('400'));
  });

  it('the dashboard saves a snapshot, resets and restores', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    await open('time');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save snapshot' }).click();
    const path = await (await downloading).path();
    page.on('dialog', (dialog) => void dialog.accept());
    await button('Reset').click();
    await expect.poll(() => 'orders' in world.sandbox.snapshot().collections).toBe(false);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'snapshot.json', mimeType: 'application/json', buffer: readFileSync(path) });
    await page.getByRole('status').getByText('is restored').waitFor();
    expect(Object.keys(world.sandbox.snapshot().collections['orders'] ?? {})).toEqual(['acme_web_ORD-1']);
  });

  it('the dashboard shows whatever was sent or published, and runs none of it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const socket = connect(listener.port, '127.0.0.1');
    socket.end('GET foo://[x HTTP/1.1\r\nHost: 127.0.0.1:80\r\nConnection: close\r\n\r\n');
    await once(socket.resume(), 'close');
    const data = { order: '\u202E</pre><script>throw new Error()</script>', long: 'x'.repeat(5000) };
    await world.control('POST', '/events', { id: 'a/b?c#d%', type: '<img src=x onerror=throw>', data });
    await open('requests');
    await rowOf('Requests', 'foo://[x').waitFor();
    await open('queue');
    const row = rowOf('Events', 'onerror');
    await row.click();
    await page.locator('dd').getByText('<script>').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await button('Remove from queue').click();
    await expect.poll(() => world.sandbox.events()).toEqual([]);
    faults = faults.filter((fault) => !fault.includes('404'));
  });

  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    it.each([
      'requests',
      'world',
      `world/orders/${orderId('ORD-1')}`,
      'make',
      'work',
      'queue',
      'time',
      'faults',
      'connect',
    ])('the view %s fits a phone, and its texts have contrast', async (view) => {
      await accept();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      await open(view);
      await page.locator('.panel').first().waitFor();
      await page.locator('.panel table, .panel form, .panel dl').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const tables = await page
        .locator('.table')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(tables.filter((hidden) => hidden > 0)).toEqual([]);
      const [text, back] = await page.evaluate(() => [
        getComputedStyle(document.body).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
      const lightness = (color = ''): number => Number(/\d+/.exec(color)?.[0]);
      expect(Math.abs(lightness(text) - lightness(back))).toBeGreaterThan(150);
    });
  });
});

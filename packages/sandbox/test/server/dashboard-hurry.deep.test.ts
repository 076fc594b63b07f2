import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Listener } from '../../src/index.ts';
import { lacksBrowser, openBrowser } from '../browser.ts';
import {
  actionStatus,
  createChannelWorld,
  type Json,
  orderId,
  orderInput,
  readOrder,
  upsertOrders,
  type World,
} from '../world.ts';

describe.skipIf(lacksBrowser)('the dashboard', () => {
  let world: World;
  let listener: Listener;
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
    world = await createChannelWorld();
    listener = await world.sandbox.listen();
    faults = [];
    isAway = false;
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  });
  afterEach(async () => {
    await page.close();
    await listener.close();
    expect(faults.filter((fault) => !(isAway && fault.includes('ERR_')))).toEqual([]);
  });

  const open = (view: string): Promise<unknown> => page.goto(`${listener.url}/#${view}`);
  const button = (name: string) => page.getByRole('button', { name });
  const accept = async (): Promise<string> => {
    await upsertOrders(world, orderInput('ORD-1'));
    const order_lines = (await readOrder(world, 'ORD-1')).order_lines.map(({ id }: Json) => ({ id, accepted: true }));
    return (await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, { order_lines })).body.action_id;
  };

  it('O07: ends an action once where its button is pressed twice, and complains of nothing', async () => {
    const id = await accept();
    await open('work');
    await button('Succeed').dblclick();
    await button('Succeed').waitFor({ state: 'detached' });
    expect((await actionStatus(world, id)).body.status).toBe('SUCCESS');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('switches limits once if the button is pressed twice, and moves the clock twice', async () => {
    const before = world.sandbox.clock.now();
    await open('faults');
    await button('Switch limits to real').dblclick({ delay: 50 });
    await open('time');
    await button('+ 1 h').dblclick();
    await expect.poll(() => world.sandbox.clock.now()).toBe(before + 7_200_000);
    expect(world.sandbox.limits.mode).toBe('real');
  });

  it('reads only the end of a long queue, and shows its length', async () => {
    for (let n = 0; n < 3000; n++)
      await world.control('POST', '/events', { type: 'ACCEPT', data: { note: `${n}`, text: 'x'.repeat(200) } });
    const sizes: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('/events'))
        void response.body().then(
          (body) => sizes.push(body.length),
          () => undefined,
        );
    });
    await open('queue');
    await page.getByRole('heading', { name: 'Events 3,000 in the queue, the latest 100 shown' }).waitFor();
    await page.getByRole('table', { name: 'Events' }).waitFor();
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });

  it('shows in one tab what was done in another', async () => {
    await accept();
    await open('work');
    const other = await browser.newPage();
    await other.goto(`${listener.url}/#work`);
    await other.getByRole('button', { name: 'Succeed' }).click();
    await button('Succeed').waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await other.close();
  });

  it('does the next thing that is asked for, though what came of the one before is still being read', async () => {
    await open('time');
    await button('+ 1 h').waitFor();
    let letThrough: () => void = () => undefined;
    const read = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/__sandbox/**', async (route) => {
      if (route.request().method() === 'GET') await read;
      await route.continue();
    });
    const choose = async (name: string): Promise<void> => {
      const file = { name, mimeType: 'application/json', buffer: Buffer.from('Dear diary') };
      await page.locator('input[type=file]').setInputFiles(file);
    };
    await choose('notes.json');
    await page.getByRole('alert').getByText('notes.json is not a snapshot').waitFor();
    await choose('diary.json');
    letThrough();
    await page.getByRole('alert').getByText('diary.json is not a snapshot').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('shows that a button did nothing while the sandbox is unreachable', async () => {
    await open('time');
    await button('+ 1 h').waitFor();
    isAway = true;
    await listener.close();
    await button('+ 1 h').click();
    await page.getByText('Your change may not have been made').waitFor();
  });
});

import { describe, expect } from 'vitest';
import { createSandbox } from '../../src/index.ts';
import {
  accept,
  button,
  forgive,
  it,
  listener,
  nav,
  open,
  page,
  rowOf,
  serve,
  useDashboard,
  world,
} from '../dashboard.ts';
import { actionStatus, createWorld, orderId, orderInput, readOrder, upsertOrders } from '../world.ts';

useDashboard();

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
async function act(label: string): Promise<void> {
  const steps = page.getByRole('group', { name: 'Next steps' });
  const step = steps.getByRole('button', { name: new RegExp(`^${label}( …)?$`) });
  const isForm = (await step.textContent())?.endsWith('…') === true;
  await step.click();
  if (isForm) await page.getByRole('form', { name: label }).getByRole('button', { name: label }).click();
  await page.getByRole('status').getByText(`${label}: done.`).waitFor();
}
const storyOf = (): Promise<string[]> =>
  page.getByRole('list', { name: 'Story' }).locator('li > span').allTextContents();

it('an order of the hub is made, accepted and shipped with six clicks, and its page shows the story', async () => {
  const sandbox = await serve(createSandbox({ actions: 'manual' }));
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
  const demo = await createWorld({ seed: 'demo' });
  await serve(demo.sandbox);
  const go = (collection: string, key: string): Promise<unknown> =>
    page.goto(`${listener.url}/#/world/${collection}/${key}`);
  await go('instance.orders', 'ORD-1045-A');
  for (const label of ['Message', 'Document', 'Accept']) await act(label);
  await demo.control('POST', '/clock', { advance: 'PT2M' });
  for (const label of ['Ship', 'Open incident', 'Resolve incident', 'Refund']) await act(label);
  await expect.poll(async () => (await storyOf()).join()).toContain('PUT OR28 200');
  await go('instance.returns', '00002e7a-0000-4000-8000-000000000001');
  for (const label of ['Accept', 'Receive', 'Condition', 'Close']) await act(label);
  const { documents } = await demo.control('GET', '/world/instance.threads?search=MMP_ORDER');
  await go('instance.threads', documents[0].key);
  await act('Reply');
  await go('instance.offers', '000000030001');
  await act('Change');
});

it('O10: forms offer the pieces of a line that are left, and the event of a command links its order', async () => {
  await upsertOrders(world, orderInput('ORD-1', {}, { status: 'AWAITING_SHIPMENT' }));
  const [line] = (await readOrder(world, 'ORD-1')).order_lines;
  const items = [{ order_line_id: line.id, quantity: 1 }];
  await world.seller.call('POST', `/v2/orders/${orderId('ORD-1')}/shipments`, { items });
  await open(`world/events/${world.sandbox.events()[0]?.id}`);
  await page.getByRole('link', { name: orderId('ORD-1') }).click();
  const valueOf = (form: string, label: string): Promise<string> =>
    page.getByRole('form', { name: form }).getByLabel(label, { exact: true }).first().inputValue();
  await button('Ship …').click();
  expect(await valueOf('Ship', 'Quantity')).toBe('2');
  await button('Cancel …').click();
  expect([await valueOf('Cancel', 'Quantity'), await valueOf('Cancel', 'Amount')]).toEqual(['2', '20']);
});

it('an empty world offers a channel and a store first, then everything else', async () => {
  const sandbox = await serve(createSandbox({ seed: 'empty' }));
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
  for (const kind of ['Product file', 'Offer', 'Shop order']) {
    await nav('Make').click();
    await page.getByRole('button', { name: kind, exact: true }).click();
    await button(`Make ${kind.toLowerCase()}`).click();
    await page.getByRole('heading', { name: /^(?:Product import|Offer import|Order) / }).waitFor();
    // Imports end.
    await sandbox.clock.advance(1_800_000);
  }
  await page.getByRole('heading', { name: /WAITING_ACCEPTANCE$/ }).waitFor();
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
    await page.getByRole('status').getByText('Order: done.').waitFor();
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
    forgive(/40\d/);
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

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Agent, connectAgent, type Json } from './agent.ts';

/** Ten tasks of people, each solved by calls of the tools alone. Every call uses what the calls before it returned. */
describe('tasks of an agent', () => {
  let agent: Agent;
  beforeEach(async () => {
    agent = await connectAgent({ allowWrites: ['orders.accept'] });
  });
  afterEach(() => agent.close());

  interface Found {
    readonly surface: string;
    readonly operation: string;
    readonly id: string;
  }

  async function find(query: string, surface: string): Promise<Found> {
    const { operations } = await agent.use('search_operations', { query, surface });
    const [first] = operations as Found[];
    if (first === undefined) throw new Error(`Nothing found for ${query}`);
    return first;
  }
  const call = async ({ surface, operation }: Found, args: Json = {}): Promise<Json> => {
    const result = await agent.use('call_operation', { surface, operation, ...args });
    expect(JSON.stringify(result['error'] ?? null)).toBe('null');
    return result;
  };

  test('1: find the order of the customer with the address ada.martin@example.com', async () => {
    const list = await find('list orders', 'hub');
    const parameters = { updated_from: '2020-01-01T00:00:00Z', limit: 100 };
    const { data } = await call(list, { parameters, contains: ['12 Harbour Road', 'Martin'] });
    expect((data as Json[]).length).toBeGreaterThan(0);
    expect((data as Json[])[0]?.['id']).toMatch(/ORD-/);
  });

  test('2: why was the import of the shop refused?', async () => {
    const list = await find('list product imports', 'marketplace-seller');
    const { data } = await call(list);
    const refused = (data as Json[]).find(({ has_error_report: hasReport }) => hasReport === true);
    const report = await find('download error report of import', 'marketplace-seller');
    const { parameters } = (await agent.use('describe_operation', {
      surface: report.surface,
      operation: report.id,
    })) as {
      parameters?: { name: string; in: string }[];
    };
    const name = parameters?.find((one) => one.in === 'path')?.name ?? '';
    const { text } = await call(report, { parameters: { [name]: refused?.['import_id'] } });
    expect(String(text).trim().split('\n').length).toBeGreaterThan(1);
  });

  test('3: what does a refund need?', async () => {
    const refund = await find('refund order', 'hub');
    expect(refund.operation).toBe('orders.refund');
    const described = await agent.use('describe_operation', { surface: 'hub', operation: refund.id });
    expect(described).toMatchObject({ changes_data: true, allowed: false, body: { kind: 'json', required: true } });
    expect(described['page']).toContain('can_refund');
    expect(described['example']).toMatchObject({ body: expect.any(Object) });
  });

  test('4: accept the orders that wait for it', async () => {
    const list = await find('list orders', 'hub');
    const { data } = await call(list, { parameters: { statuses: ['AWAITING_ACCEPTANCE'], limit: 1 } });
    const [order] = data as { id: string; order_lines: { id: string }[] }[];
    const accept = await find('accept order lines', 'hub');
    const started = await call(accept, {
      parameters: { order_id: order?.id },
      body: { order_lines: order?.order_lines.map(({ id }) => ({ id, accepted: true })) },
    });
    const status = await find('status of an action', 'hub');
    const { action_id: actionId } = started['data'] as Json;
    const { data: action } = await call(status, { parameters: { action_id: actionId } });
    expect((action as Json)['status']).toBe('PENDING');
  });

  test('5: how many units of SKU-100 are in stock?', async () => {
    const list = await find('list products', 'hub');
    const { data } = await call(list, { contains: ['"SKU-100"'] });
    const [product] = data as { quantities: { available_quantity: number }[] }[];
    expect(product?.quantities[0]?.available_quantity).toBeGreaterThan(0);
  });

  test('6: how often may orders be listed?', async () => {
    const list = await find('list orders', 'hub');
    const described = await agent.use('describe_operation', { surface: 'hub', operation: list.id });
    expect(described['limit']).toBe('1 per minute');
  });

  test('7: which invoices does the shop have?', async () => {
    const list = await find('list invoices', 'marketplace-seller');
    const described = await agent.use('describe_operation', { surface: list.surface, operation: list.id });
    const { data } = await call(list, { parameters: (described['example'] as { parameters: Json }).parameters });
    expect((data as Json[]).length).toBeGreaterThan(0);
  });

  test('8: what does ERR_LIMIT_WAIT mean, and what can be done?', async () => {
    const { text } = await agent.use('explain_error', { code: 'ERR_LIMIT_WAIT' });
    expect(text).toMatch(/\*\*Cause:\*\*[\s\S]*\*\*Remedy:\*\*/);
  });

  test('9: what would happen if a line of an order was canceled?', async () => {
    const list = await find('list orders', 'hub');
    const cancel = await find('cancel order lines', 'hub');
    const described = await agent.use('describe_operation', { surface: 'hub', operation: cancel.id });
    const { parameters, body } = described['example'] as { parameters: Json; body: unknown };
    const { dry_run: note, data } = await call(cancel, { parameters, body, dry_run: true });
    expect(note).toContain('unchanged');
    expect(data).toMatchObject({ action_id: expect.any(String) });
    const after = await call(list, { parameters: { order_ids: [parameters['order_id']] } });
    expect(JSON.stringify(after['data'])).not.toContain('"CANCELED"');
  });

  test('10: which messages did a customer send about an order?', async () => {
    const list = await find('list conversations', 'hub');
    const { example } = (await agent.use('describe_operation', { surface: 'hub', operation: list.id })) as {
      example?: { parameters: Json };
    };
    const { data } = await call(list, { parameters: example?.parameters });
    const [conversation] = data as Json[];
    const messages = await find('messages of a conversation', 'hub');
    const described = await agent.use('describe_operation', { surface: 'hub', operation: messages.id });
    const name =
      (described['parameters'] as { name: string; in: string }[]).find((one) => one.in === 'path')?.name ?? '';
    const found = await call(messages, { parameters: { [name]: conversation?.['id'] } });
    expect(JSON.stringify(found['data'])).toContain('body');
  });
});

import type { Sandbox } from '@tradelane/sandbox';

interface Started {
  readonly tracking_id: string;
}

type Post = (url: string, body: BodyInit, headers?: Readonly<Record<string, string>>) => Promise<Response>;

/** Starts work whose status only its creator can read, and lets it finish. Returns the IDs by path parameter. */
export async function startWork(
  sandbox: Sandbox,
  { hub, shop }: { readonly hub: string; readonly shop: string },
): Promise<{ readonly actionId: readonly string[]; readonly tracking_id: readonly string[] }> {
  const { base_url, instance_url } = sandbox.info().urls;
  const poster =
    (authorization: string): Post =>
    (url, body, headers = {}) =>
      sandbox.fetch(url, { method: 'POST', headers: { authorization, ...headers }, body });
  const asHub = poster(hub);
  const listed = await sandbox.fetch(`${base_url}/api/conversations?updated_from=2020-01-01T00:00:00Z`, {
    headers: { authorization: hub },
  });
  const { data } = (await listed.json()) as { readonly data: readonly { readonly id: string }[] };
  const actionId: string[] = [];
  // One of them belongs to a deleted customer and accepts no messages.
  for (const { id } of data) {
    const form = new FormData();
    form.set('message_input', new Blob([JSON.stringify({ body: 'It is on its way.' })], { type: 'application/json' }));
    const sent = await asHub(`${base_url}/api/conversations/${id}/messages`, form);
    actionId.push(((await sent.json()) as { readonly action_id: string }).action_id);
  }
  const json = { 'content-type': 'application/json' };
  const exported = await poster(shop)(`${instance_url}/api/sellerpayment/transactions_logs/async`, '{}', json);
  const ids = [((await exported.json()) as Started).tracking_id];
  const day = JSON.stringify({ start_date: '2025-01-01T00:00:00Z', end_date: '2030-01-01T00:00:00Z' });
  for (const [path, body] of [
    ['/api/offers/export/async', '{}'],
    ['/api/orders/async-export', day],
  ] as const)
    ids.push(((await (await poster(shop)(`${instance_url}${path}`, body, json)).json()) as Started).tracking_id);
  sandbox.clock.advance(60_000);
  return { actionId, tracking_id: ids };
}

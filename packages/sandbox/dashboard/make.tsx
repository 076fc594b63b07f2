import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Call, control, type Info, rolesOf, send, sendOrThrow, type Sent, type Surface } from './api.ts';
import { type Change, Code, Panel } from './ui.tsx';

interface FieldOf {
  readonly name: string;
  readonly label: string;
  readonly usual: string;
  readonly type?: 'number';
}

interface Maker {
  readonly title: string;
  /** Caller that sends it. Without one, the form calls the control API. */
  readonly role?: string;
  readonly fields: (info: Info) => readonly FieldOf[];
  readonly call: (text: (name: string) => string, now: string) => Call;
  readonly done: (text: (name: string) => string) => string;
}

const euros = (amount: number): object => ({ amount, currency: 'EUR' });

const originFields = ({ world }: Info): readonly FieldOf[] => {
  const [channel] = world.channels;
  return [
    { name: 'channel', label: 'Channel', usual: channel?.channel_id ?? 'acme_web' },
    { name: 'store', label: 'Store', usual: channel?.stores[0]?.channel_store_id ?? 'store_1' },
  ];
};

const originOf = (text: (name: string) => string): object => ({
  channel_id: text('channel'),
  channel_store_id: text('store'),
});

const number = (): string => String(Date.now()).slice(-6);

const makers: readonly Maker[] = [
  {
    title: 'Order',
    role: 'Connector (hub)',
    fields: (info) => [
      ...originFields(info),
      { name: 'id', label: 'Order ID of the channel', usual: `NEW-${number()}` },
      { name: 'sku', label: 'Product', usual: 'LAMP-01' },
      { name: 'quantity', label: 'Pieces', usual: '2', type: 'number' },
      { name: 'price', label: 'Price in EUR', usual: '39.90', type: 'number' },
      { name: 'buyer', label: 'Buyer', usual: 'Ada Martin' },
    ],
    call: (text, now) => {
      const [first_name, ...last] = text('buyer').split(' ');
      const address = {
        first_name,
        last_name: last.join(' '),
        street: '12 Harbour Road',
        city: 'Paris',
        country: 'FR',
      };
      const line = {
        channel_order_line_id: `${text('id')}-1`,
        created_at: now,
        updated_at: now,
        status: 'AWAITING_ACCEPTANCE',
        product: { id: text('sku'), title: text('sku') },
        quantity: Number(text('quantity')),
        price: euros(Number(text('price')) * Number(text('quantity'))),
        total_shipping_price: euros(0),
        can_cancel: true,
        can_refund: true,
      };
      const order = {
        channel_order_id: text('id'),
        created_at: now,
        channel_updated_at: now,
        status: 'AWAITING_ACCEPTANCE',
        fulfillment: { type: 'FULFILLED_BY_SELLER' },
        shipping_info: { address, method: 'Standard' },
        order_lines: [line],
      };
      return {
        method: 'POST',
        path: '/hub/api/channel-platform/v1/orders',
        body: { origin: originOf(text), orders: [order] },
      };
    },
    done: (text) => `Order ${text('id')} was made. It is under World, Orders.`,
  },
  {
    title: 'Return',
    role: 'Connector (hub)',
    fields: (info) => [
      ...originFields(info),
      { name: 'order', label: 'Order ID of the channel', usual: 'ORD-1001' },
      { name: 'line', label: 'Line ID of the channel', usual: 'ORD-1001-1' },
      { name: 'id', label: 'Return ID of the channel', usual: `RET-${number()}` },
      { name: 'quantity', label: 'Pieces', usual: '1', type: 'number' },
    ],
    call: (text, now) => ({
      method: 'POST',
      path: '/hub/api/channel-platform/v1/orders/returns',
      body: {
        origin: originOf(text),
        returns: [
          {
            channel_order_id: text('order'),
            channel_return_id: text('id'),
            created_at: now,
            channel_updated_at: now,
            status: 'REQUEST_INITIATED',
            return_lines: [
              { channel_order_line_id: text('line'), quantity: Number(text('quantity')), reason: 'DEFECTIVE_ITEM' },
            ],
          },
        ],
      },
    }),
    done: (text) => `Return ${text('id')} was made. It is under World, Returns.`,
  },
  {
    title: 'Conversation',
    role: 'Seller (hub)',
    fields: () => [
      { name: 'order', label: 'Order ID of the hub', usual: 'acme_ORD-1001' },
      { name: 'topic', label: 'Topic', usual: 'Delivery date' },
      { name: 'text', label: 'Message', usual: 'Your lamp leaves our warehouse tomorrow.' },
    ],
    call: (text) => ({
      method: 'POST',
      path: '/hub/api/conversations',
      parts: {
        conversation: {
          entity: { type: 'ORDER', id: text('order') },
          topic: { type: 'FREE_TEXT', value: text('topic') },
          first_message: { body: text('text') },
        },
      },
    }),
    done: (text) => `The conversation about ${text('order')} was requested. It appears when its action succeeds.`,
  },
  {
    title: 'Product',
    role: 'Seller (hub)',
    fields: () => [
      { name: 'id', label: 'Product ID', usual: `LAMP-${number()}` },
      { name: 'title', label: 'Title', usual: 'Desk lamp' },
      { name: 'quantity', label: 'Stock', usual: '25', type: 'number' },
    ],
    call: (text) => ({
      method: 'POST',
      path: '/hub/api/products',
      body: {
        products: [
          {
            id: text('id'),
            titles: [{ locale: 'en_US', value: text('title') }],
            quantities: [{ warehouse_code: 'WH-1', available_quantity: Number(text('quantity')) }],
          },
        ],
      },
    }),
    done: (text) => `Product ${text('id')} was stored. It is under World, Products.`,
  },
  {
    title: 'Event',
    fields: () => [
      { name: 'type', label: 'Type', usual: 'PRODUCT_UPSERT' },
      { name: 'data', label: 'Data (JSON)', usual: '{"channel_id":"acme_web"}' },
    ],
    call: (text) => ({ method: 'POST', path: 'events', body: { type: text('type'), data: JSON.parse(text('data')) } }),
    done: (text) => `An event ${text('type')} is in the queue.`,
  },
];

function Form({
  maker,
  info,
  change,
}: {
  readonly maker: Maker;
  readonly info: Info;
  readonly change: Change;
}): JSX.Element {
  // Typed text stays while the page refreshes.
  const [fields] = useState(() => maker.fields(info));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string): string => String(form.get(name));
    change(`make ${maker.title} ${JSON.stringify([...form])}`, async () => {
      const { now } = await control<{ readonly now: string }>('GET', 'clock');
      const call = maker.call(text, now);
      const role = rolesOf(info).find(({ name }) => name === maker.role);
      if (role === undefined) await control(call.method, call.path, call.body);
      else await sendOrThrow(role, info, call);
      return maker.done(text);
    });
  };
  return (
    <form class="stack fields" aria-label={`Make: ${maker.title}`} onSubmit={submit}>
      {fields.map(({ name, label, usual, type }) => (
        <label>
          {label}
          {type === 'number' ? (
            <input name={name} type="number" step="any" required defaultValue={usual} />
          ) : (
            <input name={name} required defaultValue={usual} />
          )}
        </label>
      ))}
      <button type="submit" class="main">
        Make {maker.title.toLowerCase()}
      </button>
    </form>
  );
}

/** A request as any caller. */
function SendForm({ info, surfaces }: { readonly info: Info; readonly surfaces: readonly Surface[] }): JSX.Element {
  const [sent, setSent] = useState<Sent>();
  const paths = surfaces.flatMap(({ server, operations }) => {
    const [, name = ''] = /^\{(\w+)\}/.exec(server) ?? [];
    const url = info.urls[name as keyof Info['urls']] ?? '';
    const mount = URL.canParse(url) ? new URL(url).pathname : '';
    return operations.map(({ id, method, path }) => ({
      id,
      method,
      path: mount + server.replace(/^\{\w+\}/, '') + path,
    }));
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const role = rolesOf(info).find(({ name }) => name === form.get('role'));
    const body = String(form.get('body')).trim();
    const call = { method: String(form.get('method')), path: String(form.get('path')), ...(body !== '' && { body }) };
    if (role !== undefined)
      send(role, info, call).then(setSent, (error: unknown) => setSent({ status: 0, text: String(error) }));
  };
  return (
    <form class="stack" aria-label="Send a request" onSubmit={submit}>
      <label>
        Act as
        <select name="role" aria-label="Caller">
          {rolesOf(info).map(({ name }) => (
            <option>{name}</option>
          ))}
        </select>
      </label>
      <div class="filters">
        <select name="method" aria-label="Method">
          {['GET', 'POST', 'PUT', 'DELETE'].map((method) => (
            <option>{method}</option>
          ))}
        </select>
        <input name="path" required defaultValue="/hub/api/v2/orders?limit=5" aria-label="Path" list="paths" />
        <datalist id="paths">
          {paths.map(({ id, method, path }) => (
            <option value={path}>{`${method} ${id}`}</option>
          ))}
        </datalist>
      </div>
      <label>
        JSON body
        <textarea name="body" rows={5} spellcheck={false} />
      </label>
      <button type="submit" class="main">
        Send
      </button>
      {sent !== undefined && (
        <>
          <p>
            Status <b>{sent.status}</b>
          </p>
          <Code label="Response" text={sent.text.slice(0, 20_000)} />
        </>
      )}
    </form>
  );
}

export function Make({
  info,
  surfaces,
  change,
}: {
  readonly info: Info;
  readonly surfaces: readonly Surface[];
  readonly change: Change;
}): JSX.Element {
  const [title, setTitle] = useState('Order');
  const maker = makers.find((one) => one.title === title);
  return (
    <div class="columns">
      <Panel title="Make">
        <div class="tabs" role="group" aria-label="Kind">
          {makers.map((one) => (
            <button type="button" aria-pressed={one.title === title} onClick={() => setTitle(one.title)}>
              {one.title}
            </button>
          ))}
        </div>
        {maker !== undefined && <Form key={title} maker={maker} info={info} change={change} />}
        {maker?.role !== undefined && <p class="none">Sent as {maker.role}.</p>}
      </Panel>
      <Panel title="Send a request">
        <SendForm info={info} surfaces={surfaces} />
      </Panel>
    </div>
  );
}

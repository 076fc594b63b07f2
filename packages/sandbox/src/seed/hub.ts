import { pdf } from '../files/pdf.ts';
import { actions, type Action, startCommand } from '../hub/actions.ts';
import { putChannel, putStore } from '../hub/accounts.ts';
import { addMessage, type Conversation } from '../hub/conversations.ts';
import {
  carriers,
  channels,
  type ChannelStore,
  documents,
  files,
  keyOf,
  orders,
  products,
  returns,
  stores,
  taxonomyRules,
} from '../hub/collections.ts';
import { ship } from '../hub/effects.ts';
import type { OrderStatus, ReturnStatus } from '../hub/model.ts';
import { storedOrderOf } from '../hub/order-view.ts';
import { isoOf, type World } from '../world/index.ts';
import { orderInput } from './hub-orders.ts';

const hourInMs = 3_600_000;

/** Does something at an earlier time, so that the demo world has a past. */
function at(world: World, hoursAgo: number, run: () => void): void {
  const { now } = world;
  world.now = now - hoursAgo * hourInMs;
  run();
  world.now = now;
}

function seedStores(world: World): readonly ChannelStore[] {
  const acme = putChannel(
    world,
    { external_id: 'acme-web', name: 'Acme', status: 'AVAILABLE', url: 'https://shop.example.com' },
    'sandbox-connector',
  );
  // The examples of the API descriptions call its orders acme_ORD-1001 and so on.
  world.store.put(channels, acme.id, { ...acme, prefix: 'acme' });
  const bloom = putChannel(
    world,
    { external_id: 'bloom', name: 'Bloom', status: 'AVAILABLE', url: 'https://bloom.example.com' },
    'sandbox-connector',
  );
  const list: readonly (readonly [string, string, string, ChannelStore['warehouses']])[] = [
    [
      acme.id,
      'store_1',
      'Harbour Shoes',
      [
        { code: 'WH-PARIS', name: 'Paris' },
        { code: 'WH-LYON', name: 'Lyon' },
      ],
    ],
    [acme.id, 'store_2', 'Harbour Outlet', []],
    [bloom.id, 'store_3', 'Harbour Garden', [{ code: 'WH-PARIS', name: 'Paris' }]],
  ];
  const business_information = {
    currency: 'EUR',
    kyc_status: 'APPROVED',
    payment_information_configured: true,
    updated_at: world.time,
  };
  const usable: ChannelStore[] = [];
  for (const [channel_id, channel_store_id, name, warehouses] of list) {
    const store = putStore(world, { channel_id, channel_store_id, name, state: 'ACTIVE' });
    const complete: ChannelStore = { ...store, warehouses, business_information };
    world.store.put(stores, keyOf(channel_id, channel_store_id), complete);
    usable.push(complete);
  }
  return usable;
}

function seedCatalog(world: World): void {
  for (let n = 1; n <= 40; n++) {
    const id = `SKU-${n * 100}`;
    world.store.put(products, id, {
      id,
      titles: [{ locale: 'en_US', value: `Sneakers model ${n}` }],
      brand: n % 3 === 0 ? 'Northwind' : 'Harbour',
      gtins: [{ value: String(4_000_000_000_000 + n) }],
      standard_prices: [{ price: { amount: 20 + n, currency: 'EUR' } }],
      quantities: [{ warehouse_code: 'WH-PARIS', available_quantity: 10 * n }],
    });
  }
  for (const [channel_carrier_id, name] of [
    ['swift', 'Swift Parcel'],
    ['northpost', 'North Post'],
    ['other', 'Other'],
  ] as const) {
    world.store.put(carriers, keyOf('acme_web', channel_carrier_id), {
      channel_id: 'acme_web',
      channel_carrier_id,
      name,
    });
  }
  world.store.put(taxonomyRules, keyOf('acme_web', 'size-for-shoes'), {
    id: 'size-for-shoes',
    when: { equals: { attribute: 'family', value: 'shoes' } },
    // oxlint-disable-next-line unicorn/no-thenable -- the wire calls it so
    then: { all: [{ redefine: { attribute: 'size', requirementLevel: 'REQUIRED' } }] },
  });
}

const statuses: readonly OrderStatus[] = [
  'AWAITING_ACCEPTANCE',
  'AWAITING_SHIPMENT',
  'AWAITING_ACCEPTANCE',
  'SHIPPED',
  'AWAITING_PAYMENT',
  'DELIVERED',
  'CLOSED',
  'AWAITING_FRAUD_CHECK',
  'CHANNEL_SPECIFIC',
];

function seedOrders(world: World, [first, second, third]: readonly ChannelStore[]): void {
  for (let n = 1; n <= 60; n++) {
    const store = (n <= 40 ? first : n <= 50 ? second : third) as ChannelStore;
    const channel = world.store.get(channels, store.channel_id);
    if (channel === undefined) continue;
    at(world, 2 * (61 - n), () => {
      const input = orderInput(1000 + n, statuses[(n - 1) % statuses.length] as OrderStatus, world.now);
      const stored = storedOrderOf(input, { channel, store, before: undefined, now: world.time });
      world.store.put(orders, stored.order.id, stored);
    });
  }
}

function seedReturns(world: World): void {
  const list: readonly (readonly [string, ReturnStatus])[] = [
    ['acme_ORD-1006', 'REQUEST_INITIATED'],
    ['acme_ORD-1015', 'OPENED'],
    ['acme_ORD-1024', 'RECEIVED'],
    ['acme_ORD-1033', 'CLOSED'],
    ['acme_ORD-1004', 'REQUEST_DECLINED'],
    ['acme_ORD-1013', 'REQUEST_INITIATED'],
    ['acme_ORD-1009', 'CHANNEL_SPECIFIC'],
  ];
  for (const [i, [order_id, status]] of list.entries()) {
    const order = world.store.get(orders, order_id)?.order;
    const [line] = order?.order_lines ?? [];
    if (order === undefined || line === undefined) continue;
    at(world, 20 - 2 * i, () => {
      const id = world.uuid('return');
      world.store.put(returns, id, {
        id,
        order_id,
        channel_return_id: `RET-${5001 + i}`,
        origin: order.origin,
        status,
        ...(status === 'REQUEST_DECLINED' && { rejection_reason: 'RETURN_WINDOW_CLOSED' }),
        return_lines: [{ order_line_id: line.id, product_id: line.product.id, quantity: 1, reason: 'DEFECTIVE_ITEM' }],
        ...(status === 'RECEIVED' && { tracking: { carrier_name: 'Swift Parcel', tracking_number: 'SP-4711' } }),
        created_at: isoOf(world.now - hourInMs),
        channel_updated_at: world.time,
        updated_at: world.time,
      });
    });
  }
}

function seedDocuments(world: World): void {
  const list = [
    ['acme_ORD-1002', 'CUSTOMER_INVOICE', 'invoice-1002.pdf'],
    ['acme_ORD-1002', 'DELIVERY_SLIP', 'delivery-1002.pdf'],
    ['acme_ORD-1004', 'CUSTOMER_INVOICE', 'invoice-1004.pdf'],
    ['acme_ORD-1015', 'RETURN_LABEL', 'label-1015.pdf'],
    ['acme_ORD-1006', 'CHANNEL_SPECIFIC', 'customs-1006.pdf'],
  ] as const;
  for (const [i, [order_id, type, name]] of list.entries()) {
    at(world, 15 - i, () => {
      const id = world.uuid('document');
      const bytes = pdf([`${type} ${order_id}`]);
      world.store.put(files, id, bytes);
      world.store.put(documents, id, {
        id,
        order_id,
        channel_document_id: `DOC-${70 + i}`,
        name,
        type,
        ...(type === 'CHANNEL_SPECIFIC' && { channel_type: 'CUSTOMS_DECLARATION' }),
        file_format: 'PDF',
        size_in_bytes: bytes.length,
        updated_at: world.time,
      });
    });
  }
}

function seedConversations(world: World): void {
  for (const [i, orderId] of ['acme_ORD-1002', 'acme_ORD-1006'].entries()) {
    const order = world.store.get(orders, orderId)?.order;
    if (order === undefined) continue;
    const sender = { type: 'CUSTOMER', name: 'Ada Martin' } as const;
    at(world, 10 - i, () => {
      const conversation: Conversation = {
        id: world.uuid('conversation'),
        channel_conversation_id: `CNV-${world.next('channel-conversation')}`,
        entity: { type: 'ORDER', id: order.id, channel_entity_id: order.channel_order_id },
        origin: order.origin,
        participants: [sender],
        topic: { type: 'FREE_TEXT', value: 'Delivery date' },
        created_at: world.time,
        updated_at: world.time,
      };
      const attachment = { id: world.uuid('attachment'), filename: 'photo.pdf' };
      const bytes = pdf(['What I received']);
      world.store.put(files, attachment.id, bytes);
      addMessage(world, conversation, {
        sender,
        body: 'When will it arrive?',
        attachments: [{ ...attachment, size_in_bytes: bytes.length }],
      });
      world.now += 60_000;
      addMessage(world, conversation, {
        sender: { type: 'STORE', name: 'Harbour Shoes' },
        body: 'It leaves tomorrow.',
        attachments: [],
      });
    });
  }
}

/** Actions in each status, and a shipment. The pending one waits in the connector's queue. */
function seedActions(world: World): void {
  const waiting = world.store.get(orders, 'acme_ORD-1010')?.order;
  const shipping = world.store.get(orders, 'acme_ORD-1011')?.order;
  if (waiting === undefined || shipping === undefined) return;
  const lines = waiting.order_lines.map(({ id }) => ({ id, accepted: true }));
  const told = waiting.order_lines.map(({ channel_order_line_id }) => ({ channel_order_line_id, accepted: true }));
  at(world, 1, () =>
    startCommand(world, waiting, 'ACCEPT', { order_lines: told }, { type: 'accept', order_id: waiting.id, lines }),
  );
  at(world, 3, () => {
    const failed: Action = {
      id: world.uuid('action'),
      kind: 'command',
      order_id: shipping.id,
      status: 'FAILED',
      errors: [{ code: 'CARRIER_NOT_SUPPORTED', message: 'The channel does not know the carrier.' }],
      created_at: world.time,
      updated_at: world.time,
    };
    world.store.put(actions, failed.id, failed);
    const [line] = shipping.order_lines;
    if (line !== undefined) {
      ship(world, shipping.id, {
        items: [{ id: line.product.id, order_line_id: line.id, quantity: 1 }],
        carrier: 'Swift Parcel',
        tracking_number: 'SP-1',
      });
    }
  });
}

/** A small company with two channels, three stores, sixty orders of the last days and whatever belongs to them. */
export function seedHub(world: World): void {
  const list = seedStores(world);
  seedCatalog(world);
  seedOrders(world, list);
  seedReturns(world);
  seedDocuments(world);
  seedConversations(world);
  seedActions(world);
}

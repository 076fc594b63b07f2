import { invalid, notFound } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf, ResponseOf } from '../../../http/context.ts';
import { isFront, isSeller, sees, shopOfWrite } from '../common/access.ts';
import { requireService, requireServiceOrder } from '../services/model/index.ts';
import { marketplaceOrders } from '../orders/model.ts';
import type { Participant, ThreadEntity } from './model.ts';
import { operator, shopParticipant } from './participants.ts';
import { open } from './sending.ts';
import { readTopic } from './topics.ts';

const at = '$.thread_input';

interface Subject {
  readonly shopId: number;
  readonly entity: ThreadEntity;
  readonly channel?: string;
  readonly authorized: readonly Participant[];
}

/** PR09: threads on orders and services name recipients by their role. */
function recipients(authorized: readonly Participant[], roles: readonly Participant['type'][]): Participant[] {
  return [...new Set(roles)].map(
    (role) => authorized.find(({ type }) => type === role) ?? invalid('PR09', `${at}.to`, `is not authorized: ${role}`),
  );
}

function openOn(context: Context<'OR43' | 'SOF43' | 'SOR43'>, subject: Subject): ResponseOf<'OR43'> {
  const { body, to, topic } = context.body.thread_input;
  return open(
    context,
    {
      ...subject,
      topic: readTopic(context.world, topic, subject.entity.type, at),
      body,
      to: recipients(subject.authorized, to),
    },
    at,
  );
}

function orderSubject(context: Context<'OR43'>): Subject {
  const { world, path } = context;
  const id = path.order_id;
  const order = world.store.get(marketplaceOrders, id);
  if (order === undefined || !sees(context, order.shopId)) notFound(`Order ${id}`);
  const { shopId, customer, channel } = order;
  return {
    shopId,
    entity: { type: 'MMP_ORDER', id, label: order.commercial_id },
    channel,
    authorized: [
      operator,
      shopParticipant(world, shopId),
      { type: 'CUSTOMER', id: customer.id, display_name: customer.name },
    ],
  };
}

function serviceOrderSubject(context: Context<'SOR43'>): Subject {
  const { order, shopId, customer } = requireServiceOrder(context);
  const name = `${customer.first_name} ${customer.last_name}`;
  return {
    shopId,
    entity: { type: 'MPS_ORDER', id: order.id, label: order.service.title },
    authorized: [
      operator,
      shopParticipant(context.world, shopId),
      { type: 'CUSTOMER', id: customer.id, display_name: name },
    ],
  };
}

function serviceSubject(context: Context<'SOF43'>): Subject {
  const { service, shopId } = requireService(context);
  const { thread_input: input } = context.body;
  const customer = 'customer' in input ? input.customer : undefined; // sent by the front only
  const asking: Participant[] =
    isFront(context) && customer !== undefined
      ? [{ type: 'CUSTOMER', id: customer.id, display_name: `${customer.first_name} ${customer.last_name}` }]
      : [];
  return {
    shopId,
    entity: { type: 'MPS_SERVICE', id: service.code, label: service.title },
    authorized: [operator, shopParticipant(context.world, shopId), ...asking],
  };
}

/** M14: a shop and the operator write to each other about the shop. Threads on other entities are opened where those are. */
const openWithOperator: Handler<'M14'> = (context) => {
  const { world } = context;
  const { body, topic, entity } = context.body.thread_input;
  if (entity.type !== 'SELLER_OPERATOR') invalid('M14', `${at}.entity.type`, `must be SELLER_OPERATOR: ${entity.type}`);
  const shopId = shopOfWrite(context, 'id' in entity ? Number(entity.id) : undefined, `${at}.entity.id`);
  const shop = shopParticipant(world, shopId);
  return open(
    context,
    {
      shopId,
      entity: { type: 'SELLER_OPERATOR', id: String(shopId), label: shop.display_name },
      authorized: [operator, shop],
      topic: readTopic(world, topic, 'SELLER_OPERATOR', at),
      body,
      to: [isSeller(context) ? operator : shop],
    },
    at,
  );
};

export const openingHandlers: HandlersOf<'M14' | 'OR43' | 'SOF43' | 'SOR43'> = {
  M14: openWithOperator,
  OR43: (context) => openOn(context, orderSubject(context)),
  SOF43: (context) => openOn(context, serviceSubject(context)),
  SOR43: (context) => openOn(context, serviceOrderSubject(context)),
};

import { invalid, notFound } from '../../../machinery/errors/index.ts';
import { created } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import type { Participant, ParticipantType, ThreadEntity } from './model.ts';
import { marketplaceOrders } from '../shipments/model.ts';
import { isFront, sees, shopOf } from '../common/access.ts';
import { requireService, requireServiceOrder } from '../services/model/index.ts';
import { operator, shopParticipant } from './participants.ts';
import { open, type Sent } from './sending.ts';
import { readTopic, type TopicInput } from './topics.ts';

const at = '$.thread_input';

interface ThreadInput {
  readonly body: string;
  readonly topic: TopicInput;
  readonly to: readonly ParticipantType[];
  /** The front tells who asks. */
  readonly customer?: { readonly id: string; readonly first_name: string; readonly last_name: string };
}

/** What a thread is opened on, and who may join it. */
interface Subject {
  readonly shopId: number;
  readonly entity: ThreadEntity;
  readonly channel?: string;
  readonly authorized: readonly Participant[];
}

const inputOf = <T>(context: Context): T => bodyOf<{ readonly thread_input: T }>(context).thread_input;

/** PR09: threads on orders and services name recipients by their role. */
function recipients(authorized: readonly Participant[], roles: readonly ParticipantType[]): Participant[] {
  return [...new Set(roles)].map(
    (role) => authorized.find(({ type }) => type === role) ?? invalid(`${at}.to`, `is not authorized: ${role}`),
  );
}

function openOn(context: Context, subject: Subject): Sent {
  const { body, to, topic } = inputOf<ThreadInput>(context);
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

function orderSubject(context: Context): Subject {
  const { world, path } = context;
  const id = path['order_id'] ?? '';
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

function serviceOrderSubject(context: Context): Subject {
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

function serviceSubject(context: Context): Subject {
  const { service, shopId } = requireService(context);
  const { customer } = inputOf<ThreadInput>(context);
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

interface OperatorThreadInput {
  readonly body: string;
  readonly topic: TopicInput;
  readonly entity: { readonly type: string };
}

/** M14: a shop writes to the operator, about itself. Threads on other entities are opened where those are. */
function openWithOperator(context: Context): Sent {
  const { world } = context;
  const { body, topic, entity } = inputOf<OperatorThreadInput>(context);
  if (entity.type !== 'SELLER_OPERATOR') invalid(`${at}.entity.type`, `must be SELLER_OPERATOR: ${entity.type}`);
  const shopId = shopOf(context);
  const shop = shopParticipant(world, shopId);
  return open(
    context,
    {
      shopId,
      entity: { type: 'SELLER_OPERATOR', id: String(shopId), label: shop.display_name },
      authorized: [operator, shop],
      topic: readTopic(world, topic, 'SELLER_OPERATOR', at),
      body,
      to: [operator],
    },
    at,
  );
}

/** What opens a thread. */
export const openingHandlers: Handlers = {
  M14: (context) => created(openWithOperator(context)),
  OR43: (context) => created(openOn(context, orderSubject(context))),
  SOF43: (context) => created(openOn(context, serviceSubject(context))),
  SOR43: (context) => created(openOn(context, serviceOrderSubject(context))),
};

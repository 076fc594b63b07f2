import type { Events } from '../../../generated/channel-platform.ts';
import type { Schemas } from '../../../generated/hub.ts';
import { collection, type Collection, sortedTime } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import type { DocumentWork } from '../documents/model.ts';
import type { Order, OrderWork } from '../orders/model/index.ts';
import type { Return, ReturnWork } from '../returns/model.ts';

export type Work = OrderWork | DocumentWork | ReturnWork | { readonly type: 'none' };

export type ActionError = Schemas['ActionError'];

export type Action = Required<Schemas['ActionStatus']> & {
  readonly kind: 'command' | 'report';
  readonly order_id: string;
  readonly work?: Work;
  readonly expired?: true;
};

export const actions: Collection<Action> = collection(
  'actions',
  { pending: (action) => (action.status === 'PENDING' ? action.order_id : undefined) },
  { created_at: sortedTime((action) => action.created_at) },
);

const dayInMs = 86_400_000;

/** How long a connector has to report. Afterwards the action counts as expired and failed. */
const expiryInMs = 7 * dayInMs;

const autoSuccessInMs = 5000;

/** Ids in the forms that an asynchronous response has them. */
export type StartedAction = Required<Schemas['StartedAction']>;

type Commands = {
  readonly [Type in keyof Events as Events[Type] extends { readonly action_id: string } ? Type : never]: Events[Type];
};
export type ReturnCommand = {
  readonly [Type in keyof Commands]: Commands[Type] extends { readonly channel_return_id: string } ? Type : never;
}[keyof Commands];

type Address = Pick<Events['ACCEPT'], 'channel_id' | 'channel_store_id' | 'channel_order_id' | 'sub_channel_code'>;

export type CommandData<Type extends keyof Commands> = Omit<Commands[Type], 'action_id' | keyof Address>;

function addressOf({ channel_order_id, origin }: Order): Address {
  const { channel_id, channel_store_id, sub_channel_code } = origin;
  return {
    channel_id,
    channel_store_id,
    channel_order_id,
    ...(sub_channel_code !== undefined && { sub_channel_code }),
  };
}

/** Starts an action. It sends a command event to the connector (O07) or succeeds automatically. */
export function startCommand<Type extends keyof Commands>(
  world: World,
  order: Order,
  type: Type,
  data: CommandData<Type>,
  work: Work,
): StartedAction {
  const started = askConnector(world, order, type, data, work);
  if (world.settings.actions === 'auto')
    world.schedule('succeed-action', world.now + autoSuccessInMs, { id: started.action_id });
  return started;
}

export function askConnector<Type extends keyof Commands>(
  world: World,
  order: Order,
  type: Type,
  data: CommandData<Type>,
  work: Work,
): StartedAction {
  const action = put(world, { kind: 'command', order_id: order.id, status: 'PENDING', errors: [], work });
  world.publish(type, { action_id: action.id, ...addressOf(order), ...data });
  world.schedule('expire-action', world.now + expiryInMs, { id: action.id });
  return { action_id: action.id, tracking_id: action.id };
}

export const startReturnCommand = <Type extends ReturnCommand>(
  world: World,
  order: Order,
  { channel_return_id }: Return,
  type: Type,
  data: Omit<CommandData<Type>, 'channel_return_id'>,
  work: Work,
): StartedAction => startCommand(world, order, type, { channel_return_id, ...data } as CommandData<Type>, work);

/** An action that is over at once: it failed before the connector was asked (E10), or was done elsewhere (O09). */
export function recordAction(
  world: World,
  {
    order_id,
    kind,
    errors,
    failed,
  }: {
    readonly order_id: string;
    readonly kind: Action['kind'];
    readonly errors: readonly ActionError[];
    readonly failed: boolean;
  },
): StartedAction {
  const action = put(world, { kind, order_id, status: failed ? 'FAILED' : 'SUCCESS', errors });
  return { action_id: action.id, tracking_id: action.id };
}

function put(world: World, fields: Omit<Action, 'id' | 'created_at' | 'updated_at'>): Action {
  const action: Action = { id: world.uuid('action'), ...fields, created_at: world.time, updated_at: world.time };
  world.store.put(actions, action.id, action);
  return action;
}

/** Work of all actions on an order that wait for their outcome. */
export function pendingWork(world: World, orderId: string): readonly Work[] {
  return [...world.store.scan(actions, { by: 'pending', equals: orderId })].flatMap(({ value }) => value.work ?? []);
}

import { invalid, refuse, type Rule } from '../../../errors/index.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import { carriers, shippingTypes } from '../settings/model.ts';
import { requireOrder } from './list.ts';
import { keepOrder, type MarketplaceOrder, scheduleStep, shipOrder } from './model.ts';
import { canCancel, canTrack, stateAfter } from './states.ts';
import { endOrder } from './steps.ts';
import { takeStock } from './stock.ts';

/** Refuses with a code of the API. */
export function refuseOrder(rule: Rule, code: string, field: string, message: string): never {
  return refuse(rule, 400, code, message, { fields: [{ code, field, message }] });
}

const invalidState = (rule: Rule, { id, state }: MarketplaceOrder): never =>
  refuseOrder(rule, 'ORDER_INVALID_STATE', 'order_id', `Order ${id} is ${state}.`);

/** One decision about each line. */
function decisionsOf(
  order: MarketplaceOrder,
  inputs: readonly { readonly id: string; readonly accepted: boolean }[],
): ReadonlyMap<string, boolean> {
  const decisions = new Map<string, boolean>();
  for (const [index, { id, accepted }] of inputs.entries()) {
    const field = `order_lines[${index}].id`;
    if (decisions.has(id)) refuseOrder('AS34', 'ORDER_LINE_DUPLICATE_ID', field, `Line ${id} appears twice.`);
    if (!order.lines.some((line) => line.id === id))
      refuseOrder('AS34', 'ORDER_LINE_NOT_FOUND', field, `Order ${order.id} has no line ${id}.`);
    decisions.set(id, accepted);
  }
  const missing = order.lines.find(({ id }) => !decisions.has(id));
  if (missing !== undefined) {
    const message = `Line ${missing.id} has no decision.`;
    refuseOrder('OR21', 'ORDER_LINE_ACCEPTANCE_DECISION_MISSING', 'order_lines', message);
  }
  return decisions;
}

/** W04, W05. */
const accept: Handler<'OR21'> = (context) => {
  const { world, body } = context;
  const order = requireOrder(context);
  if (order.state !== 'WAITING_ACCEPTANCE') invalidState('OR21', order);
  const decisions = decisionsOf(order, body.order_lines);
  const lines = order.lines.map((line) => {
    if (decisions.get(line.id) === true) return line;
    takeStock(world, line.offerId, -line.quantity);
    return { ...line, ended: 'REFUSED' as const };
  });
  const state = stateAfter('WAITING_DEBIT_PAYMENT', lines);
  keepOrder(world, order, { state, lines, decided: world.time });
  if (state === 'WAITING_DEBIT_PAYMENT') scheduleStep(world, order.id, 'debit');
};

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/i.test(text);

const track: Handler<'OR23'> = (context) => {
  const { world, body } = context;
  const order = requireOrder(context);
  if (!canTrack(order)) invalidState('W07', order);
  const { carrier_code: code, carrier_name: name, carrier_standard_code: standard, carrier_url: url } = body;
  const number = body.tracking_number === '' ? undefined : body.tracking_number;
  const known = [...world.store.scan(carriers)].map(({ value }) => value);
  const carrier = known.find((one) =>
    code === undefined ? standard !== undefined && one.standard_code === standard : one.code === code,
  );
  if (carrier === undefined) {
    if (code !== undefined) invalid('AS34', 'carrier_code', `isn't a registered carrier: ${code}`);
    if (name === undefined || name === '') invalid('OR23', 'carrier_name', 'is required without carrier_code');
    if (url !== undefined && !isUrl(url)) invalid('OR23', 'carrier_url', `must be a web address: ${url}`);
    keepOrder(world, order, { tracking: { name, number, url } });
    return;
  }
  const { tracking_url: template } = carrier;
  if (template !== undefined && number === undefined)
    invalid('OR23', 'tracking_number', `is required by the carrier ${carrier.code}`);
  keepOrder(world, order, {
    tracking: {
      carrier: carrier.code,
      standardCode: carrier.standard_code,
      name: carrier.label,
      number,
      url: template?.replace('{trackingId}', encodeURIComponent(number ?? '')),
    },
  });
};

const ship: Handler<'OR24'> = (context) => {
  const { world } = context;
  const order = requireOrder(context);
  if (order.state !== 'SHIPPING') invalidState('OR24', order);
  if (order.lines.some((line) => line.in_shipments > 0))
    refuseOrder('W08', 'ORDER_HAS_SHIPMENTS', 'order_id', `Order ${order.id} has shipments. Ship them with ST24.`);
  const method = world.store.get(shippingTypes, order.shipping_type_code);
  if (method?.mandatoryTracking === true && order.tracking?.number === undefined)
    refuseOrder('W08', 'TRACKING_REQUIRED', 'order_id', `Order ${order.id} needs a tracking number. Set it with OR23.`);
  shipOrder(world, order);
};

const cancel: Handler<'OR29'> = (context) => {
  const order = requireOrder(context);
  if (!canCancel(order)) invalidState('W13', order);
  endOrder(context.world, order, 'CANCELED');
};

export const orderDecisionHandlers: HandlersOf<'OR21' | 'OR23' | 'OR24' | 'OR29'> = {
  OR21: accept,
  OR23: track,
  OR24: ship,
  OR29: cancel,
};

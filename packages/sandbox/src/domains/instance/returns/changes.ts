import type { Schemas } from '../../../generated/instance.ts';
import type { AnyContext, HandlersOf } from '../../../http/context.ts';
import type { Rule } from '../../../errors/index.ts';
import { sees } from '../common/access.ts';
import { eachItem, fail } from '../common/item-errors.ts';
import { returnableLines } from '../orders/model.ts';
import { carriers } from '../settings/model.ts';
import { returns, type StoredReturn } from './model.ts';

type State = Schemas['ReturnState'];
type Shown = Schemas['Return'];

/** The return of an item, if it is of the caller's shop and in one of these states. */
function find(context: AnyContext, id: string, rule: Rule, states: readonly State[]): StoredReturn {
  const stored = context.world.store.get(returns, id);
  if (stored === undefined || !sees(context, stored.shopId))
    fail('AS34', 'RETURN_NOT_FOUND', 'id', `Return ${id} does not exist.`);
  if (!states.includes(stored.shown.state))
    fail(rule, 'RETURN_INVALID_STATE', 'id', `Return ${id} is ${stored.shown.state}.`);
  return stored;
}

function keep(context: AnyContext, stored: StoredReturn, changes: Partial<Shown>): Shown {
  const shown = { ...stored.shown, ...changes, last_updated: context.world.time };
  context.world.store.put(returns, shown.id, { ...stored, shown });
  return shown;
}

/** The items may be returned again. */
function restoreQuantities({ world }: AnyContext, { shown }: StoredReturn): void {
  for (const { order_line_id: id, quantity } of shown.return_lines) {
    const line = world.store.get(returnableLines, id);
    if (line !== undefined) world.store.put(returnableLines, id, { ...line, quantity: line.quantity + quantity });
  }
}

/** Each item succeeds or fails on its own. */
function changeEach<Item extends { readonly id: string }, Changed>(
  items: readonly Item[],
  change: (item: Item) => Changed,
): { return_success: Changed[]; return_errors: Schemas['ReturnError'][] } {
  const { success, errors } = eachItem(items, change, ({ id }, { message }) => ({ id, message }));
  return { return_success: success, return_errors: errors };
}

const open: readonly State[] = ['WAITING_ACCEPTANCE', 'IN_PROGRESS', 'RECEIVED'];

function trackingOf(context: AnyContext, input: Schemas['ReturnTrackingInput']): NonNullable<Shown['tracking']> {
  const { carrier_code: code } = input;
  if (code === undefined) return input;
  const carrier = context.world.store.get(carriers, code);
  if (carrier === undefined)
    fail('AS34', 'CARRIER_NOT_FOUND', 'tracking.carrier_code', `Carrier ${code} does not exist.`);
  const url = carrier.tracking_url?.replace('{trackingId}', encodeURIComponent(input.tracking_number ?? ''));
  return {
    ...input,
    carrier_name: carrier.label,
    ...(carrier.standard_code !== undefined && { carrier_standard_code: carrier.standard_code }),
    ...(url !== undefined && { tracking_url: url }),
  };
}

/** W26. */
function update(context: AnyContext, input: Schemas['ReturnUpdate']): Shown {
  const { id, label_url, method_code, return_address, rma, tracking } = input;
  const stored = find(context, id, 'W26', open);
  const address = return_address?.address;
  return keep(context, stored, {
    ...(label_url !== undefined && { label_url }),
    ...(method_code !== undefined && { method_code }),
    ...(address !== undefined && { return_address: { ...address, zip_code: address.zip_code ?? '' } }),
    ...(rma !== undefined && { rma }),
    ...(tracking !== undefined && { tracking: trackingOf(context, tracking) }),
  });
}

function decide(context: AnyContext, input: Schemas['ReturnDecision']): Schemas['ReturnId'] {
  const { id, accepted, rejection_reason_code } = input;
  const stored = find(context, id, 'RT21', ['WAITING_ACCEPTANCE']);
  if (accepted) keep(context, stored, { state: 'IN_PROGRESS' });
  else {
    restoreQuantities(context, stored);
    keep(context, stored, {
      state: 'REFUSED',
      ...(rejection_reason_code !== undefined && { rejection_reason_code }),
    });
  }
  return { id };
}

/** W27. */
function move(context: AnyContext, id: string, from: readonly State[], state: State): Schemas['ReturnId'] {
  const stored = find(context, id, 'W27', from);
  if (state === 'CANCELED') restoreQuantities(context, stored);
  keep(context, stored, { state });
  return { id };
}

function check(context: AnyContext, input: Schemas['ReturnComplianceUpdate']): Schemas['ReturnId'] {
  const stored = find(context, input.id, 'W27', ['RECEIVED']);
  const updates = new Map(input.return_lines.map((line) => [line.order_line_id, line]));
  for (const { order_line_id: id, compliant, non_compliance_reason_code: reason } of input.return_lines) {
    if (!stored.shown.return_lines.some((line) => line.order_line_id === id))
      fail('AS34', 'RETURN_LINE_NOT_FOUND', 'return_lines', `Return ${input.id} has no line ${id}.`);
    if (!compliant && reason === undefined)
      fail('RT26', 'REASON_MISSING', 'return_lines', `Line ${id} needs a non_compliance_reason_code.`);
  }
  const return_lines = stored.shown.return_lines.map((line) => {
    const { order_line_id: _, ...compliance } = updates.get(line.order_line_id) ?? { order_line_id: '' };
    return 'compliant' in compliance ? { ...line, compliance: [compliance] } : line;
  });
  keep(context, stored, { return_lines });
  return { id: input.id };
}

export const returnChangeHandlers: HandlersOf<'RT04' | 'RT21' | 'RT25' | 'RT26' | 'RT27' | 'RT29'> = {
  RT04: (context) => changeEach(context.body.returns, (item) => update(context, item)),
  RT21: (context) => changeEach(context.body.returns, (item) => decide(context, item)),
  RT25: (context) => changeEach(context.body.returns, ({ id }) => move(context, id, ['IN_PROGRESS'], 'RECEIVED')),
  RT26: (context) => changeEach(context.body.returns, (item) => check(context, item)),
  RT27: (context) => changeEach(context.body.returns, ({ id }) => move(context, id, ['RECEIVED'], 'CLOSED')),
  RT29: (context) =>
    changeEach(context.body.returns, ({ id }) => move(context, id, ['WAITING_ACCEPTANCE', 'IN_PROGRESS'], 'CANCELED')),
};

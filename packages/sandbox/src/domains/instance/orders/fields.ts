import type { Schemas } from '../../../generated/instance.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { additionalFields, fieldFault } from '../settings/model.ts';
import { requireOrder } from './list.ts';
import { keepOrder } from './model.ts';

type Value = Schemas['AdditionalFieldValue'];
type Input = Schemas['OrderFieldInput'];

const isEmpty = (value: Input['value']): value is null | '' | [] =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** W15: the problem of a value, or `undefined`. */
function faultOf(world: World, entity: 'ORDER' | 'ORDER_LINE', { code, value }: Input): readonly string[] {
  const field = world.store.get(additionalFields, code);
  if (field === undefined || field.entity !== entity || field.shopPermission === 'INVISIBLE')
    return ['VALIDATION_ERROR', `Custom field ${code} does not exist.`];
  if (field.shopPermission === 'READ_ONLY')
    return ['READ_ONLY_FIELD', `The operator does not let shops change ${code}.`];
  if (isEmpty(value)) return field.required ? ['VALIDATION_ERROR', `${code} is mandatory.`] : [];
  const fault = fieldFault(field, value);
  return fault === undefined ? [] : ['VALIDATION_ERROR', `${code} ${fault}.`];
}

function merged(world: World, old: readonly Value[], inputs: readonly Input[]): readonly Value[] {
  const values = new Map(old.map((one) => [one.code, one]));
  for (const { code, value } of inputs)
    if (isEmpty(value)) values.delete(code);
    else values.set(code, { code, type: world.store.get(additionalFields, code)?.type ?? 'STRING', value });
  return [...values.values()];
}

const update: Handler<'OR31'> = (context) => {
  const { world, body } = context;
  const order = requireOrder(context);
  const { order_additional_fields: ofOrder = [], order_lines: ofLines = [] } = body;
  const errors: Schemas['InputError'][] = [];
  const check = (entity: 'ORDER' | 'ORDER_LINE', list: string, ofLine: readonly Input[]): void => {
    for (const one of ofLine) {
      const [code, message] = faultOf(world, entity, one);
      if (code !== undefined && message !== undefined) errors.push({ code, field: `${list}.${one.code}`, message });
    }
  };
  check('ORDER', 'order_additional_fields', ofOrder);
  for (const [index, { order_line_id: id, order_line_additional_fields: list = [] }] of ofLines.entries()) {
    if (!order.lines.some((line) => line.id === id))
      errors.push({
        code: 'ORDER_LINE_NOT_FOUND',
        field: `order_lines[${index}].order_line_id`,
        message: `Order ${order.id} has no line ${id}.`,
      });
    check('ORDER_LINE', `order_lines[${index}].order_line_additional_fields`, list);
  }
  if (errors.length > 0) return { order_update_errors: { errors, input: shownInput(body) } };
  const inputs = new Map(
    ofLines.map(({ order_line_id, order_line_additional_fields = [] }) => [
      order_line_id,
      order_line_additional_fields,
    ]),
  );
  const lines = order.lines.map((line) => ({ ...line, fields: merged(world, line.fields, inputs.get(line.id) ?? []) }));
  const fields = merged(world, order.fields, ofOrder);
  keepOrder(world, order, { fields, lines });
  return {
    order_update_result: {
      order_additional_fields: [...fields],
      order_lines: lines.map(({ id, fields: own }) => ({ order_line_id: id, order_line_additional_fields: [...own] })),
    },
  };
};

const withoutNull = (inputs: readonly Input[]): Value[] =>
  inputs.map(({ value, ...one }) => ({ ...one, value: value ?? '' }));

const shownInput = ({
  order_additional_fields: fields,
  order_lines: lines,
}: Schemas['OrderFieldsRequest']): Schemas['OrderFields'] => ({
  ...(fields !== undefined && { order_additional_fields: withoutNull(fields) }),
  ...(lines !== undefined && {
    order_lines: lines.map(({ order_line_id, order_line_additional_fields: own }) => ({
      order_line_id,
      ...(own !== undefined && { order_line_additional_fields: withoutNull(own) }),
    })),
  }),
});

export const orderFieldHandlers: HandlersOf<'OR31'> = { OR31: update };

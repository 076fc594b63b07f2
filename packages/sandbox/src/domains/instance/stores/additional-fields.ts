import type { Schemas } from '../../../generated/instance.ts';
import type { World } from '../../../world/index.ts';
import { additionalFields, fieldFault } from '../settings/model.ts';

type FieldValue = Schemas['AdditionalFieldValue'];
type InputError = Schemas['InputError'];

export type FieldInput = Pick<FieldValue, 'code'> & Partial<FieldValue>;

export function mergeFields(
  world: World,
  old: readonly FieldValue[],
  inputs: readonly FieldInput[] | null,
): { readonly values: readonly FieldValue[]; readonly errors: readonly InputError[] } {
  const values = new Map(old.map((value) => [value.code, value]));
  const errors: InputError[] = [];
  const removed = old.filter((one) => mayWrite(world, one)).map(({ code }): FieldInput => ({ code }));
  for (const { code, value } of inputs ?? removed) {
    const name = `shop_additional_fields.${code}`;
    const field = world.store.get(additionalFields, code);
    if (field === undefined || field.entity !== 'SHOP' || field.shopPermission === 'INVISIBLE') {
      errors.push({ code: 'VALIDATION_ERROR', field: name, message: `Custom field ${code} does not exist.` });
    } else if (field.shopPermission === 'READ_ONLY') {
      errors.push({
        code: 'READ_ONLY_FIELD',
        field: name,
        message: 'The operator does not let shops change this field.',
      });
    } else if (value === undefined) {
      values.delete(code);
    } else {
      const wrong = fieldFault(field, value);
      if (wrong === undefined) values.set(code, { code, type: field.type, value });
      else errors.push({ code: 'VALIDATION_ERROR', field: name, message: `${code} ${wrong}.` });
    }
  }
  return { values: [...values.values()], errors };
}

function mayWrite(world: World, { code }: FieldValue): boolean {
  return world.store.get(additionalFields, code)?.shopPermission === 'READ_WRITE';
}

import type { Schemas } from '../../../generated/instance.ts';
import { notFound } from '../../../errors/index.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import { isSeller } from '../common/access.ts';
import { labelReader, type Labels, locales } from '../common/labels.ts';
import {
  additionalFields,
  type AdditionalFieldSetting,
  channels,
  currencies,
  documentTypes,
  type DocumentTypeSetting,
  offerStates,
  platform,
} from './model.ts';
import { bySortIndex, described, valuesOf } from './values.ts';

type Read = (labels: Labels) => string;

const fieldOf = (field: AdditionalFieldSetting, read: Read): Schemas['AdditionalField'] => ({
  code: field.code,
  label: read(field.labels),
  ...(field.descriptions !== undefined && { description: read(field.descriptions) }),
  entity: field.entity,
  type: field.type,
  required: field.required,
  ...(field.acceptedValues !== undefined && { accepted_values: field.acceptedValues }),
  ...(field.defaultValue !== undefined && { default_value: field.defaultValue }),
  ...(field.regex !== undefined && { regex: field.regex }),
});

const fields: Handler<'AF01'> = (context) => {
  const read = labelReader(context);
  const { entities } = context.query;
  const asked = valuesOf(context, additionalFields).filter(({ entity }) => entities?.includes(entity) ?? true);
  if (!isSeller(context)) {
    const shown = asked.map((field) => {
      const { shopPermission: shop_permission, channels: limitedTo = [], models = [] } = field;
      return { ...fieldOf(field, read), shop_permission, channels: limitedTo, models };
    });
    return { additional_fields: shown, total_count: shown.length };
  }
  const shown = asked
    .filter(({ shopPermission }) => shopPermission !== 'INVISIBLE')
    .map((field) => ({ ...fieldOf(field, read), editable: field.shopPermission === 'READ_WRITE' }));
  return { additional_fields: shown, total_count: shown.length };
};

const typeOf = (type: DocumentTypeSetting, read: Read, forSeller: boolean): Schemas['PlatformDocumentType'] => ({
  code: type.code,
  label: read(type.labels),
  description: read(type.descriptions),
  entity: type.entity,
  ...(type.mimeTypes !== undefined && { mime_types: type.mimeTypes }),
  ...(!forSeller && type.models !== undefined && { models: type.models }),
});

const types: Handler<'DO01'> = (context) => {
  const read = labelReader(context);
  const { entities } = context.query;
  const shown = valuesOf(context, documentTypes).filter(({ entity }) => entities?.includes(entity) ?? true);
  return { documents: shown.map((type) => typeOf(type, read, isSeller(context))) };
};

const conditions: Handler<'OF61'> = (context) => {
  const read = labelReader(context);
  const { active } = context.query;
  const shown = valuesOf(context, offerStates)
    .filter((state) => active === undefined || state.active === active)
    .sort(bySortIndex);
  const offer_states = shown.map(({ code, labels, active: isActive }) => ({
    code,
    label: read(labels),
    ...(!isSeller(context) && { active: isActive }),
  }));
  return { offer_states, total_count: shown.length };
};

export const platformHandlers: HandlersOf<'AF01' | 'CH11' | 'CUR01' | 'DO01' | 'L01' | 'OF61' | 'PC01' | 'V01'> = {
  AF01: fields,
  CH11: (context) => {
    const read = labelReader(context);
    return {
      channels: valuesOf(context, channels)
        .filter(({ active }) => active)
        .map((channel) => described(channel, read)),
    };
  },
  CUR01: (context) => {
    const read = labelReader(context);
    const active = valuesOf(context, currencies).filter((currency) => currency.active);
    return {
      currencies: active.map(({ code, labels, platformDefault }) => ({
        code,
        label: read(labels),
        platform_default: platformDefault,
      })),
    };
  },
  DO01: types,
  L01: (context) => {
    const active = valuesOf(context, locales).filter((locale) => locale.active);
    return { locales: active.map(({ code, label, platform_default }) => ({ code, label, platform_default })) };
  },
  OF61: conditions,
  PC01: ({ world }) => world.store.get(platform, 'platform')?.configuration ?? notFound('The configuration'),
  /** S06: the status is what matters. */
  V01: () => ({ version: '2026.3.1' }),
};

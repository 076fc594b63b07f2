import { ok, okWithoutBody } from '../../../machinery/http/responses.ts';
import type { Context, Handlers } from '../../../machinery/http/context.ts';
import {
  additionalFields,
  type AdditionalFieldSetting,
  channels,
  type CodedSetting,
  currencies,
  documentTypes,
  type DocumentTypeSetting,
  offerStates,
  platform,
} from './model.ts';
import { labelReader, type Labels, locales } from '../common/labels.ts';
import { isSeller } from '../common/access.ts';
import { bySortIndex, valuesOf } from './values.ts';

type Read = (labels: Labels) => string;

const described = (setting: CodedSetting, read: Read): object => ({
  code: setting.code,
  label: read(setting.labels),
  description: setting.descriptions === undefined ? '' : read(setting.descriptions),
});

/** A custom field as a shop sees it, or as operator and front do. */
function fieldOf(field: AdditionalFieldSetting, read: Read, forSeller: boolean): object {
  return {
    code: field.code,
    label: read(field.labels),
    entity: field.entity,
    type: field.type,
    required: field.required,
    ...(field.acceptedValues === undefined ? {} : { accepted_values: field.acceptedValues }),
    ...(field.regex === undefined ? {} : { regex: field.regex }),
    ...(forSeller
      ? { editable: field.shopPermission === 'READ_WRITE' }
      : { shop_permission: field.shopPermission, channels: field.channels ?? [], models: field.models ?? [] }),
  };
}

function fields(context: Context): object {
  const read = labelReader(context);
  const entities = context.query.list('entities');
  const forSeller = isSeller(context);
  const shown = valuesOf(context, additionalFields).filter(
    (field) => (entities?.includes(field.entity) ?? true) && !(forSeller && field.shopPermission === 'INVISIBLE'),
  );
  return { additional_fields: shown.map((field) => fieldOf(field, read, forSeller)), total_count: shown.length };
}

/** A document type; which shops it is limited to is for operator and front. */
const typeOf = (type: DocumentTypeSetting, read: Read, forSeller: boolean): object => ({
  code: type.code,
  label: read(type.labels),
  description: read(type.descriptions),
  entity: type.entity,
  ...(type.mimeTypes === undefined ? {} : { mime_types: type.mimeTypes }),
  ...(forSeller || type.models === undefined ? {} : { models: type.models }),
});

function types(context: Context): object {
  const read = labelReader(context);
  const entities = context.query.list('entities');
  const shown = valuesOf(context, documentTypes).filter(({ entity }) => entities?.includes(entity) ?? true);
  return { documents: shown.map((type) => typeOf(type, read, isSeller(context))) };
}

function conditions(context: Context): object {
  const read = labelReader(context);
  const active = context.query.flag('active');
  const shown = valuesOf(context, offerStates)
    .filter((state) => active === undefined || state.active === active)
    .sort(bySortIndex);
  return { offer_states: shown.map(({ code, labels }) => ({ code, label: read(labels) })), total_count: shown.length };
}

/** What the operator has set up for the whole platform. Lists without an order of their own go by code. */
export const platformHandlers: Handlers = {
  AF01: (context) => ok(fields(context)),
  CH11: (context) => {
    const read = labelReader(context);
    return ok({
      channels: valuesOf(context, channels)
        .filter(({ active }) => active)
        .map((channel) => described(channel, read)),
    });
  },
  CUR01: (context) => {
    const read = labelReader(context);
    const active = valuesOf(context, currencies).filter((currency) => currency.active);
    return ok({
      currencies: active.map(({ code, labels, platformDefault }) => ({
        code,
        label: read(labels),
        platform_default: platformDefault,
      })),
    });
  },
  DO01: (context) => ok(types(context)),
  L01: (context) => {
    const active = valuesOf(context, locales).filter((locale) => locale.active);
    return ok({ locales: active.map(({ code, label, platform_default }) => ({ code, label, platform_default })) });
  },
  OF61: (context) => ok(conditions(context)),
  PC01: ({ world }) => ok(world.store.get(platform, 'platform')?.configuration),
  V01: () => okWithoutBody,
};

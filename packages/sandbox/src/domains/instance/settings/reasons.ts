import { type HandlerResponse, ok } from '../../../machinery/http/responses.ts';
import type { Context, Handlers } from '../../../machinery/http/context.ts';
import { reasons, type ReasonSetting } from './model.ts';
import { isSeller } from '../common/access.ts';
import { labelReader } from '../common/labels.ts';
import { bySortIndex, byType, valuesOf } from './values.ts';

function allReasons(context: Context): object {
  const read = labelReader(context);
  const show = ({ code, labels, type, shop, customer, operator }: ReasonSetting): object => ({
    code,
    label: read(labels),
    type,
    is_shop_right: shop,
    ...(isSeller(context) ? {} : { is_customer_right: customer, is_operator_right: operator }),
  });
  const all = valuesOf(context, reasons).sort(byType);
  return { reasons: all.map(show), total_count: all.length };
}

/** The reasons of one type. A seller sees those that shops may use. */
function reasonsOf(context: Context, wanted: string): HandlerResponse {
  const read = labelReader(context);
  const found = valuesOf(context, reasons)
    .filter(({ type, shop }) => type === wanted && (shop || !isSeller(context)))
    .sort(bySortIndex);
  return ok({ reasons: found.map(({ code, labels }) => ({ code, label: read(labels) })), total_count: found.length });
}

/** Reasons; S05: the deprecated lists by type still work. */
export const reasonHandlers: Handlers = {
  RE01: (context) => ok(allReasons(context)),
  RE02: (context) => reasonsOf(context, context.path['reason_type'] ?? ''),
  RE11: (context) => reasonsOf(context, 'INCIDENT_OPEN'),
  RE12: (context) => reasonsOf(context, 'INCIDENT_CLOSE'),
  RE14: (context) => reasonsOf(context, 'MESSAGING'),
};

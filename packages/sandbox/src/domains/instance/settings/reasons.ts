import type { Schemas } from '../../../generated/instance.ts';
import type { AnyContext, Handler, HandlersOf, ResponseOf } from '../../../http/context.ts';
import { isSeller } from '../common/access.ts';
import { labelReader } from '../common/labels.ts';
import { reasons, type ReasonSetting } from './model.ts';
import { bySortIndex, byType, valuesOf } from './values.ts';

const allReasons: Handler<'RE01'> = (context) => {
  const read = labelReader(context);
  const show = ({ code, labels, type, shop }: ReasonSetting): Schemas['TypedReason'] => ({
    code,
    label: read(labels),
    type,
    is_shop_right: shop,
  });
  const all = valuesOf(context, reasons).sort(byType);
  if (isSeller(context)) return { reasons: all.map(show), total_count: all.length };
  const shown = all.map((reason) => {
    const { customer, operator } = reason;
    return { ...show(reason), is_customer_right: customer, is_operator_right: operator };
  });
  return { reasons: shown, total_count: shown.length };
};

function reasonsOf(context: AnyContext, wanted: string): ResponseOf<'RE02'> {
  const read = labelReader(context);
  const found = valuesOf(context, reasons)
    .filter(({ type, shop }) => type === wanted && (shop || !isSeller(context)))
    .sort(bySortIndex);
  return { reasons: found.map(({ code, labels }) => ({ code, label: read(labels) })), total_count: found.length };
}

/** Reasons. S05: the deprecated lists by type still work. */
export const reasonHandlers: HandlersOf<'RE01' | 'RE02' | 'RE11' | 'RE12' | 'RE14'> = {
  RE01: allReasons,
  RE02: (context) => reasonsOf(context, context.path.reason_type),
  RE11: (context) => reasonsOf(context, 'INCIDENT_OPEN'),
  RE12: (context) => reasonsOf(context, 'INCIDENT_CLOSE'),
  RE14: (context) => reasonsOf(context, 'MESSAGING'),
};

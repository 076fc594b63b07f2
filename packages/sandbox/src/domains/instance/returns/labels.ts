import type { Schemas } from '../../../generated/instance.ts';
import type { Jobs } from '../../../world/index.ts';
import type { Context, HandlersOf } from '../../../http/context.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import { eachItem, fail } from '../common/item-errors.ts';
import { carriers } from '../settings/model.ts';
import { returnLabels, returns, type StoredReturnLabel } from './model.ts';

const jobKind = 'instance.returnLabel';
const durationInMs = 60_000;
/** Costs by carrier, and heaviest package of all. */
const baseCost = 4.9;
const costPerKg = 0.8;
const mostKg = 30;
const kgPerPound = 0.453_592_37;

const weightOf = ({ package: { weight } }: Schemas['NewReturnLabel']): number =>
  weight.unit === 'lb' ? weight.value * kgPerPound : weight.value;

/** Requests a label, if its return is accepted and has none (W70). */
function request({ world }: Context<'RT51'>, input: Schemas['NewReturnLabel']): Schemas['RequestedReturnLabel'] {
  const {
    return_id: id,
    carrier_code,
    carrier_service_code: service,
    label_selection_mode: mode,
    label_options,
  } = input;
  const state = world.store.get(returns, id)?.shown.state;
  if (state === undefined) fail('AS34', 'RETURN_NOT_FOUND', 'return_id', `Return ${id} does not exist.`);
  if (state !== 'IN_PROGRESS') fail('W70', 'RETURN_INVALID_STATE', 'return_id', `Return ${id} is ${state}.`);
  if ((world.store.get(returnLabels, id)?.shown.label_state ?? 'FAILED') !== 'FAILED')
    fail('W70', 'RETURN_LABEL_EXISTS', 'return_id', `Return ${id} has a label.`);
  const carrier = carrier_code ?? undefined;
  if (carrier === undefined && mode === undefined)
    fail('RT51', 'CARRIER_MISSING', 'carrier_code', 'carrier_code or label_selection_mode is required.');
  if (carrier === undefined && typeof service === 'string')
    fail('RT51', 'CARRIER_MISSING', 'carrier_service_code', 'carrier_service_code requires carrier_code.');
  const [first] = [...world.store.scan(carriers)];
  const code = carrier ?? first?.value.code ?? '';
  if (world.store.get(carriers, code) === undefined)
    fail('AS34', 'CARRIER_NOT_FOUND', 'carrier_code', `Carrier ${code} does not exist.`);
  world.store.put(returnLabels, id, {
    carrier: code,
    ...(typeof service === 'string' && { service }),
    weightInKg: weightOf(input),
    withQrCode: label_options?.qr_code === true,
    shown: { return_id: id, label_state: 'PENDING', date_created: world.time, last_updated: world.time },
  });
  world.schedule(jobKind, world.now + durationInMs, { id });
  return { return_id: id };
}

const fileOf = (id: string, type: string): Schemas['ReturnLabelFile'] => ({
  file_type: type,
  url: `https://labels.example.com/${id}.${type.toLowerCase()}`,
});

export const returnLabelJobs: Jobs = {
  [jobKind]({ store, time }, { id }) {
    const stored = store.get(returnLabels, String(id));
    if (stored === undefined) return;
    const { carrier: code, service, weightInKg, withQrCode, shown } = stored;
    const carrier = store.get(carriers, code);
    const number = `RL-${shown.return_id.slice(-4)}`;
    const url = carrier?.tracking_url?.replace('{trackingId}', number);
    const result: Partial<Schemas['ReturnLabel']> =
      weightInKg > mostKg
        ? {
            label_state: 'FAILED',
            errors: [{ code: 'WEIGHT_EXCEEDED', message: `A package may weigh at most ${mostKg} kg.` }],
          }
        : {
            label_state: 'CREATED',
            estimated_cost: {
              amount: Math.round((baseCost + costPerKg * weightInKg) * 100) / 100,
              currency_iso_code: 'EUR',
            },
            files: {
              label: fileOf(shown.return_id, 'PDF'),
              ...(withQrCode && { qr_code: fileOf(shown.return_id, 'PNG') }),
            },
            tracking: {
              carrier_code: code,
              ...(service !== undefined && { carrier_service_code: service }),
              ...(carrier !== undefined && { carrier_name: carrier.label }),
              ...(carrier?.standard_code !== undefined && { carrier_standard_code: carrier.standard_code }),
              tracking_number: number,
              ...(url !== undefined && { tracking_url: url }),
            },
          };
    store.put(returnLabels, shown.return_id, { ...stored, shown: { ...shown, ...result, last_updated: time } });
  },
};

export const returnLabelHandlers: HandlersOf<'RT51' | 'RT52'> = {
  RT51: (context) => {
    const { success, errors } = eachItem(
      context.body.return_labels,
      (input) => request(context, input),
      ({ return_id }, { message }) => ({ return_id, error_message: message }),
    );
    return { return_label_successes: success, return_label_errors: errors };
  },
  RT52: (context) => {
    const { query } = context;
    return seekPage(context, {
      collection: returnLabels,
      ...sortOf(query.sort),
      where: [
        among('id', query.return_id),
        among('state', query.label_state),
        between('created', query.date_created_from, query.date_created_to),
        between('updated', query.last_updated_from, query.last_updated_to),
      ],
      show: ({ shown }: StoredReturnLabel): Schemas['ReturnLabel'] => shown,
    });
  },
};

import type { JSX } from 'preact';
import { type Call, type Info, rolesOf, sendOrThrow } from './api.ts';
import type { Change } from './ui.tsx';

interface Line {
  readonly id: string;
  readonly status: string;
  readonly quantity: number;
}

/** A next step of the seller. */
interface Act {
  readonly label: string;
  readonly isDanger?: true;
  readonly call: Call;
}

function* actsOnOrder({
  id,
  order_lines,
}: {
  readonly id: string;
  readonly order_lines: readonly Line[];
}): Iterable<Act> {
  const path = `/hub/api/v2/orders/${encodeURIComponent(id)}`;
  const waiting = order_lines.filter(({ status }) => status === 'AWAITING_ACCEPTANCE');
  const decide = (accepted: boolean): Call => ({
    method: 'PUT',
    path: `${path}/accept`,
    body: { order_lines: waiting.map((line) => ({ id: line.id, accepted })) },
  });
  if (waiting.length > 0) {
    yield { label: 'Accept', call: decide(true) };
    yield { label: 'Refuse', isDanger: true, call: decide(false) };
  }
  const shippable = order_lines.filter(({ status }) => status === 'AWAITING_SHIPMENT');
  const items = shippable.map((line) => ({ order_line_id: line.id, quantity: line.quantity }));
  if (items.length > 0)
    yield {
      label: 'Ship',
      call: {
        method: 'POST',
        path: `${path}/shipments`,
        body: { items, carrier: 'Other', tracking_number: 'PX123456789' },
      },
    };
}

function* actsOnReturn({ id, status }: { readonly id: string; readonly status: string }): Iterable<Act> {
  const path = `/hub/api/v2/orders/returns/${encodeURIComponent(id)}`;
  const put = (step: string, body?: object): Call => ({
    method: 'PUT',
    path: `${path}/${step}`,
    ...(body !== undefined && { body }),
  });
  if (status === 'REQUEST_INITIATED') {
    yield { label: 'Accept', call: put('accept', { accepted: true }) };
    yield {
      label: 'Refuse',
      isDanger: true,
      call: put('accept', { accepted: false, rejection_reason: 'RETURN_WINDOW_CLOSED' }),
    };
  }
  if (status === 'OPENED') yield { label: 'Receive', call: put('receive') };
  if (status === 'OPENED' || status === 'RECEIVED') yield { label: 'Close', call: put('close') };
}

function actsOf(collection: string, value: unknown): readonly Act[] {
  if (collection === 'orders') return [...actsOnOrder((value as { order: Parameters<typeof actsOnOrder>[0] }).order)];
  if (collection === 'returns') return [...actsOnReturn(value as Parameters<typeof actsOnReturn>[0])];
  return [];
}

/** Buttons for the seller's next steps with an order or a return. */
export function Acts({
  collection,
  value,
  info,
  change,
}: {
  readonly collection: string;
  readonly value: unknown;
  readonly info: Info | undefined;
  readonly change: Change;
}): JSX.Element | null {
  const acts = actsOf(collection, value);
  const seller = info === undefined ? undefined : rolesOf(info)[0];
  if (info === undefined || seller === undefined || acts.length === 0) return null;
  return (
    <>
      {acts.map(({ label, isDanger, call }) => (
        <button
          type="button"
          class={isDanger && 'danger'}
          onClick={() =>
            change(`${label} ${call.path}`, async () => {
              await sendOrThrow(seller, info, call);
              return `${label}: sent as seller. Follow the action under Work.`;
            })
          }
        >
          {label}
        </button>
      ))}
      <small>as seller</small>
    </>
  );
}

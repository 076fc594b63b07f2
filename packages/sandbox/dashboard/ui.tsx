import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { control } from './api.ts';

/** Runs a change and refreshes the page, unless a change of the same name is running. */
export type Change = (name: string, run: () => Promise<unknown>) => void;

/** Reads a call of the control API again and again while the page is visible. `turn` reads it at once. */
export function usePoll<T>(path: string | undefined, turn: number, inMs = 2000): T | undefined {
  const [value, setValue] = useState<T>();
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    let [timer, isOver] = [undefined as ReturnType<typeof setTimeout> | undefined, false];
    const poll = async (): Promise<void> => {
      if (path !== undefined && !document.hidden) {
        const next = await control<T>('GET', path).catch(() => undefined);
        if (isOver) return;
        const text = JSON.stringify(next);
        // An unchanged value keeps the page as it is.
        if (next !== undefined && text !== shown.current) {
          shown.current = text;
          setValue(() => next);
        }
      }
      if (!isOver) timer = setTimeout(() => void poll(), inMs);
    };
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [path, turn, inMs]);
  return value;
}

const confirmedInMs = 2000;

interface CopyProps {
  readonly text: string;
  readonly label: string;
  /** Name for screen readers, if the label alone is unclear. */
  readonly name?: string;
}

export function Copy({ text, label, name }: CopyProps): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Browsers have no clipboard for pages that came by http from another machine.
      prompt('Copy this text', text);
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), confirmedInMs);
  };
  return (
    <button type="button" class="small" aria-label={isCopied ? undefined : name} onClick={() => void copy()}>
      {isCopied ? 'Copied' : label}
    </button>
  );
}

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** A text or a value as JSON. */
export function Code({ label, text }: { readonly label: string; readonly text: string }): JSX.Element {
  return (
    // Long texts scroll, also by key.
    <pre aria-label={label} tabIndex={0}>
      {pretty(text)}
    </pre>
  );
}

/** Whose turn it is, by the states of the wire. A state that isn't listed waits for another party. */
const turns: readonly (readonly [kind: string, states: string])[] = [
  ['mine', 'AWAITING_ACCEPTANCE WAITING_ACCEPTANCE AWAITING_SHIPMENT SHIPPING REQUEST_INITIATED OPENED INCIDENT_OPEN'],
  ['mine', 'PENDING_SUBMISSION ACTION_REQUIRED WAITING_REFUND TO_PROCESS'],
  ['good', 'SHIPPED DELIVERED RECEIVED COMPLETE COMPLETED SUCCESS VERIFIED APPROVED READY_FOR_PICK_UP AVAILABLE'],
  ['good', 'ENABLED OK LINKED PRODUCT_CREATED OFFER_ACTIVE OPEN'],
  ['bad', 'REFUSED REJECTED CANCELED CANCELLED FAILED FAILURE ERROR TRANSFORMATION_FAILED REQUEST_DECLINED DISABLED'],
  ['bad', 'SUSPENDED PRODUCT_REFUSED INCIDENT_CLOSED_BY_REFUND'],
];
const kindOfState = new Map(
  turns.flatMap(([kind, states]) => states.split(' ').map((state) => [state, kind] as const)),
);

export function Status({ text }: { readonly text: string }): JSX.Element {
  return <span class={`tag ${kindOfState.get(text.toUpperCase()) ?? 'other'}`}>{text}</span>;
}

export function Panel({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section class="panel" aria-label={title}>
      <h2>
        {title} {note !== undefined && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}

/** The texts of a form that is sent. */
export const fieldsOf = (event: SubmitEvent): Readonly<Record<string, string>> => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)) as Readonly<Record<string, string>>;
};

/** Permalink of a document. */
export const linkTo = (collection: string, key: string): string =>
  `#/world/${encodeURIComponent(collection)}/${encodeURIComponent(key)}`;

const titles: Readonly<Record<string, string>> = {
  documents: 'Order documents',
  events: 'Events',
  jobs: 'Scheduled jobs',
};

/** Name of a collection for people. */
export const titleOf = (name: string): string =>
  titles[name] ??
  name
    .replace('instance.', '')
    .replaceAll(/([A-Z])|[_-]/g, (_, letter: string | undefined) => ` ${letter?.toLowerCase() ?? ''}`)
    .replace(/^./, (letter) => letter.toUpperCase());

interface ColumnOf<T> {
  readonly title: string;
  readonly show: (row: T) => ComponentChildren;
  /** Hidden on a phone. */
  readonly isWide?: true;
}

interface TableProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly columns: readonly ColumnOf<T>[];
  readonly details?: (row: T) => ComponentChildren;
  /** Page that a row opens instead of details. */
  readonly href?: (row: T) => string;
  /** Row that is open at first. */
  readonly first?: string | undefined;
  /** Whether rows never change or vanish. While one is open, the oldest ones stay. */
  readonly isLog?: boolean;
  readonly none?: string;
}

/**
 * A table whose rows open by click or Enter. j and k move between rows. While a row is open, the table keeps its rows,
 * so that nothing moves under the reader, and counts what came in.
 */
export function Table<T>({
  label,
  rows,
  keyOf,
  columns,
  details,
  href,
  first,
  isLog = false,
  none = 'None.',
}: TableProps<T>): JSX.Element {
  const [open, setOpen] = useState(first);
  const [held, setHeld] = useState<readonly T[]>();
  const current = new Map(rows.map((row) => [keyOf(row), row]));
  const shown = held?.flatMap((row) => current.get(keyOf(row)) ?? (isLog ? [row] : [])) ?? rows;
  const heldKeys = new Set(held?.map(keyOf));
  const added = held === undefined ? 0 : rows.filter((row) => !heldKeys.has(keyOf(row))).length;
  if (shown.length === 0 && added === 0) return <p class="none">{none}</p>;
  const show = (key: string | undefined): void => {
    setOpen(key);
    setHeld(key === undefined ? undefined : (held ?? rows));
  };
  const toggle = (key: string): void => show(open === key ? undefined : key);
  return (
    <div class="table">
      {added > 0 && (
        <button type="button" class="added" onClick={() => setHeld(rows)}>
          {added} new
        </button>
      )}
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title, isWide }) =>
              title === '' ? (
                <td />
              ) : (
                <th scope="col" class={isWide && 'wide'}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const key = keyOf(row);
            const isOpen = open === key;
            return (
              <Fragment key={key}>
                <tr
                  class={`row ${details === undefined && href === undefined ? '' : 'opens'} ${isOpen ? 'open' : ''}`}
                  {...((details !== undefined || href !== undefined) && {
                    onClick: (event: MouseEvent) => {
                      if ((event.target as Element).closest('button, a, input, select') !== null) return;
                      if (href === undefined) toggle(key);
                      else location.hash = href(row);
                    },
                    onKeyDown: (event: KeyboardEvent) => {
                      if (event.key === 'Escape') show(undefined);
                    },
                  })}
                >
                  {columns.map(({ title, show: cell, isWide }, at) => (
                    <td class={isWide && 'wide'} data-title={title}>
                      {details !== undefined && at === 0 ? (
                        <button type="button" class="opener" aria-expanded={isOpen} onClick={() => toggle(key)}>
                          {cell(row)}
                        </button>
                      ) : href !== undefined && at === 0 ? (
                        <a class="opener" href={href(row)}>
                          {cell(row)}
                        </a>
                      ) : (
                        cell(row)
                      )}
                    </td>
                  ))}
                </tr>
                {isOpen && (
                  <tr class="details">
                    <td colSpan={columns.length}>{details?.(row)}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface PagerProps {
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
  readonly move: (offset: number) => void;
}

export function Pager({ offset, limit, total, move }: PagerProps): JSX.Element {
  const last = Math.floor(Math.max(0, total - 1) / limit) * limit;
  const button = (label: string, to: number): JSX.Element => (
    <button type="button" disabled={to === offset || to < 0 || to > last} onClick={() => move(to)}>
      {label}
    </button>
  );
  return (
    <p class="pager">
      {button('First', 0)}
      {button('Previous', offset - limit)}
      <span>
        {Math.min(offset + 1, total).toLocaleString('en')} to {Math.min(total, offset + limit).toLocaleString('en')} of{' '}
        {total.toLocaleString('en')}
      </span>
      {button('Next', offset + limit)}
      {button('Last', last)}
    </p>
  );
}

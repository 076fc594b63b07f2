import { type ComponentChildren, createContext, Fragment, type JSX } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { control, type Info, type Surface } from './api.ts';
import type { Known } from './steps.ts';

/** Values that all views share. */
export interface Shared {
  /** Grows when all views must read again. */
  readonly turn: number;
  readonly info: Info | undefined;
  readonly surfaces: readonly Surface[];
  /** Documents that forms offer. */
  readonly known: Known | undefined;
  /** Runs a change and refreshes the page, unless a change of the same name is running. */
  readonly change: (name: string, run: () => Promise<unknown>) => void;
}

export const SharedContext = createContext<Shared | undefined>(undefined);
export const useShared = (): Shared => useContext(SharedContext) as Shared;

/** Reads a call of the control API again and again while the page is visible, and at once in another turn. */
export function usePoll<T>(path: string | undefined, inMs = 2000, ownTurn?: number): T | undefined {
  const turn = useContext(SharedContext)?.turn ?? ownTurn;
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
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" class="small" aria-label={isCopied ? undefined : name} onClick={() => void copy()}>
      {isCopied ? 'Copied' : label}
    </button>
  );
}

/** A text or a value as JSON. */
export function Code({ label, text }: { readonly label: string; readonly text: string }): JSX.Element {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // It isn't JSON.
  }
  return (
    // Long texts scroll, also by key.
    <pre aria-label={label} tabIndex={0}>
      {shown}
    </pre>
  );
}

/** Whose turn it is, by the states of the wire. A state that isn't listed waits for another party. */
const turns = {
  mine: `AWAITING_ACCEPTANCE WAITING_ACCEPTANCE AWAITING_SHIPMENT SHIPPING REQUEST_INITIATED OPENED INCIDENT_OPEN
    PENDING_SUBMISSION ACTION_REQUIRED WAITING_REFUND TO_PROCESS`,
  good: `SHIPPED DELIVERED RECEIVED COMPLETE COMPLETED SUCCESS VERIFIED APPROVED READY_FOR_PICK_UP AVAILABLE
    ENABLED OK LINKED PRODUCT_CREATED OFFER_ACTIVE OPEN`,
  bad: `REFUSED REJECTED CANCELED CANCELLED FAILED FAILURE ERROR TRANSFORMATION_FAILED REQUEST_DECLINED DISABLED
    SUSPENDED PRODUCT_REFUSED INCIDENT_CLOSED_BY_REFUND`,
};
const kindOfState = new Map(
  Object.entries(turns).flatMap(([kind, states]) => states.split(/\s+/).map((state) => [state, kind] as const)),
);

export const Status = ({ text }: { readonly text: string }): JSX.Element => (
  <span class={`tag ${kindOfState.get(text.toUpperCase()) ?? 'other'}`}>{text}</span>
);

interface PanelProps {
  readonly title: string;
  readonly note?: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Panel = ({ title, note, children }: PanelProps): JSX.Element => (
  <section class="panel" aria-label={title}>
    <h2>
      {title} {note !== undefined && <small>{note}</small>}
    </h2>
    {children}
  </section>
);

interface ButtonProps {
  readonly label: ComponentChildren;
  /** Default: the button sends its form. */
  readonly run?: (event: MouseEvent) => void;
  readonly class?: string;
  readonly isPressed?: boolean | undefined;
  readonly isOff?: boolean;
  readonly title?: string | undefined;
}

export const Button = ({ label, run, isPressed, isOff, ...more }: ButtonProps): JSX.Element => (
  <button
    type={run === undefined ? 'submit' : 'button'}
    aria-pressed={isPressed}
    disabled={isOff}
    onClick={run}
    {...more}
  >
    {label}
  </button>
);

interface OptionsProps {
  readonly of: Iterable<string>;
  readonly chosen?: string | undefined;
}

export const Options = ({ of, chosen }: OptionsProps): JSX.Element => (
  <>
    {[...of].map((one) => (
      <option value={one} selected={one === chosen}>
        {one}
      </option>
    ))}
  </>
);

/** The texts of a form that is sent. */
export const fieldsOf = (event: SubmitEvent): Readonly<Record<string, string>> => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)) as Readonly<Record<string, string>>;
};

/** Permalink of a document. */
export const linkTo = (collection: string, key: string): string =>
  `#/world/${encodeURIComponent(collection)}/${encodeURIComponent(key)}`;

/** A link to a document, with its key as text. */
export const DocLink = ({ collection, id }: { readonly collection: string; readonly id: string }): JSX.Element => (
  <a href={linkTo(collection, id)}>{inOneLine(id)}</a>
);

/** The parts of a key are separate lines. */
export const inOneLine = (key: string): string => key.replaceAll('\n', ' / ');

/** Date and time of an instant, for people. */
export const atTime = (instant = ''): string => instant.slice(0, 19).replace('T', ' ');

export const counted = (count = 0, one?: string): string =>
  `${count.toLocaleString('en')}${one === undefined ? '' : ` ${one}${count === 1 ? '' : 's'}`}`;

/** The first text or number of one of these names, at any depth. */
export function valueIn(value: unknown, names: readonly string[]): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Readonly<Record<string, unknown>>;
  const own = names.map((name) => record[name]).find((one) => typeof one === 'string' || typeof one === 'number');
  if (own !== undefined) return String(own);
  for (const inner of Object.values(record)) {
    const found = valueIn(inner, names);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The name of a collection or a field for people. */
export const words = (name: string): string =>
  name
    .replace(/^documents$/, 'orderDocuments')
    .replace(/^jobs$/, 'scheduledJobs')
    .replace('instance.', '')
    .replaceAll(/(?<=[a-z])([A-Z])|[_-]/g, (_, letter: string | undefined) => ` ${letter?.toLowerCase() ?? ''}`)
    .replace(/^./, (letter) => letter.toUpperCase());

interface TableProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** Cells by title. Buttons are below the title ''. */
  readonly columns: Readonly<Record<string, (row: T) => ComponentChildren>>;
  /** Number of columns with a title that a phone shows. */
  readonly narrow?: number;
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
export function Table<T>(props: TableProps<T>): JSX.Element {
  const { label, rows, keyOf, columns, narrow = 3, details, href, first, isLog = false, none = 'None.' } = props;
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
  const titles = Object.entries(columns);
  const classOf = (at: number): string => (at >= narrow && titles[at]?.[0] !== '' ? 'wide' : '');
  const onClick = (event: MouseEvent, row: T): void => {
    if ((event.target as Element).closest('button, a, input, select') !== null) return;
    if (href !== undefined) location.hash = href(row);
    else if (details !== undefined) toggle(keyOf(row));
  };
  const opener = (row: T, cell: ComponentChildren): ComponentChildren => {
    if (href !== undefined)
      return (
        <a class="opener" href={href(row)}>
          {cell}
        </a>
      );
    if (details === undefined) return cell;
    return (
      <button type="button" class="opener" aria-expanded={open === keyOf(row)} onClick={() => toggle(keyOf(row))}>
        {cell}
      </button>
    );
  };
  return (
    <div class="table">
      {added > 0 && <Button class="added" label={`${added} new`} run={() => setHeld(rows)} />}
      <table aria-label={label}>
        <thead>
          <tr>
            {titles.map(([title], at) =>
              title === '' ? (
                <td />
              ) : (
                <th scope="col" class={classOf(at)}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Fragment key={keyOf(row)}>
              <tr
                class={`row ${(details ?? href) ? 'opens' : ''} ${open === keyOf(row) ? 'open' : ''}`}
                onClick={(event) => onClick(event, row)}
                onKeyDown={({ key }) => key === 'Escape' && show(undefined)}
              >
                {titles.map(([, cell], at) => (
                  <td class={classOf(at)}>{at === 0 ? opener(row, cell(row)) : cell(row)}</td>
                ))}
              </tr>
              {open === keyOf(row) && (
                <tr class="details">
                  <td colSpan={titles.length}>{details?.(row)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ListProps<T> extends Omit<TableProps<T>, 'label' | 'rows'> {
  readonly title: string;
  /** Call of the control API, and the member of its response that lists the rows. */
  readonly path: string;
  readonly member?: string;
  readonly inMs?: number;
  readonly note?: (rows: readonly T[], found: Readonly<Record<string, number>>) => string;
  readonly pick?: (rows: readonly T[]) => readonly T[];
  readonly children?: ComponentChildren;
}

/** A panel with a table of what a call of the control API lists. */
export function List<T>({
  title,
  path,
  member = path,
  inMs,
  note = ({ length }) => counted(length),
  pick = (rows) => rows,
  children,
  ...table
}: ListProps<T>): JSX.Element {
  const found = usePoll<Readonly<Record<string, unknown>>>(path, inMs) ?? {};
  const rows = (found[member] ?? []) as readonly T[];
  return (
    <Panel title={title} note={note(rows, found as Readonly<Record<string, number>>)}>
      {children}
      <Table label={title} rows={pick(rows)} {...table} />
    </Panel>
  );
}

interface PagerProps {
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly more?: boolean;
  readonly move: (offset: number) => void;
}

export function Pager({ offset, limit, total, more = false, move }: PagerProps): JSX.Element {
  const last = more ? offset + limit : Math.floor(Math.max(0, total - 1) / limit) * limit;
  const button = (label: string, to: number): JSX.Element => (
    <Button label={label} isOff={to === offset || to < 0 || to > last} run={() => move(to)} />
  );
  return (
    <p class="buttons">
      {button('First', 0)}
      {button('Previous', offset - limit)}
      <span>
        {counted(Math.min(offset + 1, total))} to {counted(Math.min(total, offset + limit))} of{' '}
        {more ? 'more' : counted(total)}
      </span>
      {button('Next', offset + limit)}
      {!more && button('Last', last)}
    </p>
  );
}

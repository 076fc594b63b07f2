import { type JSX, render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { control, type Info, type Surface } from './api.ts';
import { FaultsView } from './faults.tsx';
import { useKnown } from './form.tsx';
import { Connect, Queue, Work } from './lists.tsx';
import { Make } from './make.tsx';
import { DocumentPage } from './page.tsx';
import { Requests, useRequests } from './requests.tsx';
import { Time } from './time.tsx';
import { atTime, type Shared, SharedContext, usePoll, useShared } from './ui.tsx';
import { Browse } from './world.tsx';

/** Calls a function for each event of the page. */
function useEvent(name: string, run: (event: never) => void, target: EventTarget = globalThis): void {
  useEffect(() => {
    const listener = run as (event: unknown) => void;
    target.addEventListener(name, listener);
    return () => target.removeEventListener(name, listener);
  }, []);
}

/**
 * Runs changes one after the other. Their result is shown until the next one, or until another view. Ignores a change
 * whose name is pending, as after a double click.
 */
function useChanges(refresh: () => void, view: View) {
  const [said, setSaid] = useState<{ readonly view?: View; readonly problem?: string; readonly notice?: string }>({});
  const running = useRef(new Set<string>());
  const last = useRef(Promise.resolve());
  useEffect(() => setSaid((before) => (before.view === view ? before : {})), [view]);
  const change: Shared['change'] = (name, run) => {
    if (running.current.has(name)) return;
    const work = async (): Promise<void> => {
      setSaid({});
      try {
        const notice = await run();
        // The change may have opened another view.
        if (typeof notice === 'string') setSaid({ view: placeOf(location.hash).view, notice });
      } catch (error) {
        setSaid({ problem: error instanceof Error ? error.message : String(error) });
      }
      refresh();
      running.current.delete(name);
    };
    running.current.add(name);
    last.current = last.current.then(work);
  };
  return { change, ...said };
}

/** The world at a glance. */
interface Head {
  readonly now: string;
  readonly pace: number;
  readonly limits: 'real' | 'off';
  readonly seed: string;
  readonly size: number;
  readonly actions: string;
  readonly data: string;
}

const views = ['Requests', 'World', 'Make', 'Work', 'Queue', 'Time', 'Faults', 'Connect'] as const;
type View = (typeof views)[number];

/** The view of a fragment such as `#/world/orders?tenant=acme_web`, and its place in the view. */
interface Place {
  readonly view: View;
  readonly path: readonly string[];
  readonly tenant: string;
}

/** A part of a fragment, or its text if its encoding is invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [name, ...rest] = path.split('/').map(decoded);
  const view = views.find((one) => one.toLowerCase() === name) ?? 'Requests';
  return { view, path: rest, tenant: new URLSearchParams(query).get('tenant') ?? '' };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** 1 to 8 open a view, / goes to the search, Escape leaves it, j and k move between rows. */
function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && isTyping(event.target)) (event.target as HTMLElement).blur();
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const view = views[Number(event.key) - 1];
  if (view !== undefined) location.hash = `/${view.toLowerCase()}`;
  else if (event.key === '/') {
    event.preventDefault();
    document.querySelector<HTMLElement>('input[type=search]')?.focus();
  } else if (event.key === 'j' || event.key === 'k') {
    const rows = [...document.querySelectorAll<HTMLElement>('.opener')];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    rows[Math.max(0, Math.min(rows.length - 1, at + (event.key === 'j' ? 1 : -1)))]?.focus();
  }
}

function Header({ head, view }: { readonly head: Head | undefined; readonly view: View }): JSX.Element {
  useEffect(() => {
    // The row of views scrolls on a phone.
    document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);
  return (
    <header>
      <h1>Sandbox</h1>
      <nav aria-label="Views">
        {views.map((one, i) => (
          <a href={`#/${one.toLowerCase()}`} aria-current={one === view ? 'page' : undefined} title={`Key ${i + 1}`}>
            {one}
          </a>
        ))}
      </nav>
      {head !== undefined && (
        <p class="state">
          <a href="/__sandbox" title={`Data: ${head.data}`}>
            {head.seed}
            {head.size > 0 && ` + ${head.size.toLocaleString('en')}`}, {head.data.split('/').at(-1)}
          </a>
          <span class="wide">
            actions {head.actions}, limits {head.limits}
          </span>
          <time dateTime={head.now}>
            {atTime(head.now)}
            {head.pace !== 1 && (head.pace === 0 ? ' stopped' : ` × ${head.pace}`)}
          </time>
          <a class="wide" href="/__sandbox">
            Reference
          </a>
        </p>
      )}
    </header>
  );
}

function Shown({ head, place }: { readonly head: Head | undefined; readonly place: Place }): JSX.Element | null {
  const { info } = useShared();
  const requests = useRequests();
  const { view, path, tenant } = place;
  const [collection = 'orders', docKey] = path;
  if (view === 'Requests') return <Requests requests={requests} first={path[0]} />;
  if (view === 'World' && docKey === undefined)
    return <Browse key={`${collection} ${tenant}`} name={collection} tenant={tenant} />;
  if (docKey !== undefined)
    return <DocumentPage key={`${collection} ${docKey}`} collection={collection} docKey={docKey} />;
  if (view === 'Work') return <Work />;
  if (view === 'Queue') return <Queue />;
  if (view === 'Time' && head !== undefined) return <Time now={head.now} pace={head.pace} />;
  if (view === 'Faults' && head !== undefined) return <FaultsView mode={head.limits} />;
  if (info === undefined) return null;
  return view === 'Make' ? <Make info={info} /> : <Connect info={info} />;
}

function Dashboard(): JSX.Element {
  const [turn, setTurn] = useState(0);
  const refresh = (): void => setTurn((before) => before + 1);
  const [place, setPlace] = useState(placeOf(location.hash));
  const [isAway, setAway] = useState(false);
  const [surfaces, setSurfaces] = useState<readonly Surface[]>([]);
  const { view, path } = place;
  const { change, problem, notice } = useChanges(refresh, view);
  // Another sandbox may have come to this address.
  const info = usePoll<Info>(isAway ? undefined : 'info', 5000, turn);
  const known = useKnown(['Make', 'Work'].includes(view) || path.length > 1 ? info : undefined, turn, place);
  const head = usePoll<Head>('', 2000, turn);
  useEvent('keydown', onKey);
  useEvent('hashchange', () => setPlace(placeOf(location.hash)));
  useEvent('reached', ({ detail }: CustomEvent<boolean>) => setAway(!detail));
  useEvent('visibilitychange', () => document.hidden || refresh(), document);
  useEffect(() => {
    if (isAway) return;
    control<{ readonly surfaces: readonly Surface[] }>('GET', 'operations').then(
      (found) => setSurfaces(found.surfaces),
      () => undefined,
    );
  }, [isAway]);
  return (
    <SharedContext.Provider value={{ turn, info, surfaces, known, change }}>
      <Header head={head} view={view} />
      {isAway && <p role="alert">The sandbox does not respond. This page shows its last known state.</p>}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {notice !== undefined && <p role="status">{notice}</p>}
      <main>
        <Shown head={head} place={place} />
      </main>
      <footer>
        Keys: <kbd>1</kbd> to <kbd>8</kbd> open a view, <kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> move
        between rows, <kbd>Enter</kbd> opens a row.
      </footer>
    </SharedContext.Provider>
  );
}

render(<Dashboard />, document.body);

import { type JSX, render } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { control, type Info, type Surface } from './api.ts';
import { Connect } from './connect.tsx';
import { Faults, Limits, Tokens } from './faults.tsx';
import { Make } from './make.tsx';
import { Queue } from './queue.tsx';
import { Requests, useRequests } from './requests.tsx';
import { Clock, Snapshots } from './time.tsx';
import { DocumentPage } from './page.tsx';
import type { Change } from './ui.tsx';
import { Work } from './work.tsx';
import { Browse } from './world.tsx';

const refreshInMs = 2000;

/** Time and limits, read again and again while the page is visible. `turn` grows when all views must read again. */
function useHead(): {
  readonly head: Head | undefined;
  readonly isAway: boolean;
  readonly turn: number;
  readonly refresh: () => Promise<void>;
} {
  const [head, setHead] = useState<Head>();
  const [isAway, setAway] = useState(false);
  const [turn, setTurn] = useState(0);
  const latest = useRef(0);
  const read = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const found = await control<Head>('GET', '').catch(() => undefined);
    // Ignore responses that a later request has overtaken.
    if (mine !== latest.current) return;
    setAway(found === undefined);
    if (found !== undefined) setHead(found);
  }, []);
  const refresh = useCallback(async () => {
    await read();
    setTurn((before) => before + 1);
  }, [read]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async (): Promise<void> => {
      if (!document.hidden) await read();
      if (!isOver) timer = setTimeout(() => void poll(), refreshInMs);
    };
    const onShown = (): void => void (document.hidden || refresh());
    document.addEventListener('visibilitychange', onShown);
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [read, refresh]);
  return { head, isAway, turn, refresh };
}

/** Addresses, credentials and operations. Each read issues a link token, so it happens rarely. */
function useInfo(
  isAway: boolean,
  isConnecting: boolean,
): { readonly info: Info | undefined; readonly surfaces: readonly Surface[] } {
  const [info, setInfo] = useState<Info>();
  const [surfaces, setSurfaces] = useState<readonly Surface[]>([]);
  const isFirst = info === undefined;
  useEffect(() => {
    if (isAway) return;
    control<Info>('GET', 'info').then(setInfo, () => undefined);
  }, [isAway, isConnecting]);
  useEffect(() => {
    if (isAway) return;
    control<{ readonly surfaces: readonly Surface[] }>('GET', 'operations').then(
      (found) => setSurfaces(found.surfaces),
      () => undefined,
    );
  }, [isAway, isFirst]);
  return { info, surfaces };
}

/** Runs changes one after the other. Their result is shown until the next one, or until another view. Ignores a change whose name is pending, as after a double click. */
function useChanges(
  refresh: () => Promise<void>,
  view: View,
): {
  readonly change: Change;
  readonly problem: string | undefined;
  readonly notice: string | undefined;
} {
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const running = useRef(new Set<string>());
  const last = useRef(Promise.resolve());
  useEffect(() => {
    setProblem(undefined);
    setNotice(undefined);
  }, [view]);
  const change: Change = (name, run) => {
    if (running.current.has(name)) return;
    const work = async (): Promise<void> => {
      setProblem(undefined);
      setNotice(undefined);
      try {
        const said = await run();
        if (typeof said === 'string') setNotice(said);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
      await refresh();
      running.current.delete(name);
    };
    running.current.add(name);
    last.current = last.current.then(work);
  };
  return { change, problem, notice };
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

function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [name, ...rest] = path
    .split('/')
    .map((part) => decodeURIComponent(part.replaceAll(/%(?![\da-f]{2})/gi, '%25')));
  const view = views.find((one) => one.toLowerCase() === name) ?? 'Requests';
  return { view, path: rest, tenant: new URLSearchParams(query).get('tenant') ?? '' };
}

function usePlace(): Place {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const onHash = (): void => setHash(location.hash);
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return placeOf(hash);
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

function Dashboard(): JSX.Element {
  const { head, isAway, turn, refresh } = useHead();
  const { view, path, tenant } = usePlace();
  const [collection = 'orders', docKey] = path;
  const { change, problem, notice } = useChanges(refresh, view);
  const { info, surfaces } = useInfo(isAway, view === 'Connect');
  const requests = useRequests();
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    // The row of views scrolls on a phone.
    document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);
  const doing = { turn, info, surfaces, change };
  const clients =
    info === undefined
      ? []
      : ['seller', 'connector', 'limited'].map((name) => info.credentials[name as 'seller'].client_id);
  return (
    <>
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
              {head.now.slice(0, 19).replace('T', ' ')}
              {head.pace !== 1 && (head.pace === 0 ? ' stopped' : ` × ${head.pace}`)}
            </time>
            <a class="wide" href="https://github.com/tradelane/tradelane#readme">
              Reference
            </a>
          </p>
        )}
      </header>
      {isAway && <p role="alert">The sandbox does not respond. This page shows its last known state.</p>}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {notice !== undefined && <p role="status">{notice}</p>}
      <main>
        {view === 'Requests' && (
          <Requests requests={requests} first={path[0]} info={info} surfaces={surfaces} change={change} />
        )}
        {view === 'World' && docKey === undefined && (
          <Browse key={`${collection} ${tenant}`} name={collection} turn={turn} tenant={tenant} />
        )}
        {view === 'World' && docKey !== undefined && (
          <DocumentPage key={`${collection} ${docKey}`} collection={collection} docKey={docKey} {...doing} />
        )}
        {view === 'Make' && info !== undefined && <Make {...doing} info={info} />}
        {view === 'Work' && <Work {...doing} />}
        {view === 'Queue' && <Queue turn={turn} change={change} />}
        {view === 'Time' && head !== undefined && (
          <div class="columns">
            <Clock now={head.now} pace={head.pace} turn={turn} change={change} />
            <Snapshots turn={turn} change={change} />
          </div>
        )}
        {view === 'Faults' && head !== undefined && (
          <div class="columns">
            <div>
              <Faults turn={turn} change={change} surfaces={surfaces} />
              <Tokens change={change} clients={clients} />
            </div>
            <Limits mode={head.limits} turn={turn} change={change} />
          </div>
        )}
        {view === 'Connect' && info !== undefined && <Connect info={info} />}
      </main>
      <footer>
        Keys: <kbd>1</kbd> to <kbd>8</kbd> open a view, <kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> move
        between rows, <kbd>Enter</kbd> opens a row.
      </footer>
    </>
  );
}

render(<Dashboard />, document.body);

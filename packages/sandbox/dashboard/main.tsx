import { type JSX, render } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { control, type Info, type Surface } from './api.ts';
import { Connect } from './connect.tsx';
import { Faults, Limits, Tokens } from './faults.tsx';
import { Make } from './make.tsx';
import { Queue } from './queue.tsx';
import { Requests, useRequests } from './requests.tsx';
import { Clock, Snapshots } from './time.tsx';
import type { Change } from './ui.tsx';
import { Work } from './work.tsx';
import { Browse } from './world.tsx';

const refreshInMs = 2000;

interface Head {
  readonly now: string;
  readonly limits: 'real' | 'off';
}

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
    const found = await Promise.all([
      control<{ readonly now: string }>('GET', 'clock'),
      control<{ readonly mode: 'real' | 'off' }>('GET', 'limits'),
    ]).catch(() => undefined);
    // Ignore responses that a later request has overtaken.
    if (mine !== latest.current) return;
    setAway(found === undefined);
    if (found !== undefined) setHead({ now: found[0].now, limits: found[1].mode });
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

const views = ['Requests', 'World', 'Make', 'Work', 'Queue', 'Time', 'Faults', 'Connect'] as const;
type View = (typeof views)[number];

/** The view of a fragment such as `#/world?tenant=acme_web`. */
const viewOf = (hash: string): View =>
  views.find((view) => view.toLowerCase() === /^#\/?(\w*)/.exec(hash)?.[1]) ?? 'Requests';

const tenantOf = (hash: string): string => new URLSearchParams(hash.split('?')[1] ?? '').get('tenant') ?? '';

function useView(): { readonly view: View; readonly tenant: string } {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const onHash = (): void => setHash(location.hash);
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return { view: viewOf(hash), tenant: tenantOf(hash) };
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
  const { view, tenant } = useView();
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
            <time dateTime={head.now}>{head.now.slice(0, 19).replace('T', ' ')}</time>
            <span class="tag other">limits {head.limits}</span>
          </p>
        )}
      </header>
      {isAway && <p role="alert">The sandbox does not respond. This page shows its last known state.</p>}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {notice !== undefined && <p role="status">{notice}</p>}
      <main>
        {view === 'Requests' && <Requests requests={requests} info={info} surfaces={surfaces} />}
        {view === 'World' && <Browse key={tenant} turn={turn} tenant={tenant} info={info} change={change} />}
        {view === 'Make' && info !== undefined && <Make info={info} surfaces={surfaces} change={change} />}
        {view === 'Work' && <Work turn={turn} change={change} />}
        {view === 'Queue' && <Queue turn={turn} change={change} />}
        {view === 'Time' && head !== undefined && (
          <div class="columns">
            <Clock now={head.now} turn={turn} change={change} />
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

import { type JSX, render } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Controls } from './controls.tsx';
import { Requests } from './requests.tsx';
import { type Change, Lists, readWorld, type WorldView } from './world.tsx';

const refreshInMs = 2000;

/** Polls the world while the page is visible. */
function useWorld(): {
  readonly view: WorldView | undefined;
  readonly isAway: boolean;
  readonly refresh: () => Promise<void>;
} {
  const [view, setView] = useState<WorldView>();
  const [isAway, setAway] = useState(false);
  const turn = useRef(0);
  const refresh = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    // Ignore responses that a later request has overtaken.
    const told = await readWorld().catch(() => undefined);
    if (mine !== turn.current) return;
    setAway(told === undefined);
    if (told !== undefined) setView(told);
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async (): Promise<void> => {
      if (!document.hidden) await refresh();
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
  }, [refresh]);
  return { view, isAway, refresh };
}

/** Runs changes one after the other. Ignores a change whose name is pending, as after a double click. */
function useChanges(refresh: () => Promise<void>): {
  readonly change: Change;
  readonly problem: string | undefined;
  readonly notice: string | undefined;
} {
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const atWork = useRef(new Set<string>());
  const last = useRef(Promise.resolve());
  const change: Change = (name, run) => {
    if (atWork.current.has(name)) return;
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
      atWork.current.delete(name);
    };
    atWork.current.add(name);
    last.current = last.current.then(work);
  };
  return { change, problem, notice };
}

function Dashboard(): JSX.Element {
  const { view, isAway, refresh } = useWorld();
  const { change, problem, notice } = useChanges(refresh);
  return (
    <>
      <header>
        <h1>Sandbox</h1>
      </header>
      {isAway && <p role="alert">The sandbox does not respond. This page shows its last known state.</p>}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {notice !== undefined && <p role="status">{notice}</p>}
      <main>
        <div>
          {view !== undefined && <Controls view={view} change={change} />}
          <Requests />
        </div>
        <div>{view !== undefined && <Lists view={view} change={change} />}</div>
      </main>
    </>
  );
}

render(<Dashboard />, document.body);

import { type JSX, render } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Controls } from './controls.tsx';
import { Requests } from './requests.tsx';
import { Lists, readWorld, type WorldView } from './world.tsx';

const refreshInMs = 2000;

function Dashboard(): JSX.Element {
  const [view, setView] = useState<WorldView>();
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [isAway, setAway] = useState(false);
  const refresh = useCallback(async () => {
    try {
      setView(await readWorld());
      setAway(false);
    } catch {
      setAway(true);
    }
  }, []);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), refreshInMs);
    return () => clearInterval(timer);
  }, [refresh]);
  const change = (run: () => Promise<unknown>): void => {
    setProblem(undefined);
    setNotice(undefined);
    void run()
      .then((said) => typeof said === 'string' && setNotice(said))
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .then(refresh);
  };
  return (
    <>
      <header>
        <h1>Sandbox</h1>
      </header>
      {isAway && <p role="alert">The sandbox does not respond. What is shown is as it was.</p>}
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

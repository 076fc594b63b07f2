import { type JSX, render } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Controls } from './controls.tsx';
import { Requests } from './requests.tsx';
import { Lists, readWorld, type WorldView } from './world.tsx';

const refreshInMs = 2000;

function Dashboard(): JSX.Element {
  const [view, setView] = useState<WorldView>();
  const [problem, setProblem] = useState<string>();
  const refresh = useCallback(async () => {
    try {
      setView(await readWorld());
    } catch (error) {
      setProblem(String(error));
    }
  }, []);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), refreshInMs);
    return () => clearInterval(timer);
  }, [refresh]);
  const change = (run: () => Promise<unknown>): void => {
    setProblem(undefined);
    void run()
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .then(refresh);
  };
  return (
    <>
      <header>
        <h1>Sandbox</h1>
      </header>
      {problem !== undefined && <p role="alert">{problem}</p>}
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

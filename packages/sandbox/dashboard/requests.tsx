import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { control, curlOf, type Exchange } from './api.ts';

const pollInMs = 1000;
const mostShown = 200;

/** Requests as they come, newest first. */
function useRequests(): readonly Exchange[] {
  const [shown, setShown] = useState<readonly Exchange[]>([]);
  useEffect(() => {
    let [latest, run, isOver] = [0, '', false];
    const poll = async (): Promise<void> => {
      try {
        if (document.hidden) return;
        const told = await control<{
          readonly requests: readonly Exchange[];
          readonly latest: number;
          readonly run: string;
        }>('GET', `requests?after=${latest}`);
        // A restarted sandbox counts from 1 again.
        const isAnother = run !== '' && told.run !== run;
        run = told.run;
        latest = isAnother ? 0 : told.latest;
        if (isAnother) setShown([]);
        else if (told.requests.length > 0)
          setShown((before) => [...told.requests.toReversed(), ...before].slice(0, mostShown));
      } catch {
        // The sandbox may be restarting.
      } finally {
        if (!isOver) setTimeout(() => void poll(), pollInMs);
      }
    };
    void poll();
    return () => {
      isOver = true;
    };
  }, []);
  return shown;
}

/** Of whatever was sent as a URL. */
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

const kindOf = (status: number): string => (status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'refused' : 'good');

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const toldInMs = 2000;

function CopyButton({ one }: { readonly one: Exchange }): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const command = curlOf(one);
    try {
      await navigator.clipboard.writeText(command);
    } catch {
      // Browsers have no clipboard for pages that came by http from another machine.
      prompt('Copy this command', command);
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), toldInMs);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy as curl'}
    </button>
  );
}

function Details({ one }: { readonly one: Exchange }): JSX.Element {
  return (
    <div class="details">
      {one.refusal !== undefined && (
        <div class="why">
          <strong>{one.refusal.code}</strong> {one.refusal.message}
          {one.refusal.rule !== undefined && ` (${one.refusal.rule})`}
          <ul>
            {one.refusal.fields.map(({ field, message }) => (
              <li>
                <code>{field}</code> {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <CopyButton one={one} />
      {one.request !== undefined && <pre aria-label="Request body">{pretty(one.request)}</pre>}
      {one.response !== undefined && <pre aria-label="Response body">{pretty(one.response)}</pre>}
    </div>
  );
}

export function Requests(): JSX.Element {
  const requests = useRequests();
  const [filter, setFilter] = useState('');
  const wanted = filter.toLowerCase();
  const shown = requests.filter((one) =>
    `${one.operation} ${one.method} ${one.url} ${one.status}`.toLowerCase().includes(wanted),
  );
  return (
    <section>
      <h2>Requests</h2>
      <input
        type="search"
        placeholder="Filter by operation, path or status"
        aria-label="Filter requests"
        onInput={(event) => setFilter(event.currentTarget.value)}
      />
      {shown.length === 0 && <p class="none">{requests.length === 0 ? 'None yet.' : 'No matching requests.'}</p>}
      <ol class="rows">
        {shown.map((one) => (
          <li key={one.id}>
            <details>
              <summary>
                <span class={`status ${kindOf(one.status)}`}>{one.status === 0 ? 'cut' : one.status}</span> {one.method}{' '}
                <span class="path">{pathOf(one.url)}</span> <small>{one.operation}</small>{' '}
                <small>{one.time.slice(11, 19)}</small>
              </summary>
              <Details one={one} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

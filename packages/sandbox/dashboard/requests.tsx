import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { control, curlOf, type Exchange, type Info, readPageData, sdkOf } from './api.ts';
import { envOf } from './lists.tsx';
import { kindOf, pathOf, SendForm } from './send.tsx';
import { Button, Code, Copy, Options, Panel, Table, useShared } from './ui.tsx';

const pollInMs = 1000;
const mostShown = 200;

/** Requests as they come, newest first. */
export function useRequests(): readonly Exchange[] {
  const [shown, setShown] = useState<readonly Exchange[]>([]);
  useEffect(() => {
    let [latest, run, isOver] = [0, '', false];
    const poll = async (): Promise<void> => {
      try {
        if (document.hidden) return;
        const found = await control<{
          readonly requests: readonly Exchange[];
          readonly latest: number;
          readonly run: string;
        }>('GET', `requests?after=${latest}`);
        // A restarted sandbox counts from 1 again.
        const isAnother = run !== '' && found.run !== run;
        run = found.run;
        latest = isAnother ? 0 : found.latest;
        if (isAnother) setShown([]);
        else if (found.requests.length > 0)
          setShown((before) => [...found.requests.toReversed(), ...before].slice(0, mostShown));
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

/** Why a request was refused, with buttons that end a 429. */
function Refusal({ one, refusal }: { readonly one: Exchange; readonly refusal: NonNullable<Exchange['refusal']> }) {
  const { change } = useShared();
  const { code, message, rule, fields } = refusal;
  const [statement, setStatement] = useState<string>();
  useEffect(() => {
    const known = `Operation ${rule} states it in its description.`;
    if (rule !== undefined)
      readPageData().then(
        ({ rules }) => setStatement(rules[rule] ?? known),
        () => undefined,
      );
  }, [rule]);
  const inS = Number(one.response_headers['retry-after'] ?? 60);
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    'Reset counted calls': () => control('DELETE', 'windows'),
    'Turn limits off': () => control('PUT', 'limits', { mode: 'off' }),
    [`Jump ${inS} s ahead`]: () => control('POST', 'clock', { advance: `PT${inS}S` }),
  };
  return (
    <div role="note">
      <strong>{code}</strong> {message}
      {one.caller !== undefined && <p>Sent with the credential of {one.caller}.</p>}
      {one.status === 429 && (
        <div class="buttons">
          {Object.entries(acts).map(([label, run]) => (
            <Button label={label} run={() => change(label, async () => (await run(), `${label}: done.`))} />
          ))}
        </div>
      )}
      {rule !== undefined && (
        <details>
          <summary>Rule {rule}</summary>
          {statement}
        </details>
      )}
      {fields.length > 0 && (
        <ul>
          {fields.map((one) => (
            <li>
              <code>{one.field}</code> {one.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The headers and the body of a message. */
const messageOf = (label: string, headers: Readonly<Record<string, string>>, body: string | undefined): JSX.Element => (
  <>
    <Code
      label={`${label} headers`}
      text={Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n')}
    />
    {body !== undefined && <Code label={`${label} body`} text={body} />}
  </>
);

function Details({ one }: { readonly one: Exchange }): JSX.Element {
  const { info, surfaces } = useShared();
  const code = info === undefined ? undefined : sdkOf(one, surfaces, info);
  return (
    <>
      {one.refusal !== undefined && <Refusal one={one} refusal={one.refusal} />}
      <div class="buttons">
        <Copy text={curlOf(one)} label="Copy as curl" />
        {code !== undefined && <Copy text={code} label="Copy as SDK code" />}
        <Copy text={one.url} label="Copy URL" />
      </div>
      {info !== undefined && <SendForm one={one} info={info} />}
      <div class="columns">
        <div>
          <h3>
            Request <small>{one.caller === undefined ? 'of an unknown caller' : `of ${one.caller}`}</small>
          </h3>
          {messageOf('Request', one.request_headers, one.request)}
        </div>
        <div>
          <h3>
            Response <small>{one.duration_ms} ms</small>
          </h3>
          {messageOf('Response', one.response_headers, one.response)}
        </div>
      </div>
      {code !== undefined && (
        <details>
          <summary>SDK code</summary>
          <Code label="SDK code" text={code} />
        </details>
      )}
    </>
  );
}

/** A command that gets a token and lists orders. */
const firstCall = ({ urls, credentials: { seller } }: Info): string =>
  `TOKEN=$(curl -s ${urls.auth_url}/oauth/token -d grant_type=client_credentials -d client_id=${seller.client_id} -d client_secret=${seller.client_secret} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
curl -s "${urls.base_url}/api/v2/orders?limit=5" -H "authorization: Bearer $TOKEN"`;

const kinds: Readonly<Record<string, string>> = { All: '', Successful: 'good', Refused: 'refused', Failed: 'bad' };

interface RequestsProps {
  readonly requests: readonly Exchange[];
  /** Request that is open at first. */
  readonly first: string | undefined;
}

export function Requests({ requests, first }: RequestsProps): JSX.Element {
  const { info } = useShared();
  const [filter, setFilter] = useState('');
  const [kind, setKind] = useState('All');
  const wanted = filter.toLowerCase();
  const shown = requests.filter((one) => {
    const { operation, caller, method, url, status, request, response } = one;
    const text = [operation, caller, method, url, status, request, response].join(' ').toLowerCase();
    return kindOf(status).includes(kinds[kind] ?? '') && text.includes(wanted);
  });
  return (
    <Panel title="Requests" note={`${shown.length} of the latest ${requests.length}`}>
      {requests.length === 0 && info !== undefined && (
        <ol>
          <li>
            Copy these addresses and credentials into your <code>.env</code>:{' '}
            <Copy text={envOf(info)} label="Copy .env" />
          </li>
          <li>
            Run your program, or this: <Copy text={firstCall(info)} label="Copy a first call" />
          </li>
          <li>
            Watch its requests here. <a href="#/make">Make</a> what your program needs.
          </li>
        </ol>
      )}
      <div class="buttons">
        <input
          type="search"
          placeholder="Search operation, path, status or body"
          aria-label="Filter requests"
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
        <select aria-label="Kind of requests" onChange={(event) => setKind(event.currentTarget.value)}>
          <Options of={Object.keys(kinds)} />
        </select>
      </div>
      <Table
        key={`${kind} ${wanted} ${first} ${requests.length > 0}`}
        label="Requests"
        isLog
        first={first}
        rows={shown}
        keyOf={({ id }) => String(id)}
        none={requests.length === 0 ? 'None yet.' : 'No matching requests.'}
        narrow={2}
        columns={{
          Status: ({ status }) => <span class={`tag ${kindOf(status)}`}>{status === 0 ? 'cut' : status}</span>,
          Request: ({ method, url }) => (
            <>
              <b>{method}</b> <span class="path">{pathOf(url)}</span>
            </>
          ),
          Operation: ({ operation }) => operation,
          Caller: ({ caller }) => caller,
          Took: ({ duration_ms }) => `${duration_ms} ms`,
          Time: ({ time }) => time.slice(11, 19),
        }}
        details={(one) => <Details one={one} />}
      />
    </Panel>
  );
}

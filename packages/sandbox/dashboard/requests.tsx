import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { control, curlOf, type Exchange, type Info, rolesOf, sdkOf, send, type Sent, type Surface } from './api.ts';
import { envOf } from './connect.tsx';
import { type Change, Code, Copy, Panel, Table } from './ui.tsx';

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

/** The path as it was sent, or the whole URL of another host. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?#]*(?=\/)/, '');

/** Whether the browser sends this path as it is, and not to the control API. */
function isRepeatable(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname, search } = new URL(url);
  return pathname + search === pathOf(url) && !pathname.startsWith('/__sandbox');
}

const kindOf = (status: number): string => (status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'refused' : 'good');

const headersText = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Sends a request again as a caller of one's choice, because credentials aren't kept. */
function Replay({ one, info }: { readonly one: Exchange; readonly info: Info }): JSX.Element {
  const roles = rolesOf(info);
  const usual = ['channel-platform', 'account'].includes(one.surface ?? '')
    ? 'Connector (hub)'
    : one.surface === 'hub'
      ? 'Seller (hub)'
      : (roles.find(({ name }) => name.startsWith(one.surface?.endsWith('operator') ? 'Operator' : 'Shop'))?.name ??
        '');
  const [name, setName] = useState(usual);
  const [sent, setSent] = useState<Sent>();
  const isWhole = one.request_cut !== true && (one.content_type ?? 'json').includes('json') && isRepeatable(one.url);
  const replay = async (): Promise<void> => {
    const role = roles.find((candidate) => candidate.name === name) ?? roles[0];
    if (role === undefined) return;
    const body = one.request === undefined ? {} : { body: one.request };
    setSent(await send(role, info, { method: one.method, path: pathOf(one.url), ...body }));
  };
  return (
    <>
      <div class="buttons">
        <label>
          As{' '}
          <select
            aria-label="Caller of the replay"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          >
            {roles.map((role) => (
              <option>{role.name}</option>
            ))}
          </select>
        </label>
        <button type="button" disabled={!isWhole} onClick={() => void replay()}>
          Replay
        </button>
        {!isWhole && (
          <small>The body is too long or not JSON, or a browser would change the path. Copy it as curl instead.</small>
        )}
      </div>
      {sent !== undefined && (
        <>
          <h3>
            Replayed: <span class={`tag ${kindOf(sent.status)}`}>{sent.status}</span>
          </h3>
          <Code label="Response of the replay" text={sent.text.slice(0, 4000)} />
        </>
      )}
    </>
  );
}

/** Buttons that end a 429. */
function LimitActs({
  retryAfterInS,
  change,
}: {
  readonly retryAfterInS: number;
  readonly change: Change;
}): JSX.Element {
  const acts = [
    ['Reset counted calls', () => control('DELETE', 'windows')],
    ['Turn limits off', () => control('PUT', 'limits', { mode: 'off' })],
    [`Jump ${retryAfterInS} s ahead`, () => control('POST', 'clock', { advance: `PT${retryAfterInS}S` })],
  ] as const;
  return (
    <div class="buttons">
      {acts.map(([label, run]) => (
        <button type="button" onClick={() => change(label, async () => (await run(), `${label}: done.`))}>
          {label}
        </button>
      ))}
    </div>
  );
}

interface DetailsProps {
  readonly one: Exchange;
  readonly info: Info | undefined;
  readonly surfaces: readonly Surface[];
  readonly change: Change;
}

function Details({ one, info, surfaces, change }: DetailsProps): JSX.Element {
  const { refusal } = one;
  const code = info === undefined ? undefined : sdkOf(one, surfaces, info);
  return (
    <>
      {refusal !== undefined && (
        <div class="why" role="note">
          <strong>{refusal.code}</strong> {refusal.message}
          {one.caller !== undefined && <p>Sent with the credential of {one.caller}.</p>}
          {one.status === 429 && (
            <LimitActs retryAfterInS={Number(one.response_headers['retry-after'] ?? 60)} change={change} />
          )}
          {refusal.rule !== undefined && (
            <details>
              <summary>Rule {refusal.rule}</summary>
              {pageData.rules[refusal.rule] ?? `Operation ${refusal.rule} states it in its description.`}
            </details>
          )}
          {refusal.fields.length > 0 && (
            <ul>
              {refusal.fields.map(({ field, message }) => (
                <li>
                  <code>{field}</code> {message}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div class="buttons">
        <Copy text={curlOf(one)} label="Copy as curl" />
        {code !== undefined && <Copy text={code} label="Copy as SDK code" />}
        <Copy text={one.url} label="Copy URL" />
      </div>
      {info !== undefined && <Replay one={one} info={info} />}
      <div class="halves">
        <div>
          <h3>
            Request <small>{one.caller === undefined ? 'of an unknown caller' : `of ${one.caller}`}</small>
          </h3>
          <Code label="Request headers" text={headersText(one.request_headers)} />
          {one.request !== undefined && <Code label="Request body" text={one.request} />}
        </div>
        <div>
          <h3>
            Response <small>{one.duration_ms} ms</small>
          </h3>
          <Code label="Response headers" text={headersText(one.response_headers)} />
          {one.response !== undefined && <Code label="Response body" text={one.response} />}
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

const kinds = ['All', 'Successful', 'Refused', 'Failed'] as const;
const kindNames: Readonly<Record<string, (typeof kinds)[number]>> = {
  good: 'Successful',
  refused: 'Refused',
  bad: 'Failed',
};

interface RequestsProps extends Omit<DetailsProps, 'one'> {
  readonly requests: readonly Exchange[];
  /** Request that is open at first. */
  readonly first: string | undefined;
}

export function Requests({ requests, first, ...parts }: RequestsProps): JSX.Element {
  const [filter, setFilter] = useState('');
  const [kind, setKind] = useState<string>('All');
  const wanted = filter.toLowerCase();
  const shown = requests.filter(
    (one) =>
      (kind === 'All' || kindNames[kindOf(one.status)] === kind) &&
      `${one.operation} ${one.caller ?? ''} ${one.method} ${one.url} ${one.status} ${one.request ?? ''} ${one.response ?? ''}`
        .toLowerCase()
        .includes(wanted),
  );
  return (
    <Panel title="Requests" note={`${shown.length} of the latest ${requests.length}`}>
      {requests.length === 0 && parts.info !== undefined && (
        <ol>
          <li>
            Copy these addresses and credentials into your <code>.env</code>:{' '}
            <Copy text={envOf(parts.info)} label="Copy .env" />
          </li>
          <li>
            Run your program, or this: <Copy text={firstCall(parts.info)} label="Copy a first call" />
          </li>
          <li>
            Watch its requests here. <a href="#/make">Make</a> what your program needs.
          </li>
        </ol>
      )}
      <div class="filters">
        <input
          type="search"
          placeholder="Search operation, path, status or body"
          aria-label="Filter requests"
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
        <select aria-label="Kind of requests" onChange={(event) => setKind(event.currentTarget.value)}>
          {kinds.map((one) => (
            <option>{one}</option>
          ))}
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
        columns={[
          {
            title: 'Status',
            show: ({ status }) => <span class={`tag ${kindOf(status)}`}>{status === 0 ? 'cut' : status}</span>,
          },
          {
            title: 'Request',
            show: ({ method, url }) => (
              <>
                <b>{method}</b> <span class="path">{pathOf(url)}</span>
              </>
            ),
          },
          { title: 'Operation', show: ({ operation }) => operation, isWide: true },
          { title: 'Caller', show: ({ caller }) => caller, isWide: true },
          { title: 'Took', show: ({ duration_ms }) => `${duration_ms} ms`, isWide: true },
          { title: 'Time', show: ({ time }) => time.slice(11, 19), isWide: true },
        ]}
        details={(one) => <Details one={one} {...parts} />}
      />
    </Panel>
  );
}

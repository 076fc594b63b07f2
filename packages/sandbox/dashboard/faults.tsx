import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { control, type Surface } from './api.ts';
import { type Change, fieldsOf, Panel, Table, usePoll } from './ui.tsx';

interface Fault {
  readonly id: string;
  readonly operation: string;
  readonly status?: number;
  readonly retry_after?: number;
  readonly delay_ms?: number;
  readonly drop?: boolean | string;
  readonly times: number;
}

const presets: readonly (readonly [string, Omit<Fault, 'id' | 'operation' | 'times'>])[] = [
  ['429, retry after 5 s', { status: 429, retry_after: 5 }],
  ['503', { status: 503 }],
  ['500', { status: 500 }],
  ['Slow: 3 s', { delay_ms: 3000 }],
  ['Cut before it runs', { drop: 'request' }],
  ['Cut after it ran', { drop: 'response' }],
];

const effectOf = ({ status, retry_after, delay_ms, drop }: Fault): string =>
  [
    status === undefined ? '' : String(status),
    retry_after === undefined ? '' : `retry after ${retry_after} s`,
    delay_ms === undefined ? '' : `${delay_ms} ms late`,
    drop === undefined || drop === false ? '' : `cut ${drop === 'response' ? 'after it ran' : 'before it runs'}`,
  ]
    .filter(Boolean)
    .join(', ');

interface FaultsProps {
  readonly turn: number;
  readonly change: Change;
  readonly surfaces: readonly Surface[];
}

export function Faults({ turn, change, surfaces }: FaultsProps): JSX.Element {
  const faults = usePoll<{ readonly faults: readonly Fault[] }>('faults', turn)?.faults ?? [];
  const [effect, setEffect] = useState('0');
  const submit = (event: SubmitEvent): void => {
    const { operation, preset = '', status, times } = fieldsOf(event);
    const fault = { operation, ...(presets[Number(preset)]?.[1] ?? { status: Number(status) }), times: Number(times) };
    change(`add fault ${JSON.stringify(fault)}`, () => control('POST', 'faults', fault));
  };
  const ids = [...new Set(surfaces.flatMap(({ operations }) => operations.map(({ id }) => id)))];
  return (
    <Panel title="Faults" note={String(faults.length)}>
      <form class="step" onSubmit={submit} aria-label="Add a fault">
        <label>
          Operation
          <input name="operation" required defaultValue="*" aria-label="Operation of the fault" list="operations" />
        </label>
        <datalist id="operations">
          {ids.map((id) => (
            <option value={id} />
          ))}
        </datalist>
        <label>
          Effect
          <select
            name="preset"
            aria-label="Effect of the fault"
            onChange={(event) => setEffect(event.currentTarget.value)}
          >
            {presets.map(([label], i) => (
              <option value={i}>{label}</option>
            ))}
            <option value="-1">Another status</option>
          </select>
        </label>
        {effect === '-1' && (
          <label>
            Status
            <input
              name="status"
              type="number"
              min="200"
              max="599"
              defaultValue="502"
              aria-label="Status of the fault"
            />
          </label>
        )}
        <label>
          Calls
          <input name="times" type="number" min="1" defaultValue="1" aria-label="How many calls meet the fault" />
        </label>
        <div class="buttons">
          <button type="submit" class="main">
            Add fault
          </button>
          <button type="button" onClick={() => change('clear faults', () => control('DELETE', 'faults'))}>
            Clear faults
          </button>
        </div>
      </form>
      <Table
        label="Faults"
        rows={faults}
        keyOf={({ id }) => id}
        none="No faults. The next calls work."
        columns={[
          { title: 'Operation', show: ({ operation }) => <code>{operation}</code> },
          { title: 'Effect', show: effectOf },
          { title: 'Calls left', show: ({ times }) => times },
          {
            title: '',
            show: ({ id }) => (
              <button type="button" class="small" onClick={() => change(id, () => control('DELETE', `faults/${id}`))}>
                Remove
              </button>
            ),
          },
        ]}
      />
    </Panel>
  );
}

interface Window {
  readonly key: string;
  readonly windows: readonly { readonly calls: number; readonly requests: number; readonly period_in_s: number }[];
}

interface LimitsProps extends Omit<FaultsProps, 'surfaces'> {
  readonly mode: 'real' | 'off';
}

export function Limits({ mode, turn, change }: LimitsProps): JSX.Element {
  const windows = usePoll<{ readonly windows: readonly Window[] }>('windows', turn, 1000)?.windows ?? [];
  const other = mode === 'real' ? 'off' : 'real';
  return (
    <Panel title="Limits" note={mode}>
      <div class="buttons">
        <button
          type="button"
          onClick={({ detail }) => {
            // The second press of two finds the way back under the same finger.
            if (detail < 2) change('limits', () => control('PUT', 'limits', { mode: other }));
          }}
        >
          Switch limits to {other}
        </button>
        <button type="button" onClick={() => change('windows', () => control('DELETE', 'windows'))}>
          Reset counted calls
        </button>
      </div>
      <Table
        label="Usage of limits"
        rows={windows}
        keyOf={({ key }) => key}
        none={mode === 'real' ? 'No calls were counted yet.' : 'Calls are counted while limits are real.'}
        columns={[
          {
            title: 'Usage',
            show: ({ key, windows: all }) =>
              all.map(({ calls, requests, period_in_s }) => (
                <div>
                  <meter
                    min={0}
                    max={requests}
                    value={calls}
                    low={requests * 0.7}
                    high={requests * 0.99}
                    optimum={0}
                    aria-label={key.replaceAll('|', ' ')}
                  />{' '}
                  {calls} of {requests} in {period_in_s} s
                </div>
              )),
          },
          { title: 'Operation', show: ({ key }) => <b>{key.split('|')[1]}</b> },
          { title: 'Counted for', show: ({ key }) => <code>{key.split('|').slice(2).join(' ')}</code>, isWide: true },
        ]}
      />
    </Panel>
  );
}

async function revoke(clientId: string): Promise<string> {
  const only = clientId === '' ? {} : { client_id: clientId };
  const { revoked } = await control<{ readonly revoked: number }>('POST', 'tokens/revoke', only);
  return revoked === 1 ? 'One token was revoked.' : `${revoked} tokens were revoked.`;
}

interface TokensProps {
  readonly change: Change;
  readonly clients: readonly string[];
}

export function Tokens({ change, clients }: TokensProps): JSX.Element {
  const submit = (event: SubmitEvent): void => {
    const { client_id: clientId = '' } = fieldsOf(event);
    change(`revoke ${clientId}`, () => revoke(clientId));
  };
  return (
    <Panel title="Tokens">
      <form class="filters" onSubmit={submit}>
        <select name="client_id" aria-label="Client">
          <option value="">All clients</option>
          {clients.map((client) => (
            <option>{client}</option>
          ))}
        </select>
        <button type="submit">Revoke tokens</button>
      </form>
    </Panel>
  );
}

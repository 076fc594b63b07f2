import type { JSX } from 'preact';
import type { Fault } from '../src/http/faults.ts';
import type { WindowView } from '../src/http/limits.ts';
import { control } from './api.ts';
import { Form } from './form.tsx';
import type { Doc } from './steps.ts';
import { Button, counted, fieldsOf, List, Options, Panel, useShared } from './ui.tsx';

const presets: Readonly<Record<string, Partial<Fault>>> = {
  '429, retry after 5 s': { status: 429, retry_after: 5 },
  'Status 503': { status: 503 },
  'Status 500': { status: 500 },
  'Slow: 3 s': { delay_ms: 3000 },
  'Cut before it runs': { drop: 'request' },
  'Cut after it ran': { drop: 'response' },
};

const effectOf = ({ status, retry_after, delay_ms, drop = false }: Fault): string =>
  [
    status ?? '',
    retry_after === undefined ? '' : `retry after ${retry_after} s`,
    delay_ms === undefined ? '' : `${delay_ms} ms late`,
    drop === false ? '' : `cut ${drop === 'response' ? 'after it ran' : 'before it runs'}`,
  ]
    .filter(Boolean)
    .join(', ');

function Faults(): JSX.Element {
  const { change, surfaces } = useShared();
  const properties = {
    operation: { type: 'string', examples: new Set(surfaces.flatMap((one) => one.operations.map(({ id }) => id))) },
    effect: { enum: Object.keys(presets) },
    calls: { type: 'integer' },
    another_status: { type: 'integer' },
  };
  const add = ([{ operation, effect, calls: times, another_status: status } = {}]: readonly Doc[]): void => {
    const effects = status === undefined ? presets[String(effect)] : { status };
    const fault = { operation, times, ...effects } as Fault;
    change(`add fault ${JSON.stringify(fault)}`, async () => {
      await control('POST', 'faults', fault);
      return `${fault.operation}: ${effectOf(fault)}, for ${counted(fault.times, 'call')}.`;
    });
  };
  return (
    <List<Fault & { readonly id: string }>
      title="Faults"
      path="faults"
      keyOf={({ id }) => id}
      none="No faults. The next calls work."
      columns={{
        Operation: ({ operation }) => <code>{operation}</code>,
        Effect: effectOf,
        'Calls left': ({ times }) => times,
        '': ({ id }) => (
          <Button class="small" label="Remove" run={() => change(id, () => control('DELETE', `faults/${id}`))} />
        ),
      }}
    >
      <Form
        label="Add a fault"
        schemas={[{ properties, required: ['operation', 'effect', 'calls'] }]}
        values={[{ operation: '*', effect: '429, retry after 5 s', calls: 1 }]}
        send="Add fault"
        run={add}
      >
        <Button label="Clear faults" run={() => change('clear faults', () => control('DELETE', 'faults'))} />
      </Form>
    </List>
  );
}

function Limits({ mode }: { readonly mode: 'real' | 'off' }): JSX.Element {
  const { change } = useShared();
  const other = mode === 'real' ? 'off' : 'real';
  const toggle = ({ detail }: MouseEvent): void => {
    // The second press of two finds the way back under the same finger.
    if (detail < 2) change('limits', () => control('PUT', 'limits', { mode: other }));
  };
  return (
    <List<WindowView>
      title="Usage of limits"
      path="windows"
      inMs={1000}
      note={() => mode}
      keyOf={({ key }) => key}
      none={mode === 'real' ? 'No calls were counted yet.' : 'Calls are counted while limits are real.'}
      narrow={2}
      columns={{
        Usage: ({ key, windows }) =>
          windows.map(({ calls, requests, period_in_s }) => (
            <div>
              <meter
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
        Operation: ({ key }) => <b>{key.split('|')[1]}</b>,
        'Counted for': ({ key }) => <code>{key.split('|').slice(2).join(' ')}</code>,
      }}
    >
      <div class="buttons">
        <Button label={`Switch limits to ${other}`} run={toggle} />
        <Button label="Reset counted calls" run={() => change('windows', () => control('DELETE', 'windows'))} />
      </div>
    </List>
  );
}

function Tokens(): JSX.Element {
  const { change, info } = useShared();
  const submit = (event: SubmitEvent): void => {
    const { client_id } = fieldsOf(event);
    change(`revoke ${client_id}`, async () => {
      const only = client_id === '' ? {} : { client_id };
      const { revoked } = await control<{ readonly revoked: number }>('POST', 'tokens/revoke', only);
      return revoked === 1 ? 'One token was revoked.' : `${revoked} tokens were revoked.`;
    });
  };
  const { seller, connector, limited } = info?.credentials ?? {};
  return (
    <Panel title="Tokens">
      <form class="buttons" onSubmit={submit}>
        <select name="client_id" aria-label="Client">
          <option value="">All clients</option>
          <Options of={[seller, connector, limited].flatMap((client) => client?.client_id ?? [])} />
        </select>
        <Button label="Revoke tokens" />
      </form>
    </Panel>
  );
}

/** Faults of the next calls, tokens, and the limits with their usage. */
export const FaultsView = ({ mode }: { readonly mode: 'real' | 'off' }): JSX.Element => (
  <div class="columns">
    <div>
      <Faults />
      <Tokens />
    </div>
    <Limits mode={mode} />
  </div>
);

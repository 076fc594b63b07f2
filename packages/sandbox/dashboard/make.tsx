import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Info, mountOf, rolesOf, send, type Sent, type Surface } from './api.ts';
import { StepForm, useKnown } from './form.tsx';
import { makers } from './steps.ts';
import { type Change, Code, Panel } from './ui.tsx';

/** A request as any caller. */
function SendForm({ info, surfaces }: { readonly info: Info; readonly surfaces: readonly Surface[] }): JSX.Element {
  const [sent, setSent] = useState<Sent>();
  const paths = surfaces.flatMap((surface) =>
    surface.operations.map(({ id, method, path }) => ({
      name: `${method} ${id}`,
      path: mountOf(surface, info) + path,
    })),
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const role = rolesOf(info).find(({ name }) => name === form.get('role'));
    const body = String(form.get('body')).trim();
    const call = { method: String(form.get('method')), path: String(form.get('path')), ...(body !== '' && { body }) };
    if (role !== undefined)
      send(role, info, call).then(setSent, (error: unknown) => setSent({ status: 0, text: String(error) }));
  };
  return (
    <form class="step" aria-label="Send a request" onSubmit={submit}>
      <label>
        Act as
        <select name="role" aria-label="Caller">
          {rolesOf(info).map(({ name }) => (
            <option>{name}</option>
          ))}
        </select>
      </label>
      <div class="filters">
        <select name="method" aria-label="Method">
          {['GET', 'POST', 'PUT', 'DELETE'].map((method) => (
            <option>{method}</option>
          ))}
        </select>
        <input name="path" required defaultValue="/hub/api/v2/orders?limit=5" aria-label="Path" list="paths" />
        <datalist id="paths">
          {paths.map(({ name, path }) => (
            <option value={path}>{name}</option>
          ))}
        </datalist>
      </div>
      <label>
        JSON body
        <textarea name="body" rows={5} spellcheck={false} />
      </label>
      <button type="submit" class="main">
        Send
      </button>
      {sent !== undefined && (
        <>
          <p>
            Status <b>{sent.status}</b>
          </p>
          <Code label="Response" text={sent.text.slice(0, 20_000)} />
        </>
      )}
    </form>
  );
}

/** Forms for everything that a world can contain, each with what exists. */
export function Make({
  info,
  surfaces,
  turn,
  change,
}: {
  readonly info: Info;
  readonly surfaces: readonly Surface[];
  readonly turn: number;
  readonly change: Change;
}): JSX.Element {
  const known = useKnown(info, turn);
  const [chosen, setChosen] = useState<string>();
  const [made, setMade] = useState(0);
  if (known === undefined) return <Panel title="Make">Reading the world.</Panel>;
  const isEmpty = known.of('stores').length === 0;
  const label = chosen ?? (isEmpty ? 'Channel and store' : 'Order');
  const maker = makers.find((one) => one.label === label);
  return (
    <div class="columns">
      <Panel title={isEmpty ? 'Create a channel and a store' : 'Make'}>
        {isEmpty && <p>This world is empty. Orders need a channel with a store. Everything else follows from there.</p>}
        <div class="buttons" role="group" aria-label="Kind">
          {makers.map((one) => (
            <button
              type="button"
              aria-pressed={one.label === label}
              disabled={one.set({}, known) === undefined}
              title={
                one.set({}, known) === undefined ? 'The world has nothing yet that it could be made from.' : undefined
              }
              onClick={() => setChosen(one.label)}
            >
              {one.label}
            </button>
          ))}
        </div>
        {maker?.set({}, known) !== undefined && (
          <StepForm
            key={`${label} ${made}`}
            step={maker}
            doc={{}}
            docKey=""
            close={() => setMade(made + 1)}
            known={known}
            surfaces={surfaces}
            change={change}
          />
        )}
      </Panel>
      <Panel title="Send a request">
        <SendForm info={info} surfaces={surfaces} />
      </Panel>
    </div>
  );
}

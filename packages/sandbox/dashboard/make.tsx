import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Info, mountOf, rolesOf, send, type Sent } from './api.ts';
import { StepForm } from './form.tsx';
import { makerOf, makers } from './steps.ts';
import { Button, Code, fieldsOf, Options, Panel, useShared } from './ui.tsx';

/** A request as any caller. */
function SendForm({ info }: { readonly info: Info }): JSX.Element {
  const { surfaces } = useShared();
  const [sent, setSent] = useState<Sent>();
  const submit = (event: SubmitEvent): void => {
    const { role: name, method = '', path = '', body = '' } = fieldsOf(event);
    const role = rolesOf(info).find((one) => one.name === name);
    if (role === undefined) return;
    const call = { method, path, ...(body.trim() !== '' && { body }) };
    send(role, info, call).then(setSent, (error: unknown) => setSent({ status: 0, text: String(error) }));
  };
  return (
    <form class="step" aria-label="Send a request" onSubmit={submit}>
      <label>
        Act as
        <select name="role" aria-label="Caller">
          <Options of={rolesOf(info).map(({ name }) => name)} />
        </select>
      </label>
      <div class="filters">
        <select name="method" aria-label="Method">
          <Options of={['GET', 'POST', 'PUT', 'DELETE']} />
        </select>
        <input name="path" required defaultValue="/hub/api/v2/orders?limit=5" aria-label="Path" list="paths" />
        <datalist id="paths">
          {surfaces.flatMap((surface) =>
            surface.operations.map(({ id, method, path }) => (
              <option value={mountOf(surface, info) + path}>
                {method} {id}
              </option>
            )),
          )}
        </datalist>
      </div>
      <label>
        JSON body
        <textarea name="body" rows={5} spellcheck={false} />
      </label>
      <Button class="main" label="Send" />
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
export function Make({ info }: { readonly info: Info }): JSX.Element {
  const { known } = useShared();
  const [chosen, setChosen] = useState<string>();
  const [made, setMade] = useState(0);
  if (known === undefined) return <Panel title="Make">Reading the world.</Panel>;
  const isEmpty = known.of('stores').length === 0;
  const name = chosen ?? (isEmpty ? 'Channel and store' : 'Order');
  const maker = makerOf(name, known);
  return (
    <div class="columns">
      <Panel title={isEmpty ? 'Create a channel and a store' : 'Make'}>
        {isEmpty && <p>This world is empty. Orders need a channel with a store. Everything else follows from there.</p>}
        <div class="buttons" role="group" aria-label="Kind">
          {makers.map((one) => {
            const isOff = makerOf(one, known) === undefined;
            const title = isOff ? 'The world has nothing yet that it could be made from.' : undefined;
            return (
              <Button label={one} isPressed={one === name} isOff={isOff} title={title} run={() => setChosen(one)} />
            );
          })}
        </div>
        {maker !== undefined && (
          <StepForm key={`${name} ${made}`} {...maker} docKey="" known={known} close={() => setMade(made + 1)} />
        )}
      </Panel>
      <Panel title="Send a request">
        <SendForm info={info} />
      </Panel>
    </div>
  );
}

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Info } from './api.ts';
import { StepForm } from './form.tsx';
import { SendForm } from './send.tsx';
import { makerOf, makers, needs } from './steps.ts';
import { Button, Panel, useShared } from './ui.tsx';

/** Forms for everything that a world can contain, each with what exists. */
export function Make({ info }: { readonly info: Info }): JSX.Element {
  const { known } = useShared();
  const [chosen, setChosen] = useState<string>();
  const [made, setMade] = useState(0);
  if (known === undefined) return <Panel title="Make">Reading the world.</Panel>;
  const isEmpty = known.of('stores').length === 0;
  const name = chosen ?? (isEmpty ? 'Channel and store' : 'Order');
  const maker = makerOf(name, known);
  const off = makers.filter((one) => makerOf(one, known) === undefined);
  return (
    <div class="columns">
      <Panel title={isEmpty ? 'Create a channel and a store' : 'Make'}>
        {isEmpty && <p>This world is empty. Orders need a channel with a store. Everything else follows from there.</p>}
        <div class="buttons" role="group" aria-label="Kind">
          {makers.map((one) => (
            <Button label={one} isPressed={one === name} isOff={off.includes(one)} run={() => setChosen(one)} />
          ))}
        </div>
        {off.length > 0 && <p class="none">{off.map((one) => `${one} needs ${needs[one]}.`).join(' ')}</p>}
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

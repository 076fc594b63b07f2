import type { DemoCall } from '../demo/call.ts';
import { element } from './element.ts';
import { createForm } from './form.ts';

/** Makes a console of a place in the page; the sandbox is loaded when it is first opened. */
export function mount(place: HTMLDetailsElement): void {
  const start = (): void => {
    if (!place.open) return;
    place.removeEventListener('toggle', start);
    open(place).catch((error: unknown) =>
      show(place, element('p', { role: 'alert' }, [`The console does not start: ${String(error)}`])),
    );
  };
  place.addEventListener('toggle', start);
  start();
}

async function open(place: HTMLDetailsElement): Promise<void> {
  show(place, element('p', { role: 'status' }, ['Starting the sandbox …']));
  const { surface = '', operation = '' } = place.dataset;
  const [response, { theWorld }] = await Promise.all([
    fetch(`/console/${surface}/${operation}.json`),
    import('./world.ts'),
  ]);
  if (!response.ok) throw new Error(`no description of ${operation}`);
  const call = (await response.json()) as DemoCall;
  const world = await theWorld();
  show(place, ...createForm(call, world));
}

function show(place: HTMLDetailsElement, ...content: readonly Node[]): void {
  place.querySelector('.console-body')?.replaceChildren(...content);
}

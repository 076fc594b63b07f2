import { element } from './element.ts';

/** Makes a console of a place in the page; everything that it takes is loaded when it is first opened. */
export function mount(place: HTMLDetailsElement): void {
  const start = (): void => {
    if (!place.open) return;
    place.removeEventListener('toggle', start);
    show(place, element('p', { role: 'status' }, ['Starting the sandbox …']));
    formOf(place)
      .then((form) => show(place, ...form))
      .catch((error: unknown) =>
        show(place, element('p', { role: 'alert' }, [`The console does not start: ${String(error)}`])),
      );
  };
  place.addEventListener('toggle', start);
  start();
}

async function formOf({ dataset: { surface = '', operation = '' } }: HTMLElement): Promise<readonly Node[]> {
  const { openForm } = await import('./open-form.ts');
  return openForm(surface, operation);
}

function show(place: HTMLDetailsElement, ...content: readonly Node[]): void {
  place.querySelector('.console-body')?.replaceChildren(...content);
}

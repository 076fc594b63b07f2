import { element } from './element.ts';

/** Turns an element of the page into a console. Its code loads when the console first opens. */
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
  // The page stays in place behind the drawer.
  document.querySelector('.try-link')?.addEventListener('click', (event) => {
    event.preventDefault();
    place.open = true;
    place.querySelector('summary')?.focus({ preventScroll: true });
  });
  // The drawer covers a part of the page: Escape closes it, and the focus returns to what opens it.
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !place.open || document.querySelector('dialog[open]') !== null) return;
    place.open = false;
    place.querySelector('summary')?.focus();
  });
  start();
}

async function formOf({
  dataset: { surface = '', operation = '', method = '' },
}: HTMLElement): Promise<readonly Node[]> {
  const { openForm } = await import('./open-form.ts');
  return openForm(surface, operation, method);
}

function show(place: HTMLDetailsElement, ...content: readonly Node[]): void {
  place.querySelector('.console-body')?.replaceChildren(...content);
}

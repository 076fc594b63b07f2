import {
  createLite,
  shipmentsSetShippingMethod,
} from '@tradelane/basket/lite';
import { BadRequestError } from '@tradelane/core/errors';
import type { PageSettings } from './basket.ts';

const readSettings = async (): Promise<PageSettings> =>
  (await fetch('/settings')).json() as Promise<PageSettings>;
const { siteId, basketId, shipmentId, methods } = await readSettings();
const lite = createLite({
  baseUrl: `${location.origin}/service`,
  // Runs before each call and after a 401, so that the page gets a new
  // token when the old one expires.
  auth: { token: async () => (await readSettings()).token },
  deadlineInMs: 3_000,
});

const message = document.querySelector('output');
if (!message) throw new Error('The page needs an <output> element.');
let running = { abort: new AbortController(), ended: Promise.resolve() };

async function save(
  id: string,
  before: Promise<void>,
  signal: AbortSignal,
  button: HTMLButtonElement,
): Promise<void> {
  await before;
  if (signal.aborted) return;
  try {
    await shipmentsSetShippingMethod(
      lite,
      basketId,
      shipmentId,
      { id },
      { siteId },
      { signal },
    );
    for (const other of document.querySelectorAll('button'))
      other.ariaPressed = String(other === button);
    message!.textContent = 'Saved.';
  } catch (error) {
    if (signal.aborted) return;
    const reason =
      error instanceof BadRequestError ? error.serverMessage : undefined;
    message!.textContent =
      reason ?? 'Your choice was not saved. Try again.';
  }
}

for (const id of methods) {
  const button = document.createElement('button');
  button.textContent = id;
  // A newer choice aborts the one in progress, and is sent when that one
  // has ended.
  button.addEventListener('click', () => {
    running.abort.abort();
    const abort = new AbortController();
    message.textContent = 'Saving …';
    running = {
      abort,
      ended: save(id, running.ended, abort.signal, button),
    };
  });
  message.before(button);
}

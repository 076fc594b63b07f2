import {
  createLite,
  shipmentsSetShippingMethod,
} from '@tradelane/basket/lite';
import { BadRequestError } from '@tradelane/core/errors';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('shipping');
if (!root)
  throw new Error('The page needs an element with the ID "shipping".');
const {
  baseUrl = '',
  token = '',
  siteId = '',
  basketId = '',
  shipmentId = '',
  methods = '',
} = root.dataset;
const lite = createLite({ baseUrl, auth: { token }, deadlineInMs: 3_000 });

/**
 * Saves one choice at a time. A newer choice aborts the one in progress and
 * waits until it has ended.
 */
function useShippingMethod() {
  const [saved, setSaved] = useState('');
  const [message, setMessage] = useState('');
  const last = useRef({
    abort: new AbortController(),
    ended: Promise.resolve(),
  });

  async function save(
    id: string,
    before: Promise<void>,
    signal: AbortSignal,
  ) {
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
      setSaved(id);
      setMessage('Saved.');
    } catch (error) {
      if (signal.aborted) return;
      const reason =
        error instanceof BadRequestError ? error.serverMessage : undefined;
      setMessage(reason ?? 'Your choice was not saved. Try again.');
    }
  }

  function choose(id: string) {
    const { abort: previous, ended } = last.current;
    previous.abort();
    const abort = new AbortController();
    setMessage('Saving …');
    last.current = { abort, ended: save(id, ended, abort.signal) };
  }

  return { saved, message, choose };
}

function ShippingMethods() {
  const { saved, message, choose } = useShippingMethod();
  return (
    <fieldset>
      <legend>Shipping method</legend>
      {methods.split(',').map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === saved}
          onClick={() => choose(id)}
        >
          {id}
        </button>
      ))}
      <output>{message}</output>
    </fieldset>
  );
}

createRoot(root).render(<ShippingMethods />);

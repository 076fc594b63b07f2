import type { JSX } from 'preact';
import { control } from './api.ts';
import type { Change, WorldView } from './world.tsx';

const steps: readonly (readonly [string, string])[] = [
  ['5 s', 'PT5S'],
  ['1 min', 'PT1M'],
  ['1 h', 'PT1H'],
  ['1 day', 'P1D'],
];

async function save(): Promise<void> {
  const snapshot = await control<object>('GET', 'snapshot');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(snapshot)], { type: 'application/json' }));
  link.download = 'sandbox-snapshot.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

async function revoke(clientId: string): Promise<string> {
  const only = clientId === '' ? {} : { client_id: clientId };
  const { revoked } = await control<{ readonly revoked: number }>('POST', 'tokens/revoke', only);
  return revoked === 1 ? 'One token was revoked.' : `${revoked} tokens were revoked.`;
}

function RevokeForm({ change }: { readonly change: Change }): JSX.Element {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const clientId = String(new FormData(event.currentTarget as HTMLFormElement).get('client_id')).trim();
    change(`revoke ${clientId}`, () => revoke(clientId));
  };
  return (
    <form onSubmit={submit}>
      <label>
        Client <input name="client_id" placeholder="all" size={14} />
      </label>
      <button type="submit">Revoke tokens</button>
    </form>
  );
}

/** Ways to drop a connection. */
const cuts: readonly (readonly [string, string])[] = [
  ['request', 'dropped before it runs'],
  ['response', 'dropped after it ran'],
];

function FaultForm({ change }: { readonly change: Change }): JSX.Element {
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const cut = form.get('cut');
    const fault = {
      operation: form.get('operation'),
      ...(cut === '' ? { status: Number(form.get('status')) } : { drop: cut }),
      times: Number(form.get('times')),
    };
    change(`add fault ${JSON.stringify(fault)}`, () => control('POST', 'faults', fault));
  };
  return (
    <form onSubmit={add}>
      <label>
        Operation <input name="operation" required defaultValue="*" aria-label="Operation of the fault" size={14} />
      </label>
      <label>
        is{' '}
        <select name="cut" aria-label="Effect of the fault">
          <option value="">refused with</option>
          {cuts.map(([value, label]) => (
            <option value={value}>{label}</option>
          ))}
        </select>
      </label>
      <input name="status" type="number" min="200" max="599" defaultValue="503" aria-label="Status of the fault" />
      <label>
        <input name="times" type="number" min="1" defaultValue="1" aria-label="How many calls meet the fault" /> times
      </label>
      <button type="submit">Add fault</button>
      <button type="button" onClick={() => change('clear faults', () => control('DELETE', 'faults'))}>
        Clear faults
      </button>
    </form>
  );
}

async function restore(file: File): Promise<string> {
  const text = await file.text();
  try {
    JSON.parse(text);
  } catch {
    throw new Error(`${file.name} is not a snapshot, because it is not JSON. Choose a file that was saved here.`);
  }
  await control('PUT', 'snapshot', JSON.parse(text));
  return `${file.name} is restored.`;
}

/** Controls for clock, limits, tokens, faults and snapshots. */
export function Controls({ view, change }: { readonly view: WorldView; readonly change: Change }): JSX.Element {
  const other = view.limits === 'real' ? 'off' : 'real';
  // Pressed twice it moves twice.
  const move = (advance: string): void =>
    change(`clock ${performance.now()}`, () => control('POST', 'clock', { advance }));
  return (
    <section class="controls">
      <h2>World</h2>
      <p>
        <time dateTime={view.now}>{view.now}</time>{' '}
        {steps.map(([label, advance]) => (
          <button type="button" onClick={() => move(advance)}>
            + {label}
          </button>
        ))}
      </p>
      <p>
        Limits are {view.limits}.{' '}
        <button
          type="button"
          onClick={({ detail }) => {
            // The second press of two finds the way back under the same finger.
            if (detail < 2) change('limits', () => control('PUT', 'limits', { mode: other }));
          }}
        >
          Switch limits to {other}
        </button>
      </p>
      <RevokeForm change={change} />
      <FaultForm change={change} />
      {view.faults.length > 0 && (
        <ul class="rows" aria-label="Faults">
          {view.faults.map(({ operation, status, drop, times }) => (
            <li>
              {operation}: {status ?? (drop === undefined ? 'late' : 'cut')}, {times} more
            </li>
          ))}
        </ul>
      )}
      <p>
        <button type="button" onClick={() => change('save', save)}>
          Save snapshot
        </button>{' '}
        <label class="button">
          Restore snapshot
          <input
            type="file"
            accept="application/json"
            onChange={(event) => {
              const input = event.currentTarget;
              const file = input.files?.[0];
              // The same file may be chosen again.
              queueMicrotask(() => (input.value = ''));
              if (file !== undefined)
                change(`restore ${file.name} ${file.lastModified} ${file.size}`, () => restore(file));
            }}
          />
        </label>{' '}
        <button
          type="button"
          class="danger"
          onClick={() =>
            confirm('Reset to the seed? All changes are lost.') && change('reset', () => control('POST', 'reset'))
          }
        >
          Reset
        </button>
      </p>
    </section>
  );
}

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

function FaultForm({ change }: { readonly change: Change }): JSX.Element {
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const fault = {
      operation: form.get('operation'),
      status: Number(form.get('status')),
      times: Number(form.get('times')),
    };
    change(() => control('POST', 'faults', fault));
  };
  return (
    <form onSubmit={add}>
      <input name="operation" required value="*" aria-label="Operation of the fault" size={14} />
      <input name="status" type="number" min="200" max="599" value="503" aria-label="Status of the fault" />
      <input name="times" type="number" min="1" value="1" aria-label="How many calls meet the fault" />
      <button type="submit">Add fault</button>
      <button type="button" onClick={() => change(() => control('DELETE', 'faults'))}>
        Clear faults
      </button>
    </form>
  );
}

const restore = async (file: File): Promise<void> => control('PUT', 'snapshot', JSON.parse(await file.text()));

/** What only time, a channel or an operator does. */
export function Controls({ view, change }: { readonly view: WorldView; readonly change: Change }): JSX.Element {
  const other = view.limits === 'real' ? 'off' : 'real';
  return (
    <section class="controls">
      <h2>World</h2>
      <p>
        <time dateTime={view.now}>{view.now}</time>{' '}
        {steps.map(([label, advance]) => (
          <button type="button" onClick={() => change(() => control('POST', 'clock', { advance }))}>
            + {label}
          </button>
        ))}
      </p>
      <p>
        Limits are {view.limits}.{' '}
        <button type="button" onClick={() => change(() => control('PUT', 'limits', { mode: other }))}>
          Switch limits to {other}
        </button>{' '}
        <button type="button" onClick={() => change(() => control('POST', 'tokens/revoke', {}))}>
          Revoke all tokens
        </button>
      </p>
      <FaultForm change={change} />
      {view.faults.length > 0 && (
        <ul class="rows" aria-label="Faults">
          {view.faults.map(({ operation, status, times }) => (
            <li>
              {operation}: {status ?? 'no status'}, {times} more
            </li>
          ))}
        </ul>
      )}
      <p>
        <button type="button" onClick={() => void save()}>
          Save snapshot
        </button>{' '}
        <label class="button">
          Restore snapshot
          <input
            type="file"
            accept="application/json"
            hidden
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file !== undefined) change(() => restore(file));
            }}
          />
        </label>{' '}
        <button
          type="button"
          class="danger"
          onClick={() =>
            confirm('Back to the seed? All that was done is lost.') && change(() => control('POST', 'reset'))
          }
        >
          Reset
        </button>
      </p>
    </section>
  );
}

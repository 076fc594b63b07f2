import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { control } from './api.ts';
import { type Change, Code, Panel, Status, Table, usePoll } from './ui.tsx';

interface Action {
  readonly id: string;
  readonly order_id: string;
  readonly status: string;
  readonly work?: string;
  readonly errors: readonly object[];
  readonly created_at: string;
}

interface Import {
  readonly kind: string;
  readonly id: string;
  readonly shopId: number;
  readonly status: string;
  readonly fileName?: string;
  readonly date_created: string;
  readonly counts?: Readonly<Record<string, number>>;
}

const codes = [
  'INVALID_INPUT',
  'ORDER_IN_WRONG_STATE',
  'OUT_OF_STOCK',
  'ACTION_NOT_SUPPORTED',
  'UNAVAILABLE',
  'UNEXPECTED',
] as const;

const end = (id: string, body: object) => () => control('POST', `actions/${encodeURIComponent(id)}`, body);

function FailForm({ one, change }: { readonly one: Action; readonly change: Change }): JSX.Element {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const errors = [{ code: String(form.get('code')), message: String(form.get('message')) }];
    change(one.id, end(one.id, { status: 'FAILED', errors }));
  };
  return (
    <form class="filters" aria-label="Fail the action" onSubmit={submit}>
      <input name="code" list="codes" defaultValue="INVALID_INPUT" aria-label="Code of the failure" required />
      <datalist id="codes">
        {codes.map((code) => (
          <option value={code} />
        ))}
      </datalist>
      <input name="message" defaultValue="The channel rejected it." aria-label="Reason of the failure" required />
      <button type="submit" class="danger">
        Fail
      </button>
    </form>
  );
}

/** Steps of an import in their order. A status that isn't among them is final. */
const importSteps: readonly string[] = [
  'TRANSFORMATION_WAITING',
  'TRANSFORMATION_RUNNING',
  'WAITING',
  'RUNNING',
  'SENT',
];

const progressOf = ({ status, counts = {} }: Import): JSX.Element => {
  const step = importSteps.indexOf(status);
  const shown = Object.entries(counts).filter(([, count]) => typeof count === 'number' && count > 0);
  return (
    <>
      <progress
        max={importSteps.length + 1}
        value={step === -1 ? importSteps.length + 1 : step + 1}
        aria-label={`Progress: ${status}`}
      />{' '}
      <small>{shown.map(([name, count]) => `${count} ${name}`).join(', ')}</small>
    </>
  );
};

/** Actions that wait for an outcome, and imports with their progress. */
export function Work({ turn, change }: { readonly turn: number; readonly change: Change }): JSX.Element {
  const [isPendingOnly, setPendingOnly] = useState(false);
  const found = usePoll<{ readonly actions: readonly Action[]; readonly pending: number }>('actions', turn);
  const actions = found?.actions ?? [];
  const imports = usePoll<{ readonly imports: readonly Import[] }>('imports', turn)?.imports ?? [];
  const shown = actions.filter(({ status }) => !isPendingOnly || status === 'PENDING');
  return (
    <>
      <Panel
        title="Actions"
        note={`${(found?.pending ?? 0).toLocaleString('en')} pending, the latest ${actions.length} shown`}
      >
        <label class="check">
          <input type="checkbox" onChange={(event) => setPendingOnly(event.currentTarget.checked)} /> Only pending
        </label>
        <Table
          label="Actions"
          rows={shown}
          keyOf={({ id }) => id}
          none="No actions. Accept an order to get one."
          columns={[
            { title: 'Status', show: ({ status }) => <Status text={status} /> },
            { title: 'Work', show: ({ work }) => work },
            { title: 'Order', show: ({ order_id }) => <code>{order_id}</code> },
            { title: 'Created', show: ({ created_at }) => created_at.slice(0, 19), isWide: true },
            {
              title: '',
              show: ({ id, status }) =>
                status === 'PENDING' && (
                  <button type="button" class="small" onClick={() => change(id, end(id, { status: 'SUCCESS' }))}>
                    Succeed
                  </button>
                ),
            },
          ]}
          details={(one) => (
            <>
              {one.status === 'PENDING' && <FailForm one={one} change={change} />}
              <Code label="Action" text={JSON.stringify(one)} />
            </>
          )}
        />
      </Panel>
      <Panel title="Imports" note={String(imports.length)}>
        <Table
          label="Imports"
          rows={imports}
          keyOf={({ kind, id }) => `${kind} ${id}`}
          columns={[
            { title: 'Status', show: ({ status }) => <Status text={status} /> },
            { title: 'Progress', show: progressOf },
            { title: 'Import', show: ({ kind, fileName }) => fileName ?? kind.toLowerCase() },
            { title: 'Shop', show: ({ shopId }) => shopId, isWide: true },
            { title: 'Created', show: ({ date_created }) => date_created?.slice(0, 19), isWide: true },
          ]}
          details={(one) => <Code label="Import" text={JSON.stringify(one)} />}
        />
      </Panel>
    </>
  );
}

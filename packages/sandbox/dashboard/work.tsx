import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Info, Surface } from './api.ts';
import { doDirectly, useKnown } from './form.tsx';
import { stepsOf } from './steps.ts';
import { type Change, linkTo, Panel, Status, Table, usePoll } from './ui.tsx';

interface Action {
  readonly id: string;
  readonly order_id: string;
  readonly status: string;
  readonly work?: string;
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

/** Steps of an import in their order. A status that isn't among them is final. */
const importSteps = ['TRANSFORMATION_WAITING', 'TRANSFORMATION_RUNNING', 'WAITING', 'RUNNING', 'SENT'];

const progressOf = ({ status, counts = {} }: Import): JSX.Element => {
  const step = importSteps.indexOf(status);
  const max = importSteps.length + 1;
  const shown = Object.entries(counts).filter(([, count]) => typeof count === 'number' && count > 0);
  return (
    <>
      <progress max={max} value={step === -1 ? max : step + 1} aria-label={`Progress: ${status}`} />{' '}
      <small>{shown.map(([name, count]) => `${count} ${name}`).join(', ')}</small>
    </>
  );
};

/** Actions that wait for an outcome, and imports with their progress. */
export function Work({
  turn,
  info,
  surfaces,
  change,
}: {
  readonly turn: number;
  readonly info: Info | undefined;
  readonly surfaces: readonly Surface[];
  readonly change: Change;
}): JSX.Element {
  const [isPendingOnly, setPendingOnly] = useState(false);
  const known = useKnown(info, turn);
  const found = usePoll<{ readonly actions: readonly Action[]; readonly pending: number }>('actions', turn);
  const actions = found?.actions ?? [];
  const imports = usePoll<{ readonly imports: readonly Import[] }>('imports', turn)?.imports ?? [];
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
          rows={actions.filter(({ status }) => !isPendingOnly || status === 'PENDING')}
          keyOf={({ id }) => id}
          href={({ id }) => linkTo('actions', id)}
          none="No actions. Accept an order to get one."
          columns={[
            { title: 'Work', show: ({ work, id }) => work ?? id },
            { title: 'Status', show: ({ status }) => <Status text={status} /> },
            { title: 'Order', show: ({ order_id }) => <a href={linkTo('orders', order_id)}>{order_id}</a> },
            { title: 'Created', show: ({ created_at }) => created_at.slice(0, 19), isWide: true },
            {
              title: '',
              show: (one) =>
                known !== undefined &&
                stepsOf('actions', one as never, known)
                  .filter(({ isDirect }) => isDirect)
                  .map((step) => (
                    <button
                      type="button"
                      class="small"
                      onClick={() => doDirectly(step, { id: one.id }, one.id, { known, surfaces, change })}
                    >
                      {step.label}
                    </button>
                  )),
            },
          ]}
        />
      </Panel>
      <Panel title="Imports" note={String(imports.length)}>
        <Table
          label="Imports"
          rows={imports}
          keyOf={({ kind, id }) => `${kind} ${id}`}
          href={({ kind, id }) => linkTo(kind === 'PRODUCT' ? 'instance.productImports' : 'instance.offerImports', id)}
          columns={[
            { title: 'Import', show: ({ kind, fileName }) => fileName ?? kind.toLowerCase() },
            { title: 'Status', show: ({ status }) => <Status text={status} /> },
            { title: 'Progress', show: progressOf },
            { title: 'Shop', show: ({ shopId }) => shopId, isWide: true },
            { title: 'Created', show: ({ date_created }) => date_created?.slice(0, 19), isWide: true },
          ]}
        />
      </Panel>
    </>
  );
}

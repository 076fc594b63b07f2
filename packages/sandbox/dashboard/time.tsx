import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Subject } from '../src/control/browse.ts';
import type { Difference, MomentInfo } from '../src/control/moments.ts';
import type { Job } from '../src/world/world.ts';
import { control } from './api.ts';
import type { Doc } from './steps.ts';
import { atTime, Button, counted, DocLink, fieldsOf, Panel, Table, usePoll, useShared, words } from './ui.tsx';

const jumps = [
  ['5 s', 'PT5S', 5],
  ['1 min', 'PT1M', 60],
  ['1 h', 'PT1H', 3600],
  ['1 day', 'P1D', 86_400],
  ['7 days', 'P7D', 604_800],
  ['30 days', 'P30D', 2_592_000],
] as const;
const paces = { Stop: 0, Run: 1, 'Minute per second': 60, 'Hour per second': 3600 };

type ShownJob = Job & { readonly id: string; readonly subject?: Subject };

function inWords(inMs: number): string {
  const spans = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };
  const [word, size] = Object.entries(spans).find(([, one]) => inMs >= one) ?? ['second', 1000];
  return `in ${counted(Math.max(0, Math.round(inMs / size)), word)}`;
}

/** The clock, its pace, jumps, and the work that a jump triggers. */
function Clock({ now, pace }: { readonly now: string; readonly pace: number }): JSX.Element {
  const { change } = useShared();
  const { jobs = [], total } = usePoll<{ readonly jobs: readonly ShownJob[]; readonly total: number }>('jobs') ?? {};
  // Pressed twice it moves twice.
  const move = (body: object): void => change(`clock ${performance.now()}`, () => control('POST', 'clock', body));
  const before = Date.parse(now);
  const submit = (event: SubmitEvent): void => {
    const { to = '' } = fieldsOf(event);
    if (/^P/i.test(to)) move({ advance: to });
    else if (!Number.isNaN(Date.parse(to))) move({ now: to });
    else
      change('clock', () =>
        Promise.reject(new Error(`Write a duration such as PT90M, or an instant. Received: ${to}.`)),
      );
  };
  return (
    <Panel title="Clock">
      <p class="clock">
        <time dateTime={now}>{atTime(now)} UTC</time>
      </p>
      <div class="buttons" role="group" aria-label="Pace">
        {Object.entries(paces).map(([label, one]) => (
          <Button label={label} isPressed={one === pace} run={() => move({ pace: one })} />
        ))}
      </div>
      <div class="buttons">
        {jumps.map(([label, advance, inS]) => {
          const count = jobs.filter(({ at }) => Date.parse(at) <= before + inS * 1000).length;
          const note = count > 0 && <small>{counted(count, 'job')}</small>;
          const title = `Runs ${counted(count, 'scheduled job')}`;
          return <Button label={[`+ ${label} `, note]} title={title} run={() => move({ advance })} />;
        })}
      </div>
      <form class="buttons" onSubmit={submit}>
        <input name="to" required placeholder="PT90M or 2026-12-24T08:00:00Z" aria-label="Duration or instant" />
        <Button label="Move" />
      </form>
      <h3>
        Scheduled <small>{counted(total)}</small>
      </h3>
      <Table
        label="Scheduled"
        rows={jobs}
        keyOf={({ id }) => id}
        none="Nothing is scheduled."
        columns={{
          Job: ({ kind, data }) => <b>{[kind.replace('instance.', ''), data['step']].filter(Boolean).join(' ')}</b>,
          For: ({ subject: of }) => of && <DocLink collection={of.collection} id={of.key} />,
          Due: ({ at }) => <span title={at}>{inWords(Date.parse(at) - before)}</span>,
          '': ({ at }) => <Button class="small" label="Jump here" run={() => move({ now: at })} />,
        }}
      />
    </Panel>
  );
}

/** Fields that differ, with both values. Changes of times alone are noise. */
function* fieldsBetween(before: unknown, after: unknown, path = ''): Iterable<readonly [string, string, string]> {
  if (JSON.stringify(before) === JSON.stringify(after) || /updated/i.test(path)) return;
  if ([before, after].some((one) => typeof one === 'object' && one !== null)) {
    const [old, current] = [before ?? {}, after ?? {}] as [Doc, Doc];
    for (const name of new Set([...Object.keys(old), ...Object.keys(current)]))
      yield* fieldsBetween(old[name], current[name], path === '' ? name : `${path}.${name}`);
  } else yield [path, String(before ?? '–'), String(after ?? '–')];
}

/** Fields of one document at two moments. */
const changesOf = ({ collection, key: id, what, before, after }: Difference): JSX.Element => (
  <section aria-label={`${collection} ${id}`}>
    <p>
      <span class={`tag ${{ added: 'good', changed: 'refused', removed: 'bad' }[what]}`}>{what}</span>{' '}
      {words(collection)} <DocLink collection={collection} id={id} />
    </p>
    {what === 'changed' && (
      <Table
        label={`Changes of ${id}`}
        rows={[...fieldsBetween(before, after)]}
        keyOf={([name]) => name}
        none="Only times changed."
        columns={{
          Field: ([name]) => name,
          Before: ([, old]) => <del>{old}</del>,
          After: ([, , current]) => <ins>{current}</ins>,
        }}
      />
    )}
  </section>
);

async function restoreFile(file: File): Promise<string> {
  if ((await file.slice(0, 1).text()) !== '{')
    throw new Error(`${file.name} is not a snapshot, because it is not JSON. Choose a file that was saved here.`);
  await control('PUT', 'snapshot', file);
  return `${file.name} is restored.`;
}

function WholeWorld(): JSX.Element {
  const { change } = useShared();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again.
    queueMicrotask(() => (currentTarget.value = ''));
    if (file !== undefined) change(`restore ${file.name} ${file.lastModified} ${file.size}`, () => restoreFile(file));
  };
  const reset = (): void => {
    if (confirm('Reset to the seed? All changes are lost.')) change('reset', () => control('POST', 'reset'));
  };
  return (
    <>
      <h3>Whole world</h3>
      <div class="buttons">
        <a class="button" href="/__sandbox/snapshot" download="sandbox-snapshot.json">
          Save snapshot
        </a>
        <Button label="Restore snapshot" run={() => input.current?.click()} />
        <input ref={input} type="file" hidden accept="application/json" onChange={choose} />
        <Button class="danger" label="Reset" run={reset} />
      </div>
    </>
  );
}

const nameOf = ({ id, name, time }: MomentInfo): string => `${name ?? `Moment ${id}`}: ${atTime(time).slice(5)}`;

/** Moments of the world: keep, compare, restore, save. */
function Moments(): JSX.Element {
  const { change } = useShared();
  const { moments = [] } = usePoll<{ readonly moments: readonly MomentInfo[] }>('moments') ?? {};
  const [compared, setCompared] = useState<string>();
  const found = usePoll<{ readonly differences: readonly Difference[]; readonly total: number }>(compared);
  const remember = (event: SubmitEvent): void => {
    const { name = '' } = fieldsOf(event);
    (event.currentTarget as HTMLFormElement).reset();
    change(`keep ${performance.now()}`, () => control('POST', 'moments', name === '' ? {} : { name }));
  };
  const restore = (one: MomentInfo): void =>
    change(`restore ${one.id}`, async () => {
      await control('PUT', `moments/${one.id}`);
      return `${nameOf(one)} is restored.`;
    });
  return (
    <Panel title="Moments">
      <form class="buttons" onSubmit={remember}>
        <input name="name" placeholder="Name, such as before the import" aria-label="Name of the moment" />
        <Button class="main" label="Remember this moment" />
      </form>
      <Table
        label="Moments"
        rows={moments}
        keyOf={({ id }) => id}
        none="No moments yet. Remember one, change the world, and compare."
        columns={{
          Moment: nameOf,
          '': (one) => (
            <span class="buttons">
              <select
                aria-label={`Compare ${nameOf(one)} with`}
                onChange={({ currentTarget: { value } }) => setCompared(value || undefined)}
              >
                <option value="">Compare …</option>
                <option value={`moments/${one.id}`}>now</option>
                {moments.flatMap((other) =>
                  other === one ? [] : <option value={`moments/${one.id}?until=${other.id}`}>{nameOf(other)}</option>,
                )}
              </select>
              <Button class="small" label="Restore" run={() => restore(one)} />
            </span>
          ),
        }}
      />
      {compared !== undefined && found !== undefined && (
        <>
          <h3>
            {found.total === 1 ? 'One difference' : counted(found.total, 'difference')}
            {found.differences.length < found.total && `, the first ${found.differences.length} shown`}
          </h3>
          {found.differences.map(changesOf)}
        </>
      )}
      <WholeWorld />
    </Panel>
  );
}

export const Time = (clock: { readonly now: string; readonly pace: number }): JSX.Element => (
  <div class="columns">
    <Clock {...clock} />
    <Moments />
  </div>
);

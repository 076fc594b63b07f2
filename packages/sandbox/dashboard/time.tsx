import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { control } from './api.ts';
import type { Doc } from './steps.ts';
import { type Change, fieldsOf, linkTo, Panel, Table, titleOf, usePoll } from './ui.tsx';

const jumps = [
  ['5 s', 'PT5S', 5],
  ['1 min', 'PT1M', 60],
  ['1 h', 'PT1H', 3600],
  ['1 day', 'P1D', 86_400],
  ['7 days', 'P7D', 604_800],
  ['30 days', 'P30D', 2_592_000],
] as const;
const paces = [
  ['Stop', 0],
  ['Run', 1],
  ['Minute per second', 60],
  ['Hour per second', 3600],
] as const;

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly data: Readonly<Record<string, string>>;
  readonly subject?: { readonly collection: string; readonly key: string };
}

function inWords(inMs: number): string {
  const spans = [
    [86_400_000, 'day'],
    [3_600_000, 'hour'],
    [60_000, 'minute'],
    [1000, 'second'],
  ] as const;
  const [size, word] = spans.find(([one]) => inMs >= one) ?? [1000, 'second'];
  const count = Math.max(0, Math.round(inMs / size));
  return `in ${count} ${word}${count === 1 ? '' : 's'}`;
}

interface TimeProps {
  readonly turn: number;
  readonly change: Change;
}

/** The clock, its pace, jumps, and the work that a jump triggers. */
export function Clock({
  now,
  pace,
  turn,
  change,
}: TimeProps & { readonly now: string; readonly pace: number }): JSX.Element {
  const jobs = usePoll<{ readonly jobs: readonly Job[]; readonly total: number }>('jobs', turn);
  // Pressed twice it moves twice.
  const move = (body: object): void => change(`clock ${performance.now()}`, () => control('POST', 'clock', body));
  const before = Date.parse(now);
  const submit = (event: SubmitEvent): void => {
    const { to = '' } = fieldsOf(event);
    const isDuration = /^P/i.test(to);
    if (!isDuration && Number.isNaN(Date.parse(to)))
      change('clock', () =>
        Promise.reject(new Error(`Write a duration such as PT90M, or an instant. Received: ${to}.`)),
      );
    else move(isDuration ? { advance: to } : { now: to });
  };
  return (
    <Panel title="Clock">
      <p class="clock">
        <time dateTime={now}>{now.replace('T', ' ').slice(0, 19)} UTC</time>
      </p>
      <div class="buttons" role="group" aria-label="Pace">
        {paces.map(([label, one]) => (
          <button type="button" aria-pressed={one === pace} onClick={() => move({ pace: one })}>
            {label}
          </button>
        ))}
      </div>
      <div class="buttons">
        {jumps.map(([label, advance, inS]) => {
          const count = jobs?.jobs.filter(({ at }) => Date.parse(at) <= before + inS * 1000).length ?? 0;
          return (
            <button type="button" title={`Runs ${count} scheduled jobs`} onClick={() => move({ advance })}>
              + {label} {count > 0 && <small>{count === 1 ? '1 job' : `${count} jobs`}</small>}
            </button>
          );
        })}
      </div>
      <form class="filters" onSubmit={submit}>
        <input name="to" required placeholder="PT90M or 2026-12-24T08:00:00Z" aria-label="Duration or instant" />
        <button type="submit">Move</button>
      </form>
      <h3>
        Scheduled <small>{(jobs?.total ?? 0).toLocaleString('en')}</small>
      </h3>
      <Table
        label="Scheduled"
        rows={jobs?.jobs ?? []}
        keyOf={({ id }) => id}
        none="Nothing is scheduled."
        columns={[
          {
            title: 'Job',
            show: ({ kind, data }) => <b>{[kind.replace('instance.', ''), data['step']].filter(Boolean).join(' ')}</b>,
          },
          { title: 'For', show: ({ subject: of }) => of && <a href={linkTo(of.collection, of.key)}>{of.key}</a> },
          { title: 'Due', show: ({ at }) => <span title={at}>{inWords(Date.parse(at) - before)}</span> },
          {
            title: '',
            show: ({ at }) => (
              <button type="button" class="small" onClick={() => move({ now: at })}>
                Jump here
              </button>
            ),
          },
        ]}
      />
    </Panel>
  );
}

interface Moment {
  readonly id: string;
  readonly name?: string;
  readonly time: string;
}

interface Difference {
  readonly collection: string;
  readonly key: string;
  readonly what: 'added' | 'changed' | 'removed';
  readonly before?: unknown;
  readonly after?: unknown;
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

async function restoreFile(file: File): Promise<string> {
  const text = await file.text();
  try {
    JSON.parse(text);
  } catch {
    throw new Error(`${file.name} is not a snapshot, because it is not JSON. Choose a file that was saved here.`);
  }
  await control('PUT', 'snapshot', JSON.parse(text));
  return `${file.name} is restored.`;
}

const nameOf = ({ id, name, time }: Moment): string =>
  `${name ?? `Moment ${id}`}: ${time.slice(5, 19).replace('T', ' ')}`;

/** Moments of the world: keep, compare, restore, save. */
export function Snapshots({ turn, change }: TimeProps): JSX.Element {
  const moments = usePoll<{ readonly moments: readonly Moment[] }>('moments', turn)?.moments ?? [];
  const [compared, setCompared] = useState<{ readonly from: string; readonly until: string }>();
  const path = compared && `moments/${compared.from}${compared.until === '' ? '' : `?until=${compared.until}`}`;
  const found = usePoll<{ readonly differences: readonly Difference[]; readonly total: number }>(path, turn);
  const remember = (event: SubmitEvent): void => {
    const { name = '' } = fieldsOf(event);
    (event.currentTarget as HTMLFormElement).reset();
    change(`keep ${performance.now()}`, () => control('POST', 'moments', name === '' ? {} : { name }));
  };
  const restore = (one: Moment): void =>
    change(`restore ${one.id}`, async () => {
      await control('PUT', `moments/${one.id}`);
      return `${nameOf(one)} is restored.`;
    });
  return (
    <Panel title="Moments">
      <form class="filters" onSubmit={remember}>
        <input name="name" placeholder="Name, such as before the import" aria-label="Name of the moment" />
        <button type="submit" class="main">
          Remember this moment
        </button>
      </form>
      <Table
        label="Moments"
        rows={moments}
        keyOf={({ id }) => id}
        none="No moments yet. Remember one, change the world, and compare."
        columns={[
          { title: 'Moment', show: nameOf },
          {
            title: '',
            show: (one) => (
              <span class="buttons">
                <select
                  aria-label={`Compare ${nameOf(one)} with`}
                  onChange={({ currentTarget: { value } }) =>
                    setCompared(value === '-' ? undefined : { from: one.id, until: value })
                  }
                >
                  <option value="-">Compare with …</option>
                  <option value="">now</option>
                  {moments.flatMap((other) =>
                    other === one ? [] : [<option value={other.id}>{nameOf(other)}</option>],
                  )}
                </select>
                <button type="button" class="small" onClick={() => restore(one)}>
                  Restore
                </button>
              </span>
            ),
          },
        ]}
      />
      {compared !== undefined && found !== undefined && (
        <>
          <h3>
            {found.total === 1 ? 'One difference' : `${found.total.toLocaleString('en')} differences`}
            {found.differences.length < found.total && `, the first ${found.differences.length} shown`}
          </h3>
          {found.differences.map((one) => (
            <section aria-label={`${one.collection} ${one.key}`}>
              <p>
                <span class={`tag ${{ added: 'good', changed: 'refused', removed: 'bad' }[one.what]}`}>{one.what}</span>{' '}
                {titleOf(one.collection)}{' '}
                <a href={linkTo(one.collection, one.key)}>{one.key.replaceAll('\n', ' / ')}</a>
              </p>
              {one.what === 'changed' && (
                <Table
                  label={`Changes of ${one.key}`}
                  rows={[...fieldsBetween(one.before, one.after)]}
                  keyOf={([name]) => name}
                  none="Only times changed."
                  columns={[
                    { title: 'Field', show: ([name]) => name },
                    { title: 'Before', show: ([, before]) => <del>{before}</del> },
                    { title: 'After', show: ([, , after]) => <ins>{after}</ins> },
                  ]}
                />
              )}
            </section>
          ))}
        </>
      )}
      <h3>Whole world</h3>
      <div class="buttons">
        <a class="button" href="/__sandbox/snapshot" download="sandbox-snapshot.json">
          Save snapshot
        </a>
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
                change(`restore ${file.name} ${file.lastModified} ${file.size}`, () => restoreFile(file));
            }}
          />
        </label>
        <button
          type="button"
          class="danger"
          onClick={() => {
            if (confirm('Reset to the seed? All changes are lost.')) change('reset', () => control('POST', 'reset'));
          }}
        >
          Reset
        </button>
      </div>
    </Panel>
  );
}

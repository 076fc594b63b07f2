import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { control } from './api.ts';
import { type Change, Code, Panel, Table, usePoll } from './ui.tsx';

const steps: readonly (readonly [string, string])[] = [
  ['5 s', 'PT5S'],
  ['1 min', 'PT1M'],
  ['1 h', 'PT1H'],
  ['1 day', 'P1D'],
  ['7 days', 'P7D'],
  ['30 days', 'P30D'],
];

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly data: unknown;
}

const spans: readonly (readonly [number, string])[] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
];

function inWords(inMs: number): string {
  const [size, word] = spans.find(([one]) => inMs >= one) ?? [1000, 'second'];
  const count = Math.max(0, Math.round(inMs / size));
  return `in ${count} ${word}${count === 1 ? '' : 's'}`;
}

/** The clock, jumps, and the work that a jump triggers. */
export function Clock({
  now,
  turn,
  change,
}: {
  readonly now: string;
  readonly turn: number;
  readonly change: Change;
}): JSX.Element {
  const jobs = usePoll<{ readonly jobs: readonly Job[]; readonly total: number }>('jobs', turn);
  // Pressed twice it moves twice.
  const move = (body: object): void => change(`clock ${performance.now()}`, () => control('POST', 'clock', body));
  const before = Date.parse(now);
  const countUntil = (duration: string): number => {
    const [, days, hours, minutes, seconds] =
      /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration) ?? [];
    const inS =
      Number(days ?? 0) * 86_400 + Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
    return jobs?.jobs.filter(({ at }) => Date.parse(at) <= before + inS * 1000).length ?? 0;
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get('to'));
    move(text.startsWith('P') ? { advance: text } : { now: text });
  };
  return (
    <Panel title="Clock">
      <p class="clock">
        <time dateTime={now}>{now.replace('T', ' ').slice(0, 19)} UTC</time>
      </p>
      <div class="buttons">
        {steps.map(([label, advance]) => {
          const count = countUntil(advance);
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
          { title: 'Job', show: ({ kind }) => <b>{kind}</b> },
          { title: 'Due', show: ({ at }) => inWords(Date.parse(at) - before) },
          { title: 'At', show: ({ at }) => at.slice(0, 19), isWide: true },
          {
            title: '',
            show: ({ at }) => (
              <button type="button" class="small" onClick={() => move({ now: at })}>
                Jump here
              </button>
            ),
          },
        ]}
        details={({ data }) => <Code label="Data of the job" text={JSON.stringify(data)} />}
      />
    </Panel>
  );
}

interface Moment {
  readonly id: string;
  readonly time: string;
}

interface Difference {
  readonly collection: string;
  readonly key: string;
  readonly what: 'added' | 'changed' | 'removed';
  readonly before?: unknown;
  readonly after?: unknown;
}

interface Comparison {
  readonly name: string;
  readonly differences: readonly Difference[];
  readonly total: number;
}

/** Fields that differ, by path. */
function* fieldsBetween(before: unknown, after: unknown, path = '$'): Iterable<string> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const areObjects = [before, after].every((one) => typeof one === 'object' && one !== null);
  if (!areObjects) {
    yield `${path}: ${JSON.stringify(before) ?? 'missing'} → ${JSON.stringify(after) ?? 'missing'}`;
    return;
  }
  const [old, current] = [before, after] as readonly Readonly<Record<string, unknown>>[];
  for (const name of new Set([...Object.keys(old ?? {}), ...Object.keys(current ?? {})]))
    yield* fieldsBetween(old?.[name], current?.[name], `${path}.${name}`);
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

function download(snapshot: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(snapshot)], { type: 'application/json' }));
  link.download = 'sandbox-snapshot.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

const nameOf = ({ id, time }: Moment): string => `${id}: ${time.slice(0, 19)}`;

/** Moments of the world: keep, compare, restore, save. */
export function Snapshots({ turn, change }: { readonly turn: number; readonly change: Change }): JSX.Element {
  const moments = usePoll<{ readonly moments: readonly Moment[] }>('moments', turn)?.moments ?? [];
  const [compared, setCompared] = useState<Comparison>();
  const compare = async (one: Moment, other?: Moment): Promise<void> => {
    const path = `moments/${one.id}${other === undefined ? '' : `?until=${other.id}`}`;
    const found = await control<Omit<Comparison, 'name'>>('GET', path);
    setCompared({ ...found, name: `Between ${nameOf(one)} and ${other === undefined ? 'now' : nameOf(other)}` });
  };
  const reset = (): void => {
    if (confirm('Reset to the seed? All changes are lost.')) change('reset', () => control('POST', 'reset'));
  };
  return (
    <Panel title="Snapshots">
      <div class="buttons">
        <button
          type="button"
          class="main"
          onClick={() => change(`keep ${performance.now()}`, () => control('POST', 'moments'))}
        >
          Remember this moment
        </button>
        <button type="button" onClick={() => change('save', async () => download(await control('GET', 'snapshot')))}>
          Save snapshot
        </button>
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
        <button type="button" class="danger" onClick={reset}>
          Reset
        </button>
      </div>
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
                <button type="button" class="small" onClick={() => change(`compare ${one.id}`, () => compare(one))}>
                  Compare with now
                </button>
                {one.id !== moments.at(-1)?.id && (
                  <button
                    type="button"
                    class="small"
                    onClick={() => change(`compare ${one.id}`, () => compare(one, moments[moments.indexOf(one) + 1]))}
                  >
                    Compare with next
                  </button>
                )}
                <button
                  type="button"
                  class="small"
                  onClick={() =>
                    change(`restore ${one.id}`, async () => {
                      await control('PUT', `moments/${one.id}`);
                      return `Moment ${nameOf(one)} is restored.`;
                    })
                  }
                >
                  Restore
                </button>
              </span>
            ),
          },
        ]}
      />
      {compared !== undefined && (
        <>
          <h3>
            {compared.name}{' '}
            <small>
              {compared.total === 1 ? 'one difference' : `${compared.total.toLocaleString('en')} differences`}
              {compared.differences.length < compared.total && `, the first ${compared.differences.length} shown`}
            </small>
          </h3>
          <Table
            label="Differences"
            rows={compared.differences}
            keyOf={({ collection, key }) => `${collection} ${key}`}
            none="Nothing changed."
            columns={[
              {
                title: 'Change',
                show: ({ what }) => (
                  <span class={`tag ${what === 'removed' ? 'bad' : what === 'added' ? 'good' : 'refused'}`}>
                    {what}
                  </span>
                ),
              },
              { title: 'Collection', show: ({ collection }) => collection },
              { title: 'Key', show: ({ key }) => <code>{key.replaceAll('\n', ' / ')}</code> },
            ]}
            details={({ what, before, after }) => (
              <Code
                label="Difference"
                text={
                  what === 'changed' ? [...fieldsBetween(before, after)].join('\n') : JSON.stringify(before ?? after)
                }
              />
            )}
          />
        </>
      )}
    </Panel>
  );
}

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Info, Surface } from './api.ts';
import { docOf, doDirectly, StepForm, useKnown } from './form.tsx';
import { type Doc, stepsOf } from './steps.ts';
import { type Change, Code, Copy, linkTo, Panel, Status, titleOf, usePoll } from './ui.tsx';

interface Entry {
  readonly kind: 'request' | 'document' | 'scheduled';
  readonly time: string;
  readonly title: string;
  readonly status?: string;
  readonly collection?: string;
  readonly key?: string;
  readonly request?: number;
}

interface Story {
  readonly value: unknown;
  readonly links: readonly { readonly collection: string; readonly key: string }[];
  readonly entries: readonly Entry[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A plain value, or an amount of money. */
function plain(value: unknown): JSX.Element | string | undefined {
  if (!isObject(value)) {
    const text = String(value ?? '–');
    return /^[A-Z][A-Z_]{3,}$/.test(text) ? (
      <Status text={text} />
    ) : (
      text.replace(/^(\d{4}-\d\d-\d\d)T([\d:]{5}).*Z$/, '$1 $2')
    );
  }
  const { amount, currency } = value as { readonly amount?: number; readonly currency?: string };
  return amount === undefined ? undefined : `${amount.toFixed(2)} ${currency}`;
}

const words = (name: string): string =>
  name.replaceAll('_', ' ').replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

type Named = readonly (readonly [name: string, value: unknown])[];

/** Fields of a document. A part with one field is shown as that field. */
const fieldsIn = (value: object): Named =>
  Object.entries(value).flatMap(([name, one]): Named => {
    if (one === undefined || one === null || (Array.isArray(one) && one.length === 0)) return [];
    if (!isObject(one) || Array.isArray(one) || plain(one) !== undefined) return [[name, one]];
    const [[inner, only] = ['', undefined], ...others] = fieldsIn(one);
    return others.length > 0 || inner === '' ? [[name, one]] : [[`${name} ${inner}`, only]];
  });

/** The entries of a list, without what repeats the document. */
const List = ({ rows }: { readonly rows: readonly object[] }): JSX.Element => (
  <>
    {rows.map((row) => (
      <dl class="entry">
        {fieldsIn(row).flatMap(([name, cell]) => {
          const shown = plain(cell) ?? (cell as Doc).id;
          if (/^channel_|_at$/.test(name) || shown === undefined) return [];
          return [
            <div>
              <dt>{words(name)}</dt>
              <dd>{shown}</dd>
            </div>,
          ];
        })}
      </dl>
    ))}
  </>
);

const isList = ([, one]: Named[number]): boolean => Array.isArray(one) && isObject(one[0]);
const isPart = ([, one]: Named[number]): boolean => isObject(one) && !Array.isArray(one) && plain(one) === undefined;

/** Any document: its plain fields, its lists, and its parts. */
function Facts({ value }: { readonly value: object }): JSX.Element {
  const all = fieldsIn(value);
  return (
    <>
      <dl>
        {all.map(([name, one]) =>
          isList([name, one]) || isPart([name, one]) ? null : (
            <>
              <dt>{words(name)}</dt>
              <dd>{Array.isArray(one) ? one.join(', ') : plain(one)}</dd>
            </>
          ),
        )}
      </dl>
      {all.filter(isList).map(([name, rows]) => (
        <>
          <h3>{words(name)}</h3>
          <List rows={rows as readonly object[]} />
        </>
      ))}
      <div class="parts">
        {all.filter(isPart).map(([name, one]) => (
          <fieldset>
            <legend>{words(name)}</legend>
            <Facts value={one as object} />
          </fieldset>
        ))}
      </div>
    </>
  );
}

/** What named a document, in order. Each entry is a link. */
function StoryList({
  entries,
  acts,
}: {
  readonly entries: readonly Entry[];
  readonly acts: (one: Entry) => JSX.Element | false;
}): JSX.Element {
  if (entries.length === 0) return <p class="none">Nothing has named it yet.</p>;
  return (
    <ol class="story" aria-label="Story">
      {entries.map((one) => (
        <li key={`${one.collection} ${one.key} ${one.request}`} class={one.kind}>
          <time dateTime={one.time}>{one.time.slice(5, 19).replace('T', ' ')}</time>
          <span>
            <a
              href={
                one.request === undefined ? linkTo(one.collection ?? '', one.key ?? '') : `#/requests/${one.request}`
              }
            >
              {one.kind === 'request' ? 'Request' : titleOf(one.collection ?? '').replace(/s$/, '')}
            </a>{' '}
            {one.title} {one.status !== undefined && <Status text={one.status} />} {acts(one)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The page of one document: facts on one side, next steps and story on the other. */
export function DocumentPage({
  collection,
  docKey,
  turn,
  info,
  surfaces,
  change,
}: {
  readonly collection: string;
  readonly docKey: string;
  readonly turn: number;
  readonly info: Info | undefined;
  readonly surfaces: readonly Surface[];
  readonly change: Change;
}): JSX.Element {
  const story = usePoll<Story>(`story/${encodeURIComponent(collection)}?key=${encodeURIComponent(docKey)}`, turn, 1000);
  const known = useKnown(info, turn);
  const [open, setOpen] = useState<string>();
  const back = <a href={`#/world/${encodeURIComponent(collection)}`}>All {titleOf(collection).toLowerCase()}</a>;
  if (story === undefined || known === undefined)
    return (
      <Panel title={titleOf(collection)}>
        <p class="none">
          Reading {docKey.replaceAll('\n', ' / ')}. If it doesn't appear, it was removed. {back}
        </p>
      </Panel>
    );
  const doc = docOf(story.value);
  const doing = { known, surfaces, change };
  const steps = stepsOf(collection, doc, known);
  const step = steps.find(({ label }) => label === open);
  const state = doc.status ?? doc.state;
  const actionSteps = (one: Entry): JSX.Element | false =>
    one.collection === 'actions' && (
      <>
        {stepsOf('actions', { id: one.key ?? '', status: one.status ?? '' }, known)
          .filter(({ isDirect }) => isDirect)
          .map((direct) => (
            <button
              type="button"
              class="small"
              onClick={() => doDirectly(direct, { id: one.key ?? '' }, one.key ?? '', doing)}
            >
              {direct.label}
            </button>
          ))}
      </>
    );
  return (
    <section class="panel" aria-label={docKey}>
      <p>
        {back}
        {story.links.map((one) => (
          <>
            {' · '}
            <a href={linkTo(one.collection, one.key)}>{one.key}</a>
          </>
        ))}
      </p>
      <h2>
        {titleOf(collection).replace(/s$/, '')} {docKey.replaceAll('\n', ' / ')}{' '}
        {state !== undefined && <Status text={state} />}
      </h2>
      <div class="halves">
        <div>
          <h3>Next steps</h3>
          <div class="buttons" role="group" aria-label="Next steps">
            {steps.map((one) => (
              <button
                type="button"
                class={one.isDanger ? 'danger' : ''}
                aria-pressed={one.isDirect ? undefined : one === step}
                onClick={() =>
                  one.isDirect ? doDirectly(one, doc, docKey, doing) : setOpen(one === step ? undefined : one.label)
                }
              >
                {one.label}
                {!one.isDirect && ' …'}
              </button>
            ))}
            {steps.length === 0 && <span class="none">None in this state.</span>}
          </div>
          {step !== undefined && (
            <StepForm
              key={step.label}
              step={step}
              doc={doc}
              docKey={docKey}
              close={() => setOpen(undefined)}
              {...doing}
            />
          )}
          <h3>Story</h3>
          <StoryList entries={story.entries} acts={actionSteps} />
        </div>
        <div>
          <Facts value={doc} />
          <Copy text={JSON.stringify(story.value, null, 2)} label="Copy JSON" />
          <details>
            <summary>JSON</summary>
            <Code label="Document" text={JSON.stringify(story.value)} />
          </details>
        </div>
      </div>
    </section>
  );
}

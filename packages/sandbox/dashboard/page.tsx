import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { shownOf } from '../src/control/shown.ts';
import type { StoryEntry } from '../src/control/story.ts';
import { DirectSteps, doDirectly, StepForm } from './form.tsx';
import { type Doc, type Line, stepsOf } from './steps.ts';
import {
  atTime,
  Button,
  Code,
  Copy,
  DocLink,
  inOneLine,
  linkTo,
  Panel,
  Status,
  usePoll,
  useShared,
  words,
} from './ui.tsx';

interface Story {
  readonly value: Doc;
  readonly links: readonly { readonly collection: string; readonly key: string }[];
  readonly entries: readonly StoryEntry[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A plain value, or an amount of money. */
function plain(value: unknown): JSX.Element | string | undefined {
  if (!isObject(value)) {
    const text = String(value ?? '–');
    if (/^[A-Z][A-Z_]{3,}$/.test(text)) return <Status text={text} />;
    return text.replace(/^(\d{4}-\d\d-\d\d)T([\d:]{5}).*Z$/, '$1 $2');
  }
  const { amount, currency } = value as { readonly amount?: number; readonly currency?: string };
  return amount === undefined ? undefined : `${amount.toFixed(2)} ${currency}`;
}

type Named = readonly (readonly [name: string, value: unknown])[];

/** Fields of a document. A part with one field is shown as that field. */
const fieldsIn = (value: object): Named =>
  Object.entries(value).flatMap(([name, one]): Named => {
    if (one === undefined || one === null || (Array.isArray(one) && one.length === 0)) return [];
    if (!isPart([name, one])) return [[name, one]];
    const [[inner, only] = ['', undefined], ...others] = fieldsIn(one);
    return others.length > 0 || inner === '' ? [[name, one]] : [[`${name}_${inner}`, only]];
  });

const isList = ([, one]: Named[number]): boolean => Array.isArray(one) && isObject(one[0]);
const isPart = ([, one]: Named[number]): boolean => isObject(one) && !Array.isArray(one) && plain(one) === undefined;

/** A document or a part of it: its plain fields, its lists, and its parts. An entry of a list is shown in a row. */
function Facts({ value, isEntry = false }: { readonly value: object; readonly isEntry?: boolean }): JSX.Element {
  const all = fieldsIn(value);
  if (isEntry)
    return (
      <dl class="entry">
        {all.flatMap(([name, one]) => {
          const shown = plain(one) ?? (one as Doc).id;
          // What repeats the document is left out.
          if (/^channel_|_at$/.test(name) || shown === undefined) return [];
          return [
            <div>
              <dt>{words(name)}</dt>
              <dd>{shown}</dd>
            </div>,
          ];
        })}
      </dl>
    );
  return (
    <>
      <dl>
        {all.map((one) =>
          isList(one) || isPart(one) ? null : (
            <>
              <dt>{words(one[0])}</dt>
              <dd>{Array.isArray(one[1]) ? one[1].join(', ') : plain(one[1])}</dd>
            </>
          ),
        )}
      </dl>
      {all.filter(isList).map(([name, rows]) => (
        <>
          <h3>{words(name)}</h3>
          {(rows as readonly object[]).map((row) => (
            <Facts value={row} isEntry />
          ))}
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
function StoryList({ entries }: { readonly entries: readonly StoryEntry[] }): JSX.Element {
  if (entries.length === 0) return <p class="none">Nothing has named it yet.</p>;
  return (
    <ol class="story" aria-label="Story">
      {entries.map(({ kind, time, title, status, request, collection = '', key = '' }) => (
        <li key={`${collection} ${key} ${request}`} class={kind}>
          <time dateTime={time}>{atTime(time).slice(5)}</time>
          <span>
            <a href={request === undefined ? linkTo(collection, key) : `#/requests/${request}`}>
              {request === undefined ? words(collection).replace(/s$/, '') : 'Request'}
            </a>{' '}
            {title} {status !== undefined && <Status text={status} />}{' '}
            {collection === 'actions' && status !== undefined && (
              <DirectSteps collection={collection} doc={{ id: key, status }} />
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The document with the pieces of each line that aren't shipped, and that no pending action ships or cancels. */
function withLeft(doc: Doc, entries: readonly StoryEntry[]): Doc {
  if (doc.order_lines === undefined) return doc;
  const taken = entries.flatMap(({ collection, status, items = [] }) =>
    collection === 'shipments' || status === 'PENDING' ? (items as readonly Line[]) : [],
  );
  const order_lines = doc.order_lines.map((line) => {
    const own = taken.filter(({ order_line_id }) => order_line_id === line.id);
    return { ...line, left: own.reduce((left, { quantity }) => left - quantity, line.quantity) };
  });
  return { ...doc, order_lines };
}

interface DocumentProps {
  readonly collection: string;
  readonly docKey: string;
}

/** The page of one document: facts on one side, next steps and story on the other. */
export function DocumentPage({ collection, docKey }: DocumentProps): JSX.Element {
  const story = usePoll<Story>(`story/${encodeURIComponent(collection)}?key=${encodeURIComponent(docKey)}`, 1000);
  const shared = useShared();
  const { known } = shared;
  const [open, setOpen] = useState<string>();
  const back = <a href={`#/world/${encodeURIComponent(collection)}`}>All {words(collection).toLowerCase()}</a>;
  const name = inOneLine(docKey);
  if (story === undefined || known === undefined)
    return (
      <Panel title={words(collection)}>
        <p class="none">
          Reading {name}. If it doesn't appear, it was removed. {back}
        </p>
      </Panel>
    );
  const shown = shownOf(story.value) as Doc;
  const doc = withLeft(shown, story.entries);
  const steps = stepsOf(collection, doc, known);
  const step = steps.find(({ label }) => label === open);
  const state = doc.status ?? doc.state;
  return (
    <section class="panel" aria-label={docKey}>
      <p>
        {back}
        {story.links.map((one) => (
          <>
            {` · ${words(one.collection).replace(/s$/, '')} `}
            <DocLink collection={one.collection} id={one.key} />
          </>
        ))}
      </p>
      <h2>
        {words(collection).replace(/s$/, '')} {name} {state !== undefined && <Status text={state} />}
      </h2>
      <div class="columns">
        <div>
          <h3>Next steps</h3>
          <div class="buttons" role="group" aria-label="Next steps">
            {steps.map((one) => (
              <Button
                key={one.label}
                class={one.isDanger ? 'danger' : ''}
                label={one.isDirect ? one.label : `${one.label} …`}
                isPressed={one.isDirect ? undefined : one === step}
                run={() =>
                  one.isDirect ? doDirectly(one, doc, docKey, shared) : setOpen(one === step ? undefined : one.label)
                }
              />
            ))}
            {steps.length === 0 && <span class="none">None in this state.</span>}
          </div>
          {step !== undefined && (
            <StepForm
              key={step.label}
              step={step}
              doc={doc}
              docKey={docKey}
              known={known}
              close={() => setOpen(undefined)}
            />
          )}
          <h3>Story</h3>
          <StoryList entries={story.entries} />
        </div>
        <div>
          <Facts value={shown} />
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

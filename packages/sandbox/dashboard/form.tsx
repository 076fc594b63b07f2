import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shownOf } from '../src/control/shown.ts';
import {
  type Call,
  control,
  type Info,
  mountOf,
  type PageData,
  readPageData,
  type Role,
  rolesOf,
  type Schema,
  sendOrThrow,
  type Surface,
} from './api.ts';
import { bodyOf } from './body.ts';
import { choices, type Doc, fieldsOfStep, type Known, linesOf, type Step, stepsOf } from './steps.ts';
import { Button, fieldsOf, Options, type Shared, useShared, valueIn, words } from './ui.tsx';

const latest = 100;
const read = ['instance.reasons', ...new Set(Object.values(choices).map(([collection]) => collection))];

/** Reads what forms offer, again in each turn and at each place. */
export function useKnown(info: Info | undefined, turn: number, place: object): Known | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let isOver = false;
    const load = async (info: Info): Promise<void> => {
      const pages = await Promise.all(
        read.map(async (name) => {
          const path = `world/${name}?limit=${latest}`;
          const { documents } = await control<{ readonly documents: readonly { readonly value: Doc }[] }>('GET', path);
          return [name, documents.map(({ value }) => shownOf(value) as Doc)] as const;
        }),
      );
      const { now } = await control<{ readonly now: string }>('GET', 'clock');
      const found = new Map(pages);
      if (!isOver) setKnown({ now, info, of: (name) => found.get(name) ?? [] });
    };
    if (info === undefined) setKnown(undefined);
    else load(info).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [info, turn, place]);
  return known;
}

/** The bodies of a step. */
function bodiesOf(step: Step, doc: Doc, { known, forms }: Doing): readonly unknown[] {
  const fields = fieldsOfStep(step, doc, known) ?? {};
  const sources = { fields, lines: linesOf(step, doc), now: known.now };
  return step.does.map((does) => {
    const form = forms[nameOf(does)];
    if (form !== undefined) return bodyOf(form.schema, form.example, [doc], sources);
    return does.startsWith('control/POST') ? fields : undefined;
  });
}

const schemaOf = (value: unknown): Schema => {
  if (Array.isArray(value)) return { type: 'array', items: schemaOf(value[0]) };
  if (typeof value !== 'object' || value === null) return { type: typeof value };
  const properties = Object.entries(value).map(([name, one]) => [name, schemaOf(one)]);
  return { type: 'object', required: Object.keys(value), properties: Object.fromEntries(properties) };
};

const isPlain = ({ type, items }: Schema): boolean =>
  type !== 'object' && (type !== 'array' || (items !== undefined && items.type !== 'object'));

interface FieldProps {
  readonly name: string;
  readonly path: readonly (string | number)[];
  readonly schema: Schema;
  readonly value: unknown;
  readonly isRequired: boolean;
}

function Field({ name, path, schema, value, isRequired }: FieldProps): JSX.Element {
  const { known } = useShared();
  const { type, format, enum: values } = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const at = JSON.stringify(path);
  const text = value === undefined ? '' : String(value);
  const [collection = '', member = ''] = choices[name] ?? [];
  const offered = new Set(
    schema.examples ?? known?.of(collection).flatMap((doc) => (doc[member] ? [String(doc[member])] : [])),
  );
  const common = {
    name: at,
    'aria-label': words(name),
    'data-type': schema.type === 'array' ? 'array' : (type ?? 'string'),
  };
  if (type === 'boolean')
    return (
      <label class="check">
        <input {...common} type="checkbox" defaultChecked={value === true} /> {words(name)}
      </label>
    );
  return (
    <label>
      {words(name)}
      {values !== undefined && schema.type !== 'array' ? (
        <select {...common} defaultValue={text}>
          <Options
            of={new Set([...(isRequired ? [] : ['']), ...(text === '' ? [] : [text]), ...values])}
            chosen={text}
          />
        </select>
      ) : format === 'binary' || text.includes('\n') ? (
        <textarea {...common} rows={2} spellcheck={false} defaultValue={text} />
      ) : (
        <input
          {...common}
          required={isRequired}
          defaultValue={text}
          {...(type === 'number' || type === 'integer' ? { type: 'number', step: 'any' } : {})}
          {...(offered.size > 0 && { list: at })}
        />
      )}
      {offered.size > 0 && (
        <datalist id={at}>
          <Options of={offered} />
        </datalist>
      )}
    </label>
  );
}

/** The required fields of an object, and the fields with a value. Other plain fields are folded. */
function Fields({ schema, value, path }: Pick<FieldProps, 'schema' | 'value' | 'path'>): JSX.Element {
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => ({
    name,
    schema: one,
    value: (value as Doc | undefined)?.[name],
    path: [...path, name],
    isRequired: schema.required?.includes(name) === true,
  }));
  const isShown = (one: FieldProps): boolean => one.isRequired || one.value !== undefined;
  const more = fields.filter((one) => !isShown(one) && isPlain(one.schema));
  return (
    <>
      {fields.filter(isShown).map((one) => {
        if (isPlain(one.schema)) return <Field {...one} />;
        const isList = one.schema.type === 'array';
        const entries = isList ? ((one.value ?? [{}]) as readonly unknown[]) : [one.value];
        return entries.map((entry, i) => (
          <fieldset>
            <legend>
              {words(one.name)} {entries.length > 1 && i + 1}
            </legend>
            <Fields
              schema={isList ? (one.schema.items ?? {}) : one.schema}
              value={entry}
              path={isList ? [...one.path, i] : one.path}
            />
          </fieldset>
        ));
      })}
      {more.length > 0 && (
        <details>
          <summary>More fields</summary>
          {more.map((one) => (
            <Field {...one} />
          ))}
        </details>
      )}
    </>
  );
}

/** Puts the values of a form into its bodies. An empty optional field is left out. */
function filled(bodies: readonly unknown[], form: HTMLFormElement): readonly unknown[] {
  const all = structuredClone(bodies) as unknown[];
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-type]')) {
    const path = JSON.parse(field.name) as (string | number)[];
    const last = path.pop() as string;
    let at = all as unknown as Record<string, unknown>;
    for (const name of path) at = (at[name] ??= {}) as Record<string, unknown>;
    const type = field.dataset['type'];
    if (type === 'boolean') at[last] = field.checked;
    else if (field.value === '') delete at[last];
    else if (type === 'array') at[last] = field.value.split(',');
    else at[last] = type === 'number' || type === 'integer' ? Number(field.value) : field.value;
  }
  return all;
}

interface FormProps {
  readonly label: string;
  readonly schemas: readonly Schema[];
  readonly values: readonly unknown[];
  /** Label of the button that sends it. */
  readonly send: string;
  readonly isDanger?: boolean;
  readonly run: (values: readonly Doc[], role: string) => void;
  readonly children: ComponentChildren;
}

/** A form for values, from their schemas. */
export function Form({ label, schemas, values, send, isDanger, run, children }: FormProps): JSX.Element {
  const submit = (event: SubmitEvent): void => {
    const { role = '' } = fieldsOf(event);
    run(filled(values, event.currentTarget as HTMLFormElement) as readonly Doc[], role);
  };
  return (
    <form class="step" aria-label={label} onSubmit={submit}>
      {schemas.map((schema, i) => values[i] !== undefined && <Fields schema={schema} value={values[i]} path={[i]} />)}
      <div class="buttons send">
        <Button class={isDanger ? 'danger' : 'main'} label={send} />
        {children}
      </div>
    </form>
  );
}

/** The name of an operation without its query. */
const nameOf = (does: string): string => does.replace(/\?.*/, '');

/** Callers that may send an operation. The shop of the document is first. */
function callersOf(does: string, shopId: number | undefined, info: Info): readonly Role[] {
  const able = rolesOf(info).filter(({ calls }) => calls?.test(does.split('/')[0] ?? ''));
  return able.toSorted((one) => (one.name === `Shop ${shopId}` ? -1 : 0));
}

interface Doing {
  readonly known: Known;
  readonly surfaces: readonly Surface[];
  readonly forms: PageData['forms'];
}

/** The place of an operation. The first variable of its path is the document, others are fields. */
function callOf(does: string, doc: Doc, fields: readonly unknown[], { known: { info }, surfaces }: Doing): Call {
  const [surface, id] = nameOf(does).split('/');
  const found = surfaces.find(({ name }) => name === surface);
  const operation = found?.operations.find((one) => one.id === id);
  if (found === undefined || operation === undefined) throw new Error(`The sandbox has no operation ${does}.`);
  let own = doc.id;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = own ?? valueIn(fields, [name]) ?? '';
    own = undefined;
    return encodeURIComponent(value);
  });
  const query = does.endsWith('?token') ? `?token=${encodeURIComponent(info.world.link_token)}` : '';
  return { method: operation.method, path: mountOf(found, info) + path + query };
}

/** Sends the operations of a step one after the other, and opens the new document. */
async function act(step: Step, doc: Doc, key: string, bodies: readonly unknown[], role: string, doing: Doing) {
  const { known, forms } = doing;
  let response: unknown;
  for (const [i, does] of step.does.entries()) {
    const body = bodies[i];
    if (does.startsWith('control/')) {
      const [method = '', path = ''] = does.slice('control/'.length).split(' ');
      response = await control(method, path.replace('{id}', encodeURIComponent(key)), body);
      continue;
    }
    const callers = callersOf(does, doc.shopId, known.info);
    const caller = callers.find(({ name }) => name === role) ?? callers[0];
    if (caller === undefined) throw new Error('This world has no caller for it.');
    const call = callOf(does, doc, [bodies, fieldsOfStep(step, doc, known)], doing);
    const form = forms[nameOf(does)];
    response = await sendOrThrow(caller, known.info, {
      ...call,
      ...(form !== undefined && (form.isForm ? { parts: body as Doc } : { body })),
    });
  }
  if (step.opens !== undefined) location.hash = `/world/${placeOf(step.opens, [bodies, response], known)}`;
  return `${step.label}: done.`;
}

/** Fills names of fields into the place of a document. Orders have the prefix of their channel. */
function placeOf(place: string, sent: readonly unknown[], { of }: Known): string {
  const channel = of('channels').find(({ id }) => id === valueIn(sent, ['channel_id']));
  const fill = (_: string, names: string): string =>
    names
      .split('|')
      .reduce<string | undefined>((found, name) => found ?? valueIn([sent, channel], [name]), undefined) ?? '';
  const [collection = '', key] = place.replace(String.raw`\n`, '\n').split('/');
  return key === undefined ? collection : `${collection}/${encodeURIComponent(key.replaceAll(/\{([\w|]+)\}/g, fill))}`;
}

/** Sends a step without a form. */
export function doDirectly(step: Step, doc: Doc, key: string, { known, surfaces, change }: Shared): void {
  if (known === undefined) return;
  change(`${step.label} ${key}`, async () => {
    const { forms } = await readPageData();
    const doing = { known, surfaces, forms };
    return act(step, doc, key, bodiesOf(step, doc, doing), '', doing);
  });
}

/** Buttons for the steps of a document that need no form. */
export function DirectSteps({ collection, doc }: { readonly collection: string; readonly doc: Doc }): JSX.Element {
  const shared = useShared();
  const steps = shared.known === undefined ? [] : stepsOf(collection, doc, shared.known);
  return (
    <>
      {steps
        .filter(({ isDirect }) => isDirect)
        .map((step) => (
          <Button
            key={step.label}
            class="small"
            label={step.label}
            run={() => doDirectly(step, doc, String(doc.id), shared)}
          />
        ))}
    </>
  );
}

interface StepFormProps {
  readonly step: Step;
  readonly doc: Doc;
  readonly docKey: string;
  readonly known: Known;
  readonly close: () => void;
}

/** A form for the bodies of a step, from their schemas. */
export function StepForm({ step, doc, docKey, known, close }: StepFormProps): JSX.Element {
  const { surfaces, change } = useShared();
  // Typed text stays while the page refreshes.
  const [{ forms, bodies }, setRead] = useState<{ forms?: PageData['forms']; bodies: readonly unknown[] }>({
    bodies: [],
  });
  useEffect(() => {
    readPageData().then(
      ({ forms }) => setRead({ forms, bodies: bodiesOf(step, doc, { known, surfaces, forms }) }),
      () => undefined,
    );
  }, []);
  if (forms === undefined) return <p class="none">Reading the form.</p>;
  const callers = callersOf(step.does.at(-1) ?? '', doc.shopId, known.info);
  const run = (sent: readonly Doc[], role: string): void =>
    change(`${step.label} ${docKey} ${JSON.stringify(sent)}`, async () => {
      const said = await act(step, doc, docKey, sent, role, { known, surfaces, forms });
      close();
      return said;
    });
  return (
    <Form
      label={step.label}
      schemas={step.does.map((does, i) => forms[nameOf(does)]?.schema ?? schemaOf(bodies[i]))}
      values={bodies}
      send={docKey === '' ? `Make ${step.label.toLowerCase()}` : step.label}
      isDanger={step.isDanger}
      run={run}
    >
      {callers.length > 0 && (
        <select name="role" aria-label="Caller">
          <Options of={callers.map(({ name }) => name)} />
        </select>
      )}
    </Form>
  );
}

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Call, control, type Info, mountOf, type Role, rolesOf, sendOrThrow, type Surface } from './api.ts';
import { choices, type Doc, type Known, type Step } from './steps.ts';
import type { Change } from './ui.tsx';

/** The part of a schema that a form shows. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

declare global {
  /** Schemas, examples and rules. `scripts/generate/dashboard.ts` writes them before the script. */
  var pageData: {
    readonly forms: Readonly<
      Record<string, { readonly isForm: boolean; readonly schema: Schema; readonly example?: unknown }>
    >;
    readonly rules: Readonly<Record<string, string>>;
  };
}

/** A document without the facts that the sandbox keeps around it. */
export function docOf(value: unknown): Doc {
  const { id, shopId } = value as Doc;
  const inner = Object.values({ ...(value as Doc), data: 0 }).find(
    (one: unknown) => typeof one === 'object' && one !== null && 'id' in one,
  );
  return id === undefined && inner !== undefined
    ? { ...(shopId !== undefined && { shopId }), ...(inner as Doc) }
    : (value as Doc);
}

const latest = 100;
const read = ['instance.reasons', ...new Set(Object.values(choices).map(([collection]) => collection))];

/** Reads what forms offer. */
export function useKnown(info: Info | undefined, turn: number): Known | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let isOver = false;
    const load = async (info: Info): Promise<void> => {
      const pages = await Promise.all(
        read.map((name) =>
          control<{ readonly documents: readonly { readonly value: unknown }[] }>(
            'GET',
            `world/${name}?limit=${latest}`,
          ),
        ),
      );
      const { now } = await control<{ readonly now: string }>('GET', 'clock');
      const found = new Map(read.map((name, i) => [name, pages[i]?.documents.map(({ value }) => docOf(value)) ?? []]));
      if (!isOver) setKnown({ now, info, of: (name) => found.get(name) ?? [] });
    };
    if (info !== undefined) load(info).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [info, turn]);
  return known;
}

/** An example with other values for the fields of these names, at any depth. Other fields are added at the top. */
function bodyOf(example: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  const used = new Set<string>();
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => {
        if (Object.hasOwn(fields, name)) used.add(name);
        return [name, Object.hasOwn(fields, name) ? fields[name] : walk(value)];
      }),
    );
  };
  const body = walk(example ?? {});
  const added = Object.entries(fields).filter(([name]) => !used.has(name));
  return JSON.parse(JSON.stringify({ ...(body as object), ...Object.fromEntries(added) }));
}

const schemaOf = (value: unknown): Schema =>
  Array.isArray(value)
    ? { type: 'array', items: schemaOf(value[0]) }
    : typeof value === 'object' && value !== null
      ? {
          type: 'object',
          required: Object.keys(value),
          properties: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, schemaOf(one)])),
        }
      : { type: typeof value };

type Path = readonly (string | number)[];

const isPlain = ({ type, items }: Schema): boolean =>
  type !== 'object' && (type !== 'array' || (items !== undefined && items.type !== 'object'));
const wordsOf = (name: string): string => name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

interface FieldProps {
  readonly name: string;
  readonly path: Path;
  readonly schema: Schema;
  readonly value: unknown;
  readonly isRequired: boolean;
  readonly known: Known;
}

function Field({ name, path, schema, value, isRequired, known }: FieldProps): JSX.Element {
  const { type, format, enum: values } = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const at = JSON.stringify(path);
  const text = value === undefined ? '' : String(value);
  const [collection = '', member = ''] = choices[name] ?? [];
  const offered = [...new Set(known.of(collection).map((doc) => String(doc[member] ?? '')))].filter(Boolean);
  const common = { name: at, 'aria-label': wordsOf(name), 'data-type': schema.type === 'array' ? 'array' : type };
  if (type === 'boolean')
    return (
      <label class="check">
        <input {...common} type="checkbox" defaultChecked={value === true} /> {wordsOf(name)}
      </label>
    );
  return (
    <label>
      {wordsOf(name)}
      {values !== undefined && schema.type !== 'array' ? (
        <select {...common} defaultValue={text}>
          {[...new Set([...(isRequired ? [] : ['']), ...(text === '' ? [] : [text]), ...values])].map((one) => (
            <option selected={one === text}>{one}</option>
          ))}
        </select>
      ) : format === 'binary' || text.includes('\n') ? (
        <textarea {...common} rows={2} spellcheck={false} defaultValue={text} />
      ) : (
        <input
          {...common}
          required={isRequired}
          defaultValue={text}
          {...(type === 'number' || type === 'integer' ? { type: 'number', step: 'any' } : {})}
          {...(offered.length > 0 && { list: at })}
        />
      )}
      {offered.length > 0 && (
        <datalist id={at}>
          {offered.map((one) => (
            <option value={one} />
          ))}
        </datalist>
      )}
    </label>
  );
}

/** The required fields of an object, and the fields with a value. Other plain fields are folded. */
function Fields({ schema, value, path, known }: Omit<FieldProps, 'name' | 'isRequired'>): JSX.Element {
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => ({
    name,
    schema: one,
    value: (value as Doc | undefined)?.[name],
    path: [...path, name],
    isRequired: schema.required?.includes(name) === true,
    known,
  }));
  const isShown = (one: FieldProps): boolean => one.isRequired || one.value !== undefined;
  const more = fields.filter((one) => !isShown(one) && isPlain(one.schema));
  return (
    <>
      {fields.filter(isShown).map((one) => {
        if (isPlain(one.schema)) return <Field {...one} />;
        const entries = one.schema.type === 'array' ? ((one.value ?? [{}]) as readonly unknown[]) : [one.value];
        return entries.map((entry, i) => (
          <fieldset>
            <legend>
              {wordsOf(one.name)} {entries.length > 1 && i + 1}
            </legend>
            {one.schema.type === 'array' ? (
              <Fields {...one} schema={one.schema.items ?? {}} value={entry} path={[...one.path, i]} />
            ) : (
              <Fields {...one} value={entry} />
            )}
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

/** Callers that may send an operation, the likely one first. */
function callersOf(does: string, shopId: number | undefined, info: Info): readonly Role[] {
  const roles = rolesOf(info);
  const start = does.startsWith('hub/')
    ? 'Seller'
    : /^(?:account|channel-platform)\//.test(does)
      ? 'Connector'
      : 'Shop';
  const able = roles.filter(({ name }) => name.startsWith(start));
  return able.toSorted((one) => (one.name === `Shop ${shopId}` ? -1 : 0));
}

function callOf(
  does: string,
  surfaces: readonly Surface[],
  info: Info,
  variables: readonly string[],
  query: string,
): Call {
  const [, surface, id] = /^([\w-]+)\/(.*)$/.exec(does) ?? [];
  const found = surfaces.find(({ name }) => name === surface);
  const operation = found?.operations.find((one) => one.id === id);
  if (found === undefined || operation === undefined) throw new Error(`The sandbox has no operation ${does}.`);
  let at = 0;
  const path = operation.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(variables[at++] ?? ''));
  return { method: operation.method, path: mountOf(found, info) + path + (query === '' ? '' : `?${query}`) };
}

export interface Doing {
  readonly known: Known;
  readonly surfaces: readonly Surface[];
  readonly change: Change;
}

/** Sends the operations of a step one after the other, and opens the new document. */
async function act(
  step: Step,
  doc: Doc,
  key: string,
  bodies: readonly unknown[],
  role: string,
  { known, surfaces }: Doing,
): Promise<string> {
  const paths = step.path?.(doc, bodies);
  let response = '';
  for (const [i, does] of step.does.entries()) {
    const body = bodies[i];
    if (does.startsWith('control/')) {
      const [method = '', path = ''] = does.slice('control/'.length).split(' ');
      const answer = await control(
        method,
        path.replace('{id}', encodeURIComponent(key)),
        method === 'POST' ? body : undefined,
      );
      response = JSON.stringify(answer ?? '');
      continue;
    }
    const callers = callersOf(does, doc.shopId, known.info);
    const caller = callers.find(({ name }) => name === role) ?? callers[0];
    if (caller === undefined) throw new Error('This world has no caller for it.');
    const query = i === 1 ? (step.query?.(known) ?? '') : '';
    const call = callOf(does, surfaces, known.info, paths?.[i] ?? [String(doc.id ?? '')], query);
    const form = pageData.forms[does];
    response = await sendOrThrow(caller, known.info, {
      ...call,
      ...(form !== undefined && (form.isForm ? { parts: body as Doc } : { body })),
    });
  }
  const made = step.opens?.(JSON.stringify(bodies[step.does.length > 1 ? 1 : 0]), response, known);
  if (made !== undefined) location.hash = `/world/${made.split('/').map(encodeURIComponent).join('/')}`;
  return `${step.label}: done.`;
}

export interface StepFormProps extends Doing {
  readonly step: Step;
  readonly doc: Doc;
  readonly docKey: string;
  readonly close: () => void;
}

const bodiesOf = (step: Step, doc: Doc, known: Known): readonly unknown[] =>
  step.does.map((does) => {
    const form = pageData.forms[does];
    if (form === undefined && !does.startsWith('control/POST')) return undefined;
    const fields = step.set(doc, known) ?? {};
    if (form?.example === undefined) return bodyOf({}, fields);
    const isKnown = (name: string): boolean => step.does.length === 1 || JSON.stringify(form).includes(`"${name}"`);
    return bodyOf(form.example, Object.fromEntries(Object.entries(fields).filter(([name]) => isKnown(name))));
  });

/** Sends a step without a form. */
export const doDirectly = (step: Step, doc: Doc, key: string, doing: Doing): void =>
  doing.change(`${step.label} ${key}`, () => act(step, doc, key, bodiesOf(step, doc, doing.known), '', doing));

/** A form for the bodies of a step, from their schemas. */
export function StepForm({ step, doc, docKey, close, ...doing }: StepFormProps): JSX.Element {
  // Typed text stays while the page refreshes.
  const [bodies] = useState(() => bodiesOf(step, doc, doing.known));
  const callers = callersOf(step.does.at(-1) ?? '', doc.shopId, doing.known.info);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const sent = filled(bodies, form);
    const role = String(new FormData(form).get('role'));
    doing.change(`${step.label} ${docKey} ${JSON.stringify(sent)}`, async () => {
      const said = await act(step, doc, docKey, sent, role, doing);
      close();
      return said;
    });
  };
  return (
    <form class="step" aria-label={step.label} onSubmit={submit}>
      {step.does.map((does, i) =>
        bodies[i] === undefined ? null : (
          <Fields
            schema={pageData.forms[does]?.schema ?? schemaOf(bodies[i])}
            value={bodies[i]}
            path={[i]}
            known={doing.known}
          />
        ),
      )}
      <div class="buttons send">
        <button type="submit" class={step.isDanger ? 'danger' : 'main'}>
          {docKey === '' ? `Make ${step.label.toLowerCase()}` : step.label}
        </button>
        {callers.length > 0 && !step.does[0]?.startsWith('control/') && (
          <select name="role" aria-label="Caller">
            {callers.map(({ name }) => (
              <option>{name}</option>
            ))}
          </select>
        )}
      </div>
    </form>
  );
}

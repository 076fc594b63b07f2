import type { DemoCall } from '../demo/call.ts';
import { changesBetween, changesText } from './changes.ts';
import { element } from './element.ts';
import { editableBody, type Entered, requestOf, sampleFiles, textOf } from './request.ts';
import { leadingValue } from './leading.ts';
import type { World } from './world.ts';

/** The form of one operation and the place of its outcome. */
export function createForm(call: DemoCall, world: World): readonly Node[] {
  const inputs = call.parameters.map((parameter) => {
    const input = element('input', {
      name: `${parameter.in} ${parameter.name}`,
      value: textOf(parameter),
      spellcheck: 'false',
      autocomplete: 'off',
    });
    const given = parameter.name === call.after?.parameter;
    input.required = parameter.required && !given;
    if (given) input.placeholder = `sends ${call.after?.call.operation} first`;
    return {
      parameter,
      input,
      label: element('label', {}, [`${parameter.name}${parameter.required ? ' *' : ''}`, input]),
    };
  });
  const required = inputs.filter(({ parameter }) => parameter.required || parameter.value !== undefined);
  const optional = inputs.filter((entry) => !required.includes(entry));
  const body = editableBody(call);
  const editor = body === undefined ? undefined : element('textarea', { name: 'body', spellcheck: 'false' });
  if (editor !== undefined) editor.value = body ?? '';
  const files = (call.body?.parts ?? [])
    .filter(({ files }) => files.length > 0)
    .map(({ name }) => ({
      name,
      input: element('input', { type: 'file', name, multiple: '' }),
    }));
  const send = element('button', { type: 'submit' }, ['Send']);
  const reset = element('button', { type: 'button' }, ['Reset the world']);
  const outcome = element('div', { 'aria-live': 'polite', class: 'console-body', style: 'padding: 0' });

  const form = element('form', { class: 'console-body', style: 'padding: 0' }, [
    element('p', {}, [
      'A sandbox with a small seeded world runs in this page; nothing leaves it. What one request changes, the next one sees.',
    ]),
    ...(required.length === 0
      ? []
      : [
          element(
            'fieldset',
            { 'aria-label': 'Parameters' },
            required.map(({ label }) => label),
          ),
        ]),
    ...(optional.length === 0
      ? []
      : [
          element('details', {}, [
            element('summary', {}, [`${optional.length} more parameters`]),
            element(
              'fieldset',
              { 'aria-label': 'More parameters' },
              optional.map(({ label }) => label),
            ),
          ]),
        ]),
    ...files.map(({ name, input }) =>
      element('label', {}, [`${name} (a sample is sent unless you choose a file)`, input]),
    ),
    ...(editor === undefined
      ? []
      : [element('label', {}, [call.body?.kind === 'multipart' ? 'Other parts' : 'Body', editor])]),
    element('div', { class: 'console-buttons' }, [send, reset]),
  ]);
  const entered = (): Entered => ({
    values: new Map(inputs.map(({ input }) => [input.name, input.value])),
    body: editor?.value,
    files: new Map(files.map(({ name, input }) => [name, chosenOr(input, call, name)])),
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send.disabled = true;
    run(call, world, entered())
      .then(
        (parts) => outcome.replaceChildren(...parts),
        (error: unknown) => outcome.replaceChildren(element('p', { role: 'alert' }, [String(error)])),
      )
      .finally(() => {
        send.disabled = false;
      });
  });
  reset.addEventListener('click', () => {
    world.sandbox.reset();
    outcome.replaceChildren(element('p', {}, ['The world is as it was at the beginning.']));
  });
  return [form, outcome];
}

function chosenOr(input: HTMLInputElement, call: DemoCall, name: string): readonly File[] {
  const chosen = [...(input.files ?? [])];
  return chosen.length > 0 ? chosen : sampleFiles(call, name);
}

/** Sends the request to the sandbox and shows the response and what it changed. */
async function run(call: DemoCall, world: World, entered: Entered): Promise<readonly Node[]> {
  const { sandbox } = world;
  const urls: Readonly<Record<string, string>> = sandbox.info().urls;
  const { after } = call;
  const parameter = call.parameters.find(({ name }) => name === after?.parameter);
  const place = parameter === undefined ? '' : `${parameter.in} ${parameter.name}`;
  const given =
    after === undefined || (entered.values.get(place) ?? '') !== ''
      ? entered
      : { ...entered, values: new Map([...entered.values, [place, await leadingValue(after, world)]]) };
  const request = requestOf(call, urls[call.server] ?? '', await world.authorization(call.surface), given);
  const shownRequest = await requestText(request.clone());
  const before = sandbox.snapshot();
  const response = await sandbox.fetch(request);
  const shownResponse = await responseText(response);
  const changes = changesBetween(before, sandbox.snapshot());
  return [
    part('Request', shownRequest),
    part('Response', shownResponse),
    part('What it changed', changesText(changes)),
  ];
}

function part(title: string, text: string): HTMLElement {
  return element('section', {}, [
    element('h2', {}, [title]),
    element('pre', { tabindex: '0', 'aria-label': title }, [text]),
  ]);
}

async function requestText(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const headers = [...request.headers]
    .filter(([name]) => name !== 'accept')
    .map(([name, value]) => `${name}: ${value.length > 60 ? `${value.slice(0, 60)}…` : value}`);
  const body = (await request.text()).slice(0, 4000);
  return [`${request.method} ${pathname}${search}`, ...headers, ...(body === '' ? [] : ['', pretty(body)])].join('\n');
}

async function responseText(response: Response): Promise<string> {
  const headers = [...response.headers]
    .filter(([name]) => !name.startsWith('access-control-'))
    .map(([name, value]) => `${name}: ${value}`);
  const type = response.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const readable = type.includes('json') || type.startsWith('text/');
  const body =
    bytes.length === 0 ? [] : ['', readable ? pretty(new TextDecoder().decode(bytes)) : `(${bytes.length} bytes)`];
  return [String(response.status), ...headers, ...body].join('\n');
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

import type { DemoCall } from '../demo/call.ts';
import { element } from './element.ts';
import { madeNames, withMade } from './made.ts';
import { run } from './outcome.ts';
import { editableBody, type Entered, sampleFiles, textOf } from './request.ts';
import { timelineParts } from './timeline.ts';
import type { World } from './world.ts';

/** The form of one operation and the place of its outcome. */
export function createForm(sample: DemoCall, world: World): readonly Node[] {
  const call = withMade(sample, world.made, world.sandbox.snapshot().collections);
  const prefilled = madeNames(sample, world.made);
  const inputs = call.parameters.map((parameter) => {
    const name = `${parameter.in} ${parameter.name}`;
    const input =
      parameter.choices.length > 0 && parameter.list === undefined
        ? choice(name, ['', ...parameter.choices], textOf(parameter))
        : element('input', { name, value: textOf(parameter), spellcheck: 'false', autocomplete: 'off' });
    const isLeading = parameter.name === call.after?.parameter;
    input.required = parameter.required && !isLeading;
    if (isLeading && input instanceof HTMLInputElement) input.placeholder = `sends ${call.after?.call.operation} first`;
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
  if (editor !== undefined) editor.value = world.bodies[call.operation] ?? body ?? '';
  const files = (call.body?.parts ?? [])
    .filter(({ files }) => files.length > 0)
    .map(({ name }) => ({
      name,
      input: element('input', { type: 'file', name, multiple: '' }),
    }));
  const send = element('button', { type: 'submit', form: 'console-form' }, ['Send']);
  const minute = element('button', { type: 'button' }, ['Let a minute pass']);
  const reset = element('button', { type: 'button' }, ['Reset the world']);
  const callers = world.callers(call.surface).map(({ name }) => name);
  const caller = choice('caller', callers, callers[0] ?? '');
  const timeline = element('section', { class: 'console-timeline' }, timelineParts(world));
  const outcome = element('div', { 'aria-live': 'polite', class: 'console-outcome' });

  const form = element('form', { id: 'console-form', class: 'console-form' }, [
    element('p', {}, [
      'A sandbox with a small seeded world and the documented limits runs in your browser. It sends nothing. All pages share its state until you reset the world.',
    ]),
    ...(prefilled.length === 0
      ? []
      : [element('p', { class: 'console-hint' }, [`From your last calls: ${prefilled.join(', ')}.`])]),
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
    element('label', {}, ['Call as', caller]),
  ]);
  const entered = (): Entered => ({
    values: new Map(inputs.map(({ input }) => [input.name, input.value])),
    body: editor?.value,
    files: new Map(files.map(({ name, input }) => [name, chosenOr(input, call, name)])),
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send.disabled = true;
    run(call, world, caller.value, entered())
      .then(
        (parts) => {
          outcome.replaceChildren(...parts);
          outcome.scrollIntoView({ block: 'start' });
          timeline.replaceChildren(...timelineParts(world));
        },
        (error: unknown) => outcome.replaceChildren(element('p', { role: 'alert' }, [String(error)])),
      )
      .finally(() => {
        send.disabled = false;
      });
  });
  minute.addEventListener('click', () => {
    void world.sandbox.clock.advance(60_000).then(() => outcome.replaceChildren(said('A minute has passed.')));
  });
  reset.addEventListener('click', () => {
    void world.reset().then(() => {
      const place = form.parentElement;
      if (prefilled.length > 0) place?.replaceChildren(...createForm(sample, world));
      else timeline.replaceChildren();
      place?.querySelector('.console-outcome')?.replaceChildren(said('The world is as it was at the beginning.'));
    });
  });
  return [form, outcome, timeline, element('div', { class: 'console-buttons' }, [send, minute, reset])];
}

function said(text: string): HTMLElement {
  return element('p', {}, [text]);
}

/** A list to choose from. */
function choice(name: string, values: readonly string[], chosen: string): HTMLSelectElement {
  const select = element(
    'select',
    { name },
    values.map((value) => element('option', { value }, [value])),
  );
  select.value = chosen;
  return select;
}

function chosenOr(input: HTMLInputElement, call: DemoCall, name: string): readonly File[] {
  const chosen = [...(input.files ?? [])];
  return chosen.length > 0 ? chosen : sampleFiles(call, name);
}

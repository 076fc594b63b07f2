import { exampleArguments, shellWord } from '../../../cli/src/operation/example.ts';
import type { DemoCall } from './call.ts';
import { before, command, type CommandOf, variableOf } from './curl-sample.ts';
import { width } from './literal.ts';

/** A value that stands for the variable of the shell. */
const variable = 'VARIABLE';

/** Commands of the program `tradelane`. Undefined for a surface without a client. */
export function terminalSample(call: DemoCall): string | undefined {
  if (call.sdk === undefined) return undefined;
  // Calls that need each other share the data of a sandbox in the background.
  const place = call.after === undefined ? ['--sandbox'] : [];
  const commandOf: CommandOf = (one, start) => {
    const saved = one.returns === 'file' ? ['--to download'] : [];
    const output = start === '' ? saved : ['--output ndjson'];
    const confirmed = one.sdk?.isRead === true ? [] : ['--yes'];
    const name = `${start}tradelane call ${one.surface} ${one.sdk?.name}`;
    const options = [...optionsOf(one), ...confirmed, ...output, ...place];
    const line = [name, ...options].join(' ');
    return line.length <= width && !line.includes('\n') ? line : command(name, options);
  };
  return [
    ...(call.after === undefined ? [] : ['tradelane use sandbox', '']),
    ...before(call, commandOf),
    commandOf(call, ''),
  ].join('\n');
}

/** Each flag with its value, as a word for the shell. JSON has a line for each member if it doesn't fit in one. */
function optionsOf(call: DemoCall): readonly string[] {
  const { parameters, body, after } = call;
  const files = (body?.parts ?? []).filter((part) => part.files.length > 0).map((part) => [part.name, part.files]);
  const words = exampleArguments(
    {
      parameters,
      ...(body === undefined ? {} : { body }),
      example: {
        parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
        ...(body === undefined ? {} : { body: body.value }),
        files: Object.fromEntries(files),
        ...(after === undefined ? {} : { after: { id: '', member: after.member, parameter: after.parameter } }),
      },
    },
    variable,
  );
  const options: string[] = [];
  for (const word of words) {
    const name = options.at(-1);
    // Next to the value are the indent, a space, the quotes and the end of the line.
    const isLong = /^[[{]/.test(word) && (name ?? '').length + word.length > width - 7;
    const shown = isLong ? JSON.stringify(JSON.parse(word), null, 2) : word;
    const text = word === variable ? `"$${variableOf(after?.parameter ?? '')}"` : shellWord(shown);
    if (name?.startsWith('--') && !name.includes(' ')) options[options.length - 1] = `${name} ${text}`;
    else options.push(text);
  }
  return options;
}

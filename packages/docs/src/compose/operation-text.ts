import { contentText, fieldsText, notesText } from '../fields/field-text.ts';
import type { Field } from '../fields/field.ts';
import { sentence } from '../fields/inline.ts';
import { assumptionsText } from './assumptions.ts';
import type { DescribedResponse, OperationDescription } from './describe-operation.ts';
import { sandboxNote } from './sandbox-note.ts';
import { blocks, fence, prose, table } from './markdown.ts';

/** The page of an operation as its Markdown twin. */
export function operationText(surface: string, described: OperationDescription): string {
  const { deprecation, description, samples, facts, parameters, requestBody, responses, errors } = described;
  return blocks(
    deprecation !== undefined && `:::caution[Deprecated]\n${deprecation}\n:::`,
    description,
    `One of the operations of ${surface}.`,
    '## Request',
    sandboxNote,
    samples.sdk === undefined
      ? 'Every client exchanges its credentials automatically and shares the token.'
      : fence('ts', samples.sdk),
    samples.terminal !== undefined && fence('sh', samples.terminal),
    fence('sh', samples.curl),
    '## Details',
    facts.map(({ name, text }) => `- **${name}**: ${text}`).join('\n'),
    parameters.length > 0 && '## Parameters',
    ...parameters.map(({ title, fields }) => `### ${title}\n\n${fieldsText(fields)}`),
    requestBody !== undefined && '## Request body',
    requestBody !== undefined && blocks(requestBody.about, bodyText(requestBody.field)),
    '## Response',
    ...responses.map(responseText),
    '## Errors',
    table(
      ['Status', 'Error', 'When'],
      errors.map(({ status, class: name, about }) => [status, `[\`${name}\`](/guides/errors/)`, about]),
    ),
    'Every error response is thrown as a [typed error](/guides/errors/).',
    rulesText(described),
  );
}

/** The rules and assumptions of an operation. */
function rulesText(described: OperationDescription): string {
  const rules = described.rules
    .map(({ number, statement, elsewhere }) => {
      const rule = `- **${number}** ${sentence(prose(statement))}`;
      return elsewhere === '' ? rule : `${rule} Not on this surface: ${elsewhere}.`;
    })
    .join('\n');
  const choices = assumptionsText(described.assumptions);
  return rules === '' && choices === '' ? '' : blocks('## Rules and assumptions', rules, choices);
}

function responseText({ status, about, headers, field, example }: DescribedResponse): string {
  return blocks(
    `**${status}**: ${about}`,
    headers.map(({ name, about: text }) => `- header \`${name}\`: ${text}`).join('\n'),
    bodyText(field),
    example !== undefined && fence('json', example),
  );
}

/** The type of a body and its fields. */
export function bodyText(field: Field | undefined): string {
  if (field === undefined) return '';
  const notes = notesText(field);
  return blocks(
    `\`${field.type}\`${notes === '' ? '' : `: ${notes}`}`,
    contentText(field.content),
    ...field.content.assumptions.map(({ of, list }) => assumptionsText(list, of)),
  );
}

import { Anchors, contentHtml, fieldsHtml, notesHtml } from '../fields/field-html.ts';
import type { Field } from '../fields/field.ts';
import { type LanguageName, languages } from '../demo/languages/index.ts';
import { escapeHtml, inlineHtml, markdownInline, sentence } from '../fields/inline.ts';
import { assumptionsHtml, ruleLink } from './assumptions.ts';
import type { DescribedResponse, OperationDescription } from './describe-operation.ts';
import { sandboxNote } from './sandbox-note.ts';
import { blocks, fence, table } from './markdown.ts';

/**
 * The page of an operation: text on the left, request and response on the right. It has Markdown between HTML elements, so that code is
 * highlighted and headings have anchors as on other pages.
 */
export function operationBody(
  described: OperationDescription,
  signature: string,
  typeUrl: (name: string) => string | undefined,
): string {
  const { deprecation, description, facts, parameters, requestBody, responses, errors } = described;
  const anchors = new Anchors(typeUrl);
  const main = blocks(
    '## Details',
    `<dl class="facts">${facts.map(({ name, text }) => `<dt>${escapeHtml(name)}</dt><dd>${markdownInline(text)}</dd>`).join('')}</dl>`,
    parameters.length > 0 && '## Parameters',
    ...parameters.map(({ title, fields }) =>
      blocks(`### ${title}`, fieldsHtml(fields, title.split(' ')[0]?.toLowerCase() ?? '', anchors)),
    ),
    requestBody !== undefined && '## Request body',
    requestBody?.field === undefined
      ? requestBody?.about
      : bodyHtml(requestBody.field, 'body', anchors, `${markdownInline(requestBody.about)} `),
    '## Response',
    ...responses.map((response) => responseHtml(response, anchors)),
    '## Errors',
    table(
      ['Status', 'Error', 'When'],
      errors.map(({ status, class: name, about }) => [status, `[\`${name}\`](/guides/errors/)`, about]),
    ),
    'Every error response is thrown as a [typed error](/guides/errors/).',
    rulesHtml(described),
  );
  return blocks(
    '<div class="op"><div class="op-intro">',
    deprecation !== undefined && `:::caution[Deprecated]\n${deprecation}\n:::`,
    description,
    signature,
    `</div><div class="op-side${described.samples.sdk === undefined ? ' op-without-sdk' : ''}">`,
    side(described),
    '</div><div class="op-main">',
    main,
    '</div></div>',
  );
}

const ways = [
  { name: 'sdk', label: 'SDK', language: 'ts' },
  { name: 'terminal', label: 'Terminal', language: 'sh' },
  { name: 'curl', label: 'curl', language: 'sh' },
] as const;

/** Request and response as code. The reader chooses the tab once for all pages (see `head-script.ts`). */
function side({ samples, responses }: OperationDescription): string {
  const shown = ways.flatMap(({ name, label, language }) => {
    const code = samples[name];
    return code === undefined ? [] : [{ name, label, language, code }];
  });
  const later = Object.entries(languages).map(([name, { label }]) => ({ name: name as LanguageName, label }));
  const tabs = [...shown, ...later]
    .map(({ name, label }) => `<button type="button" role="tab" data-way="${name}">${label}</button>`)
    .join('');
  const examples = responses.filter(({ example }) => example !== undefined);
  return blocks(
    hostHtml(samples.own),
    `<div class="op-bar"><h2 class="op-bar-title">Sample request</h2><div class="ways" role="tablist" aria-label="Ways to call">${tabs}</div></div>`,
    ...shown.map(({ name, label, language, code }) =>
      blocks(`<div class="way" data-way="${name}">`, codeHtml(`Request as ${label}`, fence(language, code)), '</div>'),
    ),
    // A script writes these samples, because most readers choose one of them.
    ...later.map(
      ({ name }) =>
        `<div class="way" data-way="${name}" style="--lines:${samples.languages[name].split('\n').length}"></div>`,
    ),
    samples.sdk === undefined &&
      '<p class="op-note">Every client exchanges its credentials automatically and shares the token.</p>',
    ...examples.map(({ status, example }) =>
      blocks(
        `<div class="op-example"><div class="op-bar"><h2 class="op-bar-title">Sample response</h2><span class="op-status">${status}</span></div>`,
        codeHtml(`Example of ${status}`, fence('json', example ?? '')),
        '</div>',
      ),
    ),
  );
}

/** The switch between the sandbox and the user's own host, and how to run the samples on each. The script replaces the texts. */
function hostHtml(own: Readonly<Record<string, string>>): string {
  return [
    `<div class="op-host" data-own="${escapeHtml(JSON.stringify(own))}">`,
    '<div class="tabs" role="tablist" aria-label="Host of the samples" data-late>',
    '<button type="button" role="tab" data-host="sandbox">Sandbox</button>',
    '<button type="button" role="tab" data-host="own">Your host</button></div>',
    `<p class="op-note" data-host="sandbox">${markdownInline(sandboxNote)}</p>`,
    '<p class="op-note" data-host="own" hidden>Replace the host and the credentials.</p></div>',
  ].join('');
}

/** The rules of an operation, each with a small link to its place among all rules, and the assumptions. */
function rulesHtml({ rules, assumptions }: OperationDescription): string {
  const items = rules.map(({ number, statement, elsewhere }) => {
    const more = elsewhere === '' ? '' : ` Not on this surface: ${markdownInline(elsewhere)}.`;
    return `<li>${inlineHtml(sentence(statement))}${more} ${ruleLink(number)}</li>`;
  });
  return blocks(
    items.length > 0 && '## Rules',
    items.length > 0 && `<ul class="rules">${items.join('')}</ul>`,
    assumptionsHtml(assumptions),
  );
}

/** Code that scrolls on its own, also by keyboard. */
function codeHtml(label: string, code: string): string {
  return blocks(`<div class="op-code" role="group" tabindex="0" aria-label="${label}">`, code, '</div>');
}

function responseHtml({ status, about, headers, field }: DescribedResponse, anchors: Anchors): string {
  return blocks(
    `**${status}**: ${about}`,
    headers.length > 0 &&
      `<dl class="facts">${headers.map(({ name, about: text }) => `<dt><code>${escapeHtml(name)}</code></dt><dd>${markdownInline(text)}</dd>`).join('')}</dl>`,
    bodyHtml(field, 'response', anchors),
  );
}

/** The type of a body, after its media type, and its fields. */
export function bodyHtml(field: Field | undefined, section: string, anchors: Anchors, lead = ''): string {
  if (field === undefined) return '';
  return blocks(
    `<p class="body-type">${lead}<code>${anchors.typeHtml(field.type)}</code></p>${notesHtml(field)}`,
    contentHtml(field.content, section, anchors),
    ...field.content.assumptions.map(({ of, list }) => assumptionsHtml(list, of)),
  );
}

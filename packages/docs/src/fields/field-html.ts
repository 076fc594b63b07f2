import type { Content, Field, Value } from './field.ts';
import { escapeHtml, inlineHtml, markdownInline, sentence } from './inline.ts';

/** The anchors of the fields of one page, each used once, and the pages of types. */
export class Anchors {
  readonly #taken = new Set<string>();
  readonly #typeUrl: (name: string) => string | undefined;

  constructor(typeUrl: (name: string) => string | undefined = () => undefined) {
    this.#typeUrl = typeUrl;
  }

  /** `array of OrderLine` with a link to the page of `OrderLine`. */
  typeHtml(type: string): string {
    return escapeHtml(type).replaceAll(/(?<!&)\b[A-Z]\w*/g, (name) => {
      const url = this.#typeUrl(name);
      return url === undefined ? name : `<a href="${url}">${name}</a>`;
    });
  }

  take(path: readonly string[]): string {
    const wanted = path.map((part) => part.replaceAll(/[^\w-]+/g, '-')).join('.');
    let anchor = wanted;
    for (let number = 2; this.#taken.has(anchor); number += 1) anchor = `${wanted}-${number}`;
    this.#taken.add(anchor);
    return anchor;
  }
}

/** Fields as a nested list. Each field has an anchor below the name of its section. No line of it is empty. */
export function fieldsHtml(fields: readonly Field[], section: string, anchors: Anchors): string {
  return listHtml(fields, [section], anchors);
}

/** The fields and variants of a body. */
export function contentHtml(content: Content, section: string, anchors: Anchors): string {
  const inner = `${listHtml(content.fields, [section], anchors)}${variantsHtml(content, [section], anchors)}`;
  // Hidden until the script is loaded.
  return inner.includes('<details')
    ? `<div class="fields-part"><button type="button" class="fields-all" aria-pressed="false" hidden>Expand all</button>${inner}</div>`
    : inner;
}

function listHtml(fields: readonly Field[], path: readonly string[], anchors: Anchors): string {
  if (fields.length === 0) return '';
  return `<ul class="fields">${fields.map((field) => fieldHtml(field, [...path, field.name], anchors)).join('')}</ul>`;
}

function fieldHtml(field: Field, path: readonly string[], anchors: Anchors): string {
  const anchor = anchors.take(path);
  const name = escapeHtml(field.name);
  const marks = [
    field.required ? '<span class="field-required">required</span>' : '',
    field.deprecated ? '<span class="field-deprecated">deprecated</span>' : '',
  ].join('');
  const head = `<div class="field-head"><code>${name}</code> <span class="field-type">${anchors.typeHtml(field.type)}</span>${marks}</div>`;
  return `<li id="${anchor}">${head}${notesHtml(field)}${nestedHtml(field.content, path, anchors)}</li>`;
}

/** The description, the values and the bounds of a field. */
export function notesHtml({ description, values, open, bounds }: Field): string {
  const words = [
    description === undefined ? '' : inlineHtml(sentence(description)),
    ...bounds.map((bound) => markdownInline(bound)),
  ].filter((text) => text !== '');
  return `${words.length === 0 ? '' : `<p>${words.join(' ')}</p>`}${valuesHtml(values, open)}`;
}

function valuesHtml(values: readonly Value[], open: boolean): string {
  if (values.length === 0) return '';
  const title = open ? 'Known values (more may appear)' : 'One of';
  if (values.every(({ meaning }) => meaning === undefined))
    return `<p class="field-values">${title}: ${values.map(valueHtml).join(', ')}.</p>`;
  const rows = values
    .map((entry) => `<dt>${valueHtml(entry)}</dt><dd>${inlineHtml(sentence(entry.meaning ?? ''))}</dd>`)
    .join('');
  const list = `<dl class="field-values">${rows}</dl>`;
  return values.length <= 6
    ? `<p class="field-values-title">${title}:</p>${list}`
    : `<details class="field-more"><summary>${title}: ${values.length} values</summary>${list}</details>`;
}

function valueHtml({ value }: Value): string {
  return `<code>${escapeHtml(value)}</code>`;
}

function nestedHtml(content: Content, path: readonly string[], anchors: Anchors): string {
  if (content.recursive !== undefined && content.fields.length + content.variants.length === 0)
    return `<p>The same fields as <code>${escapeHtml(content.recursive)}</code> above.</p>`;
  if (content.fields.length + content.variants.length === 0) return '';
  const count = content.fields.length;
  const label = count > 0 ? `${count} ${count === 1 ? 'field' : 'fields'}` : `${content.variants.length} forms`;
  const inner = `${listHtml(content.fields, path, anchors)}${variantsHtml(content, path, anchors)}`;
  return `<details class="field-more"><summary>${label}</summary>${unopened(inner)}</details>`;
}

/** Length of HTML that a slow phone can parse at once without a delay. */
const atOnce = 16_000;
const text = { begin: '<noscript class="unopened">', end: '</noscript>' };

/**
 * The body of a closed part. It is sent as text, because a page may have thousands of fields. A script turns it into elements when the browser is idle (see `src/components/unopened.ts`). Without scripts, the browser shows it directly.
 * These texts cannot be nested: if a part is too long for one text, only its inner parts are texts.
 */
function unopened(html: string): string {
  return html.length > atOnce
    ? html
    : `${text.begin}${html.replaceAll(text.begin, '').replaceAll(text.end, '')}${text.end}`;
}

function variantsHtml({ variants }: Content, path: readonly string[], anchors: Anchors): string {
  return variants
    .map(({ label, description, content }) => {
      const inner = [...path, label.split(': ').at(-1)?.split(' or ')[0] ?? label];
      const anchor = anchors.take(inner);
      const about = description === undefined ? '' : `<p>${inlineHtml(sentence(description))}</p>`;
      const repeated =
        content.recursive === undefined ? '' : `<p>Contains <code>${escapeHtml(content.recursive)}</code> again.</p>`;
      return `<details class="field-more field-variant" id="${anchor}"><summary><code>${escapeHtml(label)}</code></summary>${unopened(`${about}${listHtml(content.fields, inner, anchors)}${variantsHtml(content, inner, anchors)}${repeated}`)}</details>`;
    })
    .join('');
}

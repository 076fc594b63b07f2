import { resolve, type Schema } from '@tradelane/spec-model/document';
import { escapeHtml } from '../fields/inline.ts';
import type { SurfaceReference } from './reference.ts';

/** A state diagram. The states come from the descriptions, and their usual order is defined here. */
export interface Life {
  readonly title: string;
  readonly surface: string;
  /** The schema with the states as values, and optionally the name of its field. */
  readonly schema: readonly [string, string?];
  /** The usual course, from top to bottom. */
  readonly course: readonly string[];
  /** Final states next to the course, each with the state that leads to it. */
  readonly ends: readonly { readonly from: string; readonly to: string }[];
  /** States outside the course. */
  readonly apart: readonly string[];
}

export const lives: Readonly<Record<string, Life>> = {
  order: {
    title: 'The life of an order',
    surface: 'hub',
    schema: ['OrderStatus'],
    course: [
      'AWAITING_FRAUD_CHECK',
      'AWAITING_ACCEPTANCE',
      'AWAITING_PAYMENT',
      'AWAITING_SHIPMENT',
      'SHIPPED',
      'DELIVERED',
    ],
    ends: [
      { from: 'AWAITING_ACCEPTANCE', to: 'CLOSED' },
      { from: 'AWAITING_SHIPMENT', to: 'CLOSED' },
      { from: 'DELIVERED', to: 'CLOSED' },
    ],
    apart: ['CHANNEL_SPECIFIC'],
  },
  action: {
    title: 'The life of an action',
    surface: 'hub',
    schema: ['ActionStatus', 'status'],
    course: ['PENDING', 'SUCCESS'],
    ends: [{ from: 'PENDING', to: 'FAILED' }],
    apart: [],
  },
  import: {
    title: 'The life of an import',
    surface: 'marketplace-seller',
    schema: ['ProductImportStatus'],
    course: ['TRANSFORMATION_WAITING', 'TRANSFORMATION_RUNNING', 'WAITING', 'RUNNING', 'SENT', 'COMPLETE'],
    ends: [
      { from: 'TRANSFORMATION_RUNNING', to: 'TRANSFORMATION_FAILED' },
      { from: 'WAITING', to: 'CANCELLED' },
      { from: 'RUNNING', to: 'FAILED' },
    ],
    apart: [],
  },
};

/** States with their meanings from the description. */
export function statesOf(
  references: readonly SurfaceReference[],
  { surface, schema }: Life,
): ReadonlyMap<string, string> {
  const document = references.find((reference) => reference.surface.name === surface)?.document;
  const named = document?.components?.schemas?.[schema[0]];
  if (document === undefined || named === undefined) throw new Error(`${surface} has no schema ${schema[0]}`);
  const field: Schema = schema[1] === undefined ? named : (named.properties?.[schema[1]] ?? named);
  const { enum: values = [], 'x-enumDescriptions': meanings = {} } = resolve(document, field);
  return new Map(values.map((value) => [String(value), meanings[String(value)] ?? '']));
}

const box = { width: 232, height: 84, gap: 26 };
const side = { x: 268, width: 232 };

/** The diagram as SVG in the colors of the page. */
export function pictureHtml(references: readonly SurfaceReference[], name: string): string {
  const life = lifeOf(name);
  const states = statesOf(references, life);
  const top = (row: number): number => row * (box.height + box.gap) + 1;
  const row = (state: string): number => life.course.indexOf(state);
  // A final state with several origins is next to the last origin.
  const ends = [...Map.groupBy(life.ends, ({ to }) => to)].map(([to, from]) => ({
    to,
    from: from.map((end) => row(end.from)),
    row: Math.max(...from.map((end) => row(end.from))),
  }));
  const height = top(life.course.length - 1) + box.height + 2;
  const drawn = [
    ...life.course.map((state, index) => stateSvg(1, top(index), box.width, state, states.get(state) ?? '')),
    ...life.course
      .slice(1)
      .map((_, index) => arrow(`M${box.width / 2} ${top(index) + box.height}V${top(index + 1) - 3}`)),
    ...ends.map((end) => stateSvg(side.x, top(end.row), side.width, end.to, states.get(end.to) ?? '')),
    ...ends.flatMap(({ from, row: at }) =>
      from.map((one) =>
        one === at
          ? arrow(`M${box.width + 1} ${top(one) + box.height / 2}H${side.x - 4}`)
          : arrow(`M${box.width + 1} ${top(one) + box.height / 2}H${side.x + side.width / 2}V${top(at) - 4}`),
      ),
    ),
  ];
  return `<figure class="life"><svg viewBox="0 0 ${side.x + side.width + 2} ${height}" role="img" aria-label="${life.title}: ${escapeHtml(courseText(life))}"><defs><marker id="arrow-${name}" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="currentColor"/></marker></defs>${drawn.join('').replaceAll('url(#arrow)', `url(#arrow-${name})`)}</svg><figcaption>${life.title}: the usual course.${apartText(life, states)}</figcaption></figure>`;
}

/** The diagram as text. */
export function pictureText(references: readonly SurfaceReference[], name: string): string {
  const life = lifeOf(name);
  const states = statesOf(references, life);
  const meanings = [...states].map(([state, meaning]) => `- \`${state}\`: ${meaning}`).join('\n');
  return `${life.title}: ${courseText(life)}.\n\n${meanings}`;
}

export function lifeOf(name: string): Life {
  const life = lives[name];
  if (life === undefined) throw new Error(`Unknown picture: ${name}. Known pictures: ${Object.keys(lives).join(', ')}`);
  return life;
}

function courseText({ course, ends }: Life): string {
  return [course.join(', then '), ...ends.map(({ from, to }) => `from ${from} also to ${to}`)].join('; ');
}

function apartText({ apart }: Life, states: ReadonlyMap<string, string>): string {
  return apart.map((state) => ` <code>${state}</code>: ${escapeHtml(states.get(state) ?? '')}`).join('');
}

function stateSvg(x: number, y: number, width: number, state: string, meaning: string): string {
  const lines = wrapped(meaning.replaceAll('`', ''), 31).slice(0, 3);
  const text = lines
    .map((line, index) => `<text x="${x + 10}" y="${y + 41 + index * 16}" font-size="12.5">${escapeHtml(line)}</text>`)
    .join('');
  return `<rect x="${x}" y="${y}" width="${width}" height="${box.height}" rx="6"/><text x="${x + 10}" y="${y + 21}" font-size="12.5" font-weight="600">${state}</text>${text}`;
}

function arrow(path: string): string {
  return `<path class="way-on" d="${path}" marker-end="url(#arrow)"/>`;
}

/** Lines with a maximum length. The page of the type has the whole text. */
function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

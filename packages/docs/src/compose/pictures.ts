import { resolve, type Schema } from '@tradelane/spec-model/document';
import { inlineHtml } from '../fields/inline.ts';
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

/** The diagram as a numbered list. Wide pages show its steps next to each other, phones below each other. */
export function pictureHtml(references: readonly SurfaceReference[], name: string): string {
  const life = lifeOf(name);
  const states = statesOf(references, life);
  const last = life.course.length - 1;
  const steps = life.course.map((state, index) => {
    const ends = life.ends.filter(({ from }) => from === state);
    return `<li class="life-step${index === last ? ' life-done' : ''}"><strong>${state}</strong><span>${inlineHtml(states.get(state) ?? '')}</span>${ends.map(({ to }) => endHtml(to)).join('')}</li>`;
  });
  return `<figure class="life"><ol>${steps.join('')}</ol><figcaption>The usual course.${captionHtml(life, states)}</figcaption></figure>`;
}

/** A final state next to the course. Its meaning stands in the caption, since several steps may lead to it. */
function endHtml(state: string): string {
  return `<span class="life-end ${state.endsWith('FAILED') ? 'life-failed' : 'life-closed'}">or <strong>${state}</strong></span>`;
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

/** A meaning after the name of its state. */
function uncapitalized(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

/** The states outside the course, with their meanings. */
function captionHtml({ ends, apart }: Life, states: ReadonlyMap<string, string>): string {
  return [...new Set([...ends.map(({ to }) => to), ...apart])]
    .map((state) => ` <code>${state}</code>: ${inlineHtml(uncapitalized(states.get(state) ?? ''))}`)
    .join('');
}

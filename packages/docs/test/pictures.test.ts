import { describe, expect, test } from 'vitest';
import { lifeOf, lives, pictureHtml, pictureText, statesOf } from '../src/compose/pictures.ts';
import { references } from './reference.ts';

describe.each(Object.entries(lives))('the picture of the life of an %s', (name, life) => {
  const states = [...statesOf(references, life).keys()];
  const html = pictureHtml(references, name);

  test('shows every state of the description once, and no other state', () => {
    const shown = [...life.course, ...new Set(life.ends.map(({ to }) => to)), ...life.apart];
    expect(shown.toSorted()).toEqual(states.toSorted());
  });

  test('draws each state with its meaning, and has the same content as text', () => {
    const text = pictureText(references, name);
    for (const [state, meaning] of statesOf(references, life)) {
      expect(html).toContain(`>${state}<`);
      expect(meaning, state).not.toBe('');
      expect(text).toContain(`\`${state}\`: ${meaning}`);
    }
  });

  test('draws each final state in the step that leads to it, and a phone reads the steps in order', () => {
    const steps = html.split('<li class="life-step').slice(1);
    expect(steps.map((step) => /<strong>(\w+)</.exec(step)?.[1])).toEqual(life.course);
    for (const { from, to } of life.ends) {
      const step = steps.find((one) => one.includes(`><strong>${from}<`)) ?? '';
      expect(step.split('class="life-end').slice(1).join()).toContain(`<strong>${to}<`);
    }
  });
});

test.each([
  ['action', 'v2-acceptOrderLines'],
  ['import', 'P41'],
])('the picture of an %s has the final states of %s', (name, id) => {
  const { surface, course, ends } = lifeOf(name);
  const { operations = [] } = references.find((reference) => reference.surface.name === surface) ?? {};
  const work = operations.find((operation) => operation.id === id)?.object['x-long-running'];
  expect(work?.succeeded).toContain(course.at(-1));
  // A state that the description doesn't name isn't drawn.
  const states = statesOf(references, lifeOf(name));
  expect(ends.map(({ to }) => to).toSorted()).toEqual(work?.failed?.filter((state) => states.has(state)).toSorted());
});

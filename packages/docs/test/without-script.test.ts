import { expect, test } from 'vitest';
import { withoutScript } from '../src/without-script.ts';

const light = '(scripting: none) and (prefers-color-scheme: light)';

test('rules of the light theme hold by the preference of the browser as well', () => {
  expect(withoutScript(":root[data-theme='light']{--a:1}")).toBe(
    `:root[data-theme='light']{--a:1}@media ${light}{:root[data-theme]{--a:1}}`,
  );
});

test('rules of the dark theme do not hold where a light one is preferred', () => {
  expect(withoutScript("a{b:c}:root[data-theme='dark'] .code{--a:1}")).toBe(
    `a{b:c}@media not (${light}){:root[data-theme='dark'] .code{--a:1}}`,
  );
});

test('what names no theme holds in both, though it stands in one rule with the dark one: code keeps its indentation', () => {
  expect(withoutScript(":root,:is(a,b:not([data-theme='dark'])) .code{--indent:1rem}")).toBe(
    `:root{--indent:1rem}@media not (${light}){:is(a,b:not([data-theme='dark'])) .code{--indent:1rem}}`,
  );
});

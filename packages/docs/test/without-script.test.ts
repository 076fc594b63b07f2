import { expect, test } from 'vitest';
import { withoutScript } from '../src/without-script.ts';

const light = '(scripting: none) and (prefers-color-scheme: light)';

test('rules of the light theme also apply by the preference of the browser', () => {
  expect(withoutScript(":root[data-theme='light']{--a:1}")).toBe(
    `:root[data-theme='light']{--a:1}@media ${light}{:root[data-theme]{--a:1}}`,
  );
});

test("rules of the dark theme don't apply if the browser prefers a light theme", () => {
  expect(withoutScript("a{b:c}:root[data-theme='dark'] .code{--a:1}")).toBe(
    `a{b:c}@media not (${light}){:root[data-theme='dark'] .code{--a:1}}`,
  );
});

test('a selector without a theme applies in both themes: code keeps its indentation', () => {
  expect(withoutScript(":root,:is(a,b:not([data-theme='dark'])) .code{--indent:1rem}")).toBe(
    `:root{--indent:1rem}@media not (${light}){:is(a,b:not([data-theme='dark'])) .code{--indent:1rem}}`,
  );
});

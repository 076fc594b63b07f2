import { expect, test } from 'vitest';
import { withOperationCounts } from '../readme-counts.ts';
import { readFixture } from './fixture.ts';

const { bundle, operations } = await readFixture();
const others =
  '| [`@tradelane/core`](packages/core) | the runtime |\n| [`@tradelane/specs`](specs) | the documents |\n';

test("the row of a client package gets its number of operations, and other rows don't change", () => {
  const row = (count: number): string =>
    `| [\`@tradelane/corner-shop\`](packages/corner-shop) | customers | ${count} |\n${others}`;
  expect(withOperationCounts(row(0), [bundle])).toBe(row(operations.length));
});

test('the numbers of a row are in the order of its links', () => {
  const second = { ...bundle, surface: { ...bundle.surface, name: 'kiosk' } };
  const readme = '| [`corner-shop`](packages/corner-shop), [`kiosk`](packages/kiosk) | customers | 1, 2 |\n';
  const count = String(operations.length);
  expect(withOperationCounts(readme, [bundle, second])).toBe(readme.replace('1, 2', `${count}, ${count}`));
});

test("a client package that the README doesn't link is an error", () => {
  expect(() => withOperationCounts(others, [bundle])).toThrow(
    'Add a link to each of these packages to the README: packages/corner-shop.',
  );
});

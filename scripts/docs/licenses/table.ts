import type { Dependency } from './dependencies.ts';

const place = /(?<=<!-- licenses -->\n)[\s\S]*?(?=<!-- \/licenses -->)/;

/**
 * Replaces the table of dependencies in a page.
 * @throws {Error} If the page doesn't mark the place of the table.
 */
export function withTable(page: string, list: readonly Dependency[]): string {
  if (!place.test(page)) throw new Error('The page has no `<!-- licenses -->` and `<!-- /licenses -->` marks.');
  const rows = list.map(
    ({ name, version, license, of }) => `| ${name} | ${version} | ${license} | ${[...of].join(', ')} |`,
  );
  const table = ['| package | version | license | installed with |', '| --- | --- | --- | --- |', ...rows];
  return page.replace(place, () => `${table.join('\n')}\n`);
}

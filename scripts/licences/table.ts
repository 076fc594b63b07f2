import type { Dependency } from './dependencies.ts';

const place = /(?<=<!-- licences -->\n)[\s\S]*?(?=<!-- \/licences -->)/;

/**
 * A page with its table of dependencies written anew.
 * @throws Error where the page marks no place for it
 */
export function withTable(page: string, list: readonly Dependency[]): string {
  if (!place.test(page)) throw new Error('There is no place for the table, between the marks of the licences');
  const rows = list.map(
    ({ name, version, licence, of }) => `| ${name} | ${version} | ${licence} | ${[...of].join(', ')} |`,
  );
  const table = ['| package | version | licence | installed with |', '| --- | --- | --- | --- |', ...rows];
  return page.replace(place, () => `${table.join('\n')}\n`);
}

import { table } from '../../src/domains/operations.ts';
import { mounts } from '../../src/machinery/http/server.ts';
import type { Operation, Parameter } from '../../src/machinery/operations/table.ts';
import type { Sandbox } from '../../src/index.ts';
import { authorizationsOf } from '../run.ts';

/** Values to filter by: what matches much, little and nothing. */
function valuesOf({ format, type, enum: listed }: Parameter, middle: string): readonly string[] {
  if (listed !== undefined) return listed.map(String);
  if (format === 'date-time') return [middle, '2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'];
  if (type === 'boolean') return ['true', 'false'];
  return ['none'];
}

const notFilters: ReadonlySet<string> = new Set(['limit', 'max', 'offset', 'page_token', 'order', 'shop_id', 'locale']);

/** Queries of a list: without a filter, and with each value of each filter, in every order. */
function queriesOf({ parameters = [] }: Operation, middle: string): readonly string[] {
  const own = parameters.filter(({ in: place }) => place === 'query');
  const required = own.filter(({ required: is }) => is === true).map(({ name }) => `&${name}=none`);
  // Three lists ask for one of several.
  const since = own.some(({ name }) => name === 'updated_from') ? '&updated_from=2000-01-01T00:00:00Z' : '';
  const sorts = own.find(({ name }) => name === 'sort')?.enum?.map((sort) => `&sort=${String(sort)}`) ?? [''];
  const filters = own
    .filter(({ name }) => name !== 'sort' && !notFilters.has(name))
    .flatMap((parameter) => valuesOf(parameter, middle).map((one) => [parameter.name, one] as const));
  const asked = filters.map(([name, one]) => `${name === 'updated_from' ? '' : since}&${name}=${one}`);
  return sorts.flatMap((sort) => [since, ...asked].map((filter) => `${required.join('')}${sort}${filter}`));
}

/** Requests a page. Returns `undefined` if the combination of filters is invalid. */
export type Ask = (path: string, authorization: string) => Promise<string | undefined>;

/** Asks for pages of every list with every filter in every order, a hundred entries each: the first three, and one from the middle on. */
export async function askForPages(
  { fetch, now, size }: { readonly fetch: Sandbox['fetch']; readonly now: number; readonly size: number },
  ask: Ask,
): Promise<void> {
  const authorizations = await authorizationsOf({ fetch });
  const middle = new Date(now - (size / 2) * 60_000).toISOString();
  for (const { name, server, operations } of table.surfaces) {
    const credentials = authorizations.filter(({ surfaces }) => surfaces.includes(name));
    const mount = server.replace(/^\{(\w+)\}/, (_, variable: string) => mounts[variable] ?? '');
    for (const operation of operations) {
      if (operation.page === undefined || operation.path.includes('{')) continue;
      const list = `${mount}${operation.path}`;
      const limit = operation.page.style === 'seek' ? 'limit=100' : 'max=100';
      const queries = queriesOf(operation, middle);
      // A client may open a surface and not this operation.
      const opened = await Promise.all(
        credentials.map(async ({ value }) => {
          const { ok } = await fetch(`${list}?${limit}${queries[0]}`, { headers: { authorization: value } });
          return ok ? [value] : [];
        }),
      );
      const [authorization = ''] = opened.flat();
      for (const query of queries) {
        let body = await ask(`${list}?${limit}${query}`, authorization);
        for (let page = 0; page < 2 && body !== undefined; page++) {
          const token = /"next_page_token":"([^"]+)"/.exec(body)?.[1];
          body =
            token === undefined ? token : await ask(`${list}?page_token=${encodeURIComponent(token)}`, authorization);
        }
        if (operation.page.style === 'offset')
          await ask(`${list}?${limit}&offset=${Math.floor(size / 200)}${query}`, authorization);
      }
    }
  }
}

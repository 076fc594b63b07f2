import { pagesOf, surfaceNamed } from '../../table/load.ts';
import { limitOf } from '../answers/budget.ts';
import { searchOperations } from './search.ts';
import type { Session } from '../session.ts';
import { destructionBy } from '../writes/destruction.ts';
import { tasks } from '../writes/tasks.ts';
import { typeOf } from './typescript.ts';
import { usableSurfaces } from './whoami.ts';

/** Arguments of `search`. */
export interface SearchArguments {
  readonly query: string;
  readonly surface?: string | undefined;
  readonly limit?: number | undefined;
}

/** Finds operations for a task, and guides. */
export function find(
  session: Session,
  { query, surface, limit = 8 }: SearchArguments,
): Readonly<Record<string, unknown>> {
  const usable = surface === undefined ? usableSurfaces(session) : [surfaceNamed(surface)];
  const words = query.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const own = tasks.filter(
    ({ name, surface: on }) =>
      usable.some((one) => one.name === on) &&
      words.some((word) => word.length > 3 && name.toLowerCase().includes(word)),
  );
  const found = searchOperations(query, usable, limit);
  const guides = pagesOf('guides').filter(({ title }) =>
    words.some((word) => word.length > 4 && title.toLowerCase().includes(word)),
  );
  return {
    operations: [
      ...own.map(({ name, surface: on, summary, writes, parameters }) => ({
        id: writes,
        operation: name,
        on: [on],
        summary,
        needs: typeOf(parameters, { named: {}, depth: 1, isInput: true }),
        writes: true,
      })),
      ...found.map(({ row, surfaces }) => {
        const needs = row.parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
        const rate = limitOf(row);
        return {
          id: row.id,
          operation: row.name,
          on: surfaces.map(({ name }) => name),
          summary: row.summary,
          ...(needs.length === 0 ? {} : { needs }),
          ...(row.body?.isRequired === true ? { body: true } : {}),
          ...(rate === undefined ? {} : { limit: rate }),
          ...(row.isRead ? {} : { writes: true }),
          ...(destructionBy(row) === undefined ? {} : { destroys: true }),
          ...(row.deprecated === true ? { deprecated: true } : {}),
        };
      }),
    ],
    ...(guides.length === 0 ? {} : { guides: guides.slice(0, 3).map(({ path }) => path) }),
  };
}

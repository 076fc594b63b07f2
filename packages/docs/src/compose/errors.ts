import { resolve, type MediaType, type ResponseObject } from '../../../../scripts/generate/document.ts';
import { cell, prose, table } from './markdown.ts';
import { errorClass } from './operation-page.ts';
import type { SurfaceReference } from './reference.ts';

/** Parts of the errors catalogue that the specs give: statuses with their classes, and the known codes. */
export function errorTables(references: readonly SurfaceReference[]): {
  readonly statuses: string;
  readonly codes: string;
} {
  const statuses = new Map<string, { when: Set<string>; operations: number }>();
  const codes = new Map<string, Set<string>>();
  for (const { surface, document, operations } of references) {
    for (const operation of operations) {
      for (const [status, reference] of Object.entries(operation.object.responses)) {
        if (status.startsWith('2')) continue;
        const response = resolve<ResponseObject>(document, reference);
        const known = statuses.get(status) ?? { when: new Set(), operations: 0 };
        known.when.add(prose(response.description));
        known.operations++;
        statuses.set(status, known);
        for (const code of codesOf(response)) codes.set(code, (codes.get(code) ?? new Set()).add(surface.name));
      }
    }
  }
  const byStatus = [...statuses].toSorted(([one], [other]) => one.localeCompare(other));
  return {
    statuses: table(
      ['Status', 'Error', 'When'],
      byStatus.map(([status, { when }]) => [status, `\`${errorClass(status)}\``, [...when].slice(0, 2).join(' ')]),
    ),
    codes: table(
      ['Code', 'Surfaces'],
      [...codes]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([code, surfaces]) => [`\`${cell(code)}\``, [...surfaces].map((name) => `\`${name}\``).join(', ')]),
    ),
  };
}

function codesOf(response: ResponseObject): readonly string[] {
  return Object.values(response.content ?? {}).flatMap((media) => {
    const { example, examples } = media as MediaType & {
      example?: unknown;
      examples?: Readonly<Record<string, { value?: unknown }>>;
    };
    const shown = example === undefined ? Object.values(examples ?? {}).map(({ value }) => value) : [example];
    return shown.flatMap((value) =>
      typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
        ? [value.code]
        : [],
    );
  });
}

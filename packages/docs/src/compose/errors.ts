import { resolve, type MediaType, type ResponseObject } from '@tradelane/spec-model/document';
import { cell, prose, table } from './markdown.ts';
import { errorClass } from './describe-operation.ts';
import type { SurfaceReference } from './reference.ts';

/** Parts of the errors catalogue that the specs give: statuses with their classes, and the known codes. */
export function errorTables(references: readonly SurfaceReference[]): {
  readonly statuses: string;
  readonly codes: string;
} {
  /** By status, how many operations name each cause. */
  const statuses = new Map<string, Map<string, number>>();
  const codes = new Map<string, Set<string>>();
  // An error response of the token endpoint is thrown as a `TokenError`.
  for (const { surface, document, operations } of references.filter(({ surface }) => surface.client)) {
    for (const operation of operations) {
      for (const [status, reference] of Object.entries(operation.object.responses)) {
        if (status.startsWith('2')) continue;
        const response = resolve<ResponseObject>(document, reference);
        const causes = statuses.get(status) ?? new Map<string, number>();
        const cause = prose(response.description);
        statuses.set(status, causes.set(cause, (causes.get(cause) ?? 0) + 1));
        for (const code of codesOf(response)) codes.set(code, (codes.get(code) ?? new Set()).add(surface.name));
      }
    }
  }
  const byStatus = [...statuses].toSorted(([one], [other]) => one.localeCompare(other));
  return {
    statuses: table(
      ['Status', 'Error', 'When'],
      byStatus.map(([status, causes]) => [status, `\`${errorClass(status)}\``, usual(causes)]),
    ),
    codes: table(
      ['Code', 'Surfaces'],
      [...codes]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([code, surfaces]) => [`\`${cell(code)}\``, [...surfaces].map((name) => `\`${name}\``).join(', ')]),
    ),
  };
}

/** The two causes that most operations name. */
function usual(causes: ReadonlyMap<string, number>): string {
  const byCount = [...causes].toSorted(([, one], [, other]) => other - one);
  return byCount
    .slice(0, 2)
    .map(([cause]) => cause)
    .join(' ');
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

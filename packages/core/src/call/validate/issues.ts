/** One issue of a schema, as zod 3 and 4 report it. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  /** zod 4, `invalid_union`: the issues of each branch. */
  readonly errors?: readonly (readonly SchemaIssue[])[] | undefined;
  /** zod 3, `invalid_union`: the same. */
  readonly unionErrors?: readonly { readonly issues: readonly SchemaIssue[] }[] | undefined;
}

/** Unknown members and unknown values of an enum or a discriminator: the API grows, and the data is kept (E04, E05). */
const growth: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'unrecognized_keys',
  'invalid_value',
  'invalid_literal',
  'invalid_enum_value',
  'invalid_union_discriminator',
]);

/** The issues that growth does not explain. A union that would hold in one branch but for growth holds. */
export function seriousIssues(issues: readonly SchemaIssue[]): readonly SchemaIssue[] {
  return issues.filter((issue) => !isGrowth(issue));
}

function isGrowth(issue: SchemaIssue): boolean {
  if (issue.code !== 'invalid_union') return growth.has(issue.code ?? '');
  const branches = issue.errors ?? issue.unionErrors?.map((branch) => branch.issues) ?? [];
  // No branch at all: a discriminator with a value that no branch names.
  return branches.length === 0 || branches.some((branch) => branch.every(isGrowth));
}

/** One issue of a schema, in the format of zod 3 and 4. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  /** zod 4, `invalid_union`: the issues of each branch. */
  readonly errors?: readonly (readonly SchemaIssue[])[] | undefined;
  /** zod 3, `invalid_union`: the issues of each branch. */
  readonly unionErrors?: readonly { readonly issues: readonly SchemaIssue[] }[] | undefined;
}

/**
 * Issues that are allowed because the API grows: unknown members, and unknown values of an enum or a discriminator
 * (E04, E05).
 */
const growth: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'unrecognized_keys',
  'invalid_value',
  'invalid_literal',
  'invalid_enum_value',
  'invalid_union_discriminator',
]);

/** Returns the issues that aren't growth. A union is valid if one branch has only growth. */
export function seriousIssues(issues: readonly SchemaIssue[]): readonly SchemaIssue[] {
  return issues.filter((issue) => !isGrowth(issue));
}

function isGrowth(issue: SchemaIssue): boolean {
  if (issue.code !== 'invalid_union') return growth.has(issue.code ?? '');
  const branches = issue.errors ?? issue.unionErrors?.map((branch) => branch.issues) ?? [];
  // Without branches, the discriminator has an unknown value.
  return branches.length === 0 || branches.some((branch) => branch.every(isGrowth));
}

/** Changes of a record: missing fields stay, null removes. */
export type Changes<T extends object> = { readonly [Name in keyof T]?: T[Name] | null | undefined };

/** Applies changes to a record (C04): missing or undefined fields stay, null removes. */
export function changed<T extends object>(before: T, changes: Changes<T>): T {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const merged = Object.entries({ ...before, ...Object.fromEntries(given) });
  // The description of the operation decides which fields may be null. Required fields never are.
  return Object.fromEntries(merged.filter(([, value]) => value !== null)) as T;
}

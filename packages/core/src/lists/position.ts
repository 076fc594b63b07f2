/** Position of a page in a list. */
export type Position =
  | { readonly at: 'start' }
  /** Seek paging: the token is the only parameter (Q04). */
  | { readonly at: 'token'; readonly token: string }
  /** Offset paging by `Link`: the query of the link. */
  | { readonly at: 'link'; readonly query: string }
  /** Offset paging without `Link`. */
  | { readonly at: 'offset'; readonly offset: number };

export const start: Position = { at: 'start' };

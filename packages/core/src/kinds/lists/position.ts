/** Where a page of a list stands: what its request differs by from the caller's own. */
export type Position =
  | { readonly at: 'start' }
  /** Seek paging: the token, alone in the query (Q04). */
  | { readonly at: 'token'; readonly token: string }
  /** Offset paging by `Link`: the query of the link, as the server wrote it. */
  | { readonly at: 'link'; readonly query: string }
  /** Offset paging without `Link`. */
  | { readonly at: 'offset'; readonly offset: number };

export const start: Position = { at: 'start' };

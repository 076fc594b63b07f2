/** A page or a part of one that search leads to. Written at build time, read by the page when search is opened first. */
export interface SearchEntry {
  readonly kind: 'guide' | 'operation' | 'field' | 'type' | 'event' | 'rule' | 'code' | 'page';
  readonly title: string;
  /** Its context: `Hub`, `Guides`, `@tradelane/core`. */
  readonly place: string;
  readonly url: string;
  /** Of an operation. */
  readonly method?: string;
  /** Of an operation, a rule or the code of an error. */
  readonly id?: string;
  readonly path?: string;
  /** The part of an operation's URL between the host and `path`: `/api/channel-platform`. */
  readonly basePath?: string;
  /** The host that serves an operation: `hub`, `instance`. */
  readonly host?: string;
  /** Names that a program uses: `hub.orders.list`, `order_lines[].id`. */
  readonly names?: string;
  /** Set on an entry with a replacement, which ranks before it. */
  readonly deprecated?: true;
  /** The members of a type, separated by spaces. */
  readonly members?: string;
  /** Its sentences, which rank last. */
  readonly text?: readonly string[];
  /** The parts of the page below its headings. */
  readonly sections?: readonly SearchSection[];
  /** Parameters and fields of an operation, below the sections that they belong to. */
  readonly fields?: FieldTree;
}

export interface SearchSection {
  readonly title: string;
  readonly text: readonly string[];
}

/** Fields by name. A field without inner fields has its values instead, separated by spaces. */
export interface FieldTree {
  readonly [name: string]: string | FieldTree;
}

/** An entry that a query finds, with the place on its page. */
export interface SearchHit extends SearchEntry {
  /** The heading or field that the hit opens at. */
  readonly section?: string;
  /** The sentence that matches best. */
  readonly excerpt?: string;
  /** The words of the page that match the query, in lower case. */
  readonly marks: readonly string[];
}

/** Something that search leads to. Written at build time, read by the page when search is opened first. */
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
  /** Names that a program uses: `hub.orders.list`, `order_lines[].id`. */
  readonly names?: string;
  /** Set where another one is to be used: it is found behind that. */
  readonly deprecated?: true;
  /** Other words for it. */
  readonly words?: string;
  /** Its text, which ranks last. */
  readonly text?: string;
}

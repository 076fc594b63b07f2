import type { Entry } from './entries.ts';

export type Kind = 'class' | 'interface' | 'type' | 'function' | 'variable';

/** What a package exports under one name. */
export interface TypeSymbol {
  readonly name: string;
  readonly kind: Kind;
  /** The entry that declares it: where its page lies. */
  readonly entry: Entry;
  /** `types/core/batchresult`. */
  readonly path: string;
  /** Other entries that export it as well. */
  readonly also: readonly Entry[];
  readonly docs: Docs;
  /** Each declaration as code: a function has several where it is overloaded. */
  readonly code: readonly string[];
  readonly members: readonly Member[];
  /** What it extends, where that has a page. */
  readonly parents: readonly string[];
  /** Names in its code by the path of the page that tells of them. */
  readonly links: ReadonlyMap<string, string>;
  /** Stands for the schema of its name in the description of its surface. */
  readonly isSchema: boolean;
  /** Written by the generator for the methods of a client: the pages of the operations tell more. */
  readonly isOfOperations: boolean;
}

export interface Member {
  readonly name: string;
  readonly code: string;
  readonly docs: Docs;
}

export interface Docs {
  /** Markdown. */
  readonly text: string;
  /** `@throws`, `@param`, each with its text in Markdown. */
  readonly tags: readonly { readonly name: string; readonly text: string }[];
}

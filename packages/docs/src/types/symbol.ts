import type { Entry } from './entries.ts';

export type Kind = 'class' | 'interface' | 'type' | 'function' | 'variable';

/** One export of a package. */
export interface TypeSymbol {
  readonly name: string;
  readonly kind: Kind;
  /** The entry that declares it, which determines the path of its page. */
  readonly entry: Entry;
  /** `types/core/batchresult`. */
  readonly path: string;
  /** Other entries that export it as well. */
  readonly also: readonly Entry[];
  readonly docs: Docs;
  /** Each declaration as code. An overloaded function has several. */
  readonly code: readonly string[];
  readonly members: readonly Member[];
  /** Its parents that have a page. */
  readonly parents: readonly string[];
  /** Names in its code by the path of their page. */
  readonly links: ReadonlyMap<string, string>;
  /** The file that declares it, relative to the repository. */
  readonly file: string;
  /** Stands for the schema of its name in the description of its surface. */
  readonly isSchema: boolean;
  /** Generated for the methods of a client. The pages of the operations have the details. */
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

import type { Kind } from './texts.ts';

/** A sentence that may break a rule: part of its text, and its file. */
export interface Exception {
  readonly path: string;
  readonly text: string;
}

/** Sentences that may break a rule, such as a quotation. At most 40. */
export const exceptions: readonly Exception[] = [
  // The column "instead of" of the style table.
  { path: 'CONTRIBUTING.md', text: 'Where absent, calls wait.' },
  { path: 'CONTRIBUTING.md', text: 'What has no ID is delivered' },
  { path: 'CONTRIBUTING.md', text: 'bytes that are no UTF-8' },
  { path: 'CONTRIBUTING.md', text: "It is somebody else's by now." },
  { path: 'CONTRIBUTING.md', text: 'The queue is told nothing.' },
  { path: 'CONTRIBUTING.md', text: 'What checks.' },
  // Words that people search for.
  { path: 'packages/docs/src/search/synonyms.ts', text: 'setup tsconfig' },
  // Words of the customers and sellers of the demo instance.
  { path: 'packages/sandbox/src/domains/instance/messaging/seed.ts', text: 'Where is my order' },
];

/** Folders whose comments and titles are rewritten together with their code. */
export const pending: readonly { readonly path: string; readonly kinds: readonly Kind[] }[] = [
  { path: 'packages/core/src/', kinds: ['comment'] },
  { path: 'packages/core/test/', kinds: ['comment', 'docstring', 'title', 'string'] },
  { path: 'packages/sandbox/src/machinery/http/', kinds: ['comment', 'docstring'] },
  { path: 'packages/acceptance/', kinds: ['comment', 'docstring', 'title', 'string'] },
  { path: 'packages/benchmarks/', kinds: ['comment', 'docstring', 'title', 'string'] },
  { path: 'scripts/', kinds: ['comment', 'docstring', 'title', 'string'] },
];

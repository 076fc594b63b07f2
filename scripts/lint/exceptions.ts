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
  // The settings of a program.
  { path: 'scripts/release/registry.ts', text: 'max_body_size' },
  // Formats of a message and of a header.
  { path: 'packages/core/test/batches/named-refusals.test.ts', text: 'TOO_LARGE (files)' },
  { path: 'packages/core/test/files/content-disposition.test.ts', text: 'attachment; filename=my report.csv' },
  // Words that people search for.
  { path: 'packages/docs/src/search/words.ts', text: 'a about all' },
  { path: 'packages/docs/src/search/words.ts', text: 'add call change' },
  // Words of the customers and sellers of the demo instance.
  { path: 'packages/sandbox/src/domains/instance/messaging/seed.ts', text: 'Where is my order' },
];

import { sandboxCommand } from '../demo/address.ts';

/** How to run a sample, as one line of Markdown. */
export const sandboxNote: string = [
  `[Start the sandbox](/guides/first-call/) with \`${sandboxCommand}\`.`,
  'After a 429, start it with `--limits off`.',
].join(' ');

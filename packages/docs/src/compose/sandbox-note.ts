import { sandboxCommands } from '../demo/address.ts';

/** How to run a sample, as one line of Markdown. */
export const sandboxNote: string = [
  `[Start the sandbox](/guides/first-call/) with \`${sandboxCommands.start}\`.`,
  `After a 429, reset it with \`${sandboxCommands.reset}\`, or start it with \`--limits off\`.`,
].join(' ');

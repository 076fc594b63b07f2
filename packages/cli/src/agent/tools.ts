import { surfaces } from '../table/load.ts';
import { type Argument, type ArgumentTable } from './arguments/tool-arguments.ts';
import { describe, type DescribeArguments } from './finding/describe.ts';
import { find, type SearchArguments } from './finding/find.ts';
import type { Part, Reading } from './answers/parts.ts';
import type { WriteArguments } from './writes/prepare.ts';
import { preview } from './preview/preview.ts';
import { read, type ReadArguments } from './reads/read.ts';
import type { Session } from './session.ts';
import { whoami } from './finding/whoami.ts';
import { write } from './writes/write.ts';

/** A tool of the server. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly arguments: ArgumentTable;
  readonly hints: Readonly<Record<string, boolean>>;
  run(session: Session, given: never, reading: Reading): Promise<Part>;
}

const surface: Argument = {
  shape: { values: surfaces().map(({ name }) => name) },
  about: 'Surface of the operation. Needed if several surfaces have it.',
};
const operation: Argument = {
  shape: 'string',
  about: 'Name or ID: orders.list, OR11.',
  isRequired: true,
  largest: 200,
};
const parameters: Argument = {
  shape: { map: 'unknown' },
  about: 'Path and query parameters by name. Lists are arrays.',
};
const body: Argument = {
  shape: 'unknown',
  about: 'The body: JSON. A file is { name, text }. Masks are replaced by their values.',
};
const cursor: Argument = { shape: 'string', about: 'next_cursor of an earlier result of this tool.' };
const maxCharacters: Argument = {
  shape: 'integer',
  about: 'Most characters of data. Default: 8,000.',
  smallest: 500,
  largest: 200_000,
};
const maxWait: Argument = {
  shape: 'number',
  about: 'Longest wait for a limit, in seconds (0 to 50). Default: 10, with `wait` 50.',
  smallest: 0,
  largest: 50,
};

const readsOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true };

export const tools: readonly Tool[] = [
  {
    name: 'whoami',
    description: 'The login, its surfaces, the permissions and the time. Start here.',
    arguments: {},
    hints: { ...readsOnly, openWorldHint: false },
    run: async (session) => ({ own: await whoami(session), data: {} }),
  },
  {
    name: 'search',
    description:
      'Find operations for a task: "orders waiting for acceptance", "set a price", "unpaid invoices". One row for each operation, with what it needs and its limit.',
    arguments: {
      query: { shape: 'string', about: 'Words of the task, a name or an ID.', isRequired: true, largest: 1000 },
      surface: { ...surface, about: 'Only operations of this surface.' },
      limit: { shape: 'integer', about: 'Most operations. Default: 8.', smallest: 1, largest: 50 },
    },
    hints: { ...readsOnly, openWorldHint: false },
    run: async (session, given: SearchArguments) => ({ own: find(session, given), data: {} }),
  },
  {
    name: 'describe',
    description:
      'Parameters, body, result, limit and a working example of an operation, in 3,000 characters. operation "guides/limits" returns a guide.',
    arguments: {
      surface,
      operation,
      part: {
        shape: { values: ['parameters', 'body', 'response', 'example', 'page'] },
        about: 'One part in full: all values, all fields, or the whole page.',
      },
      cursor,
      max_characters: maxCharacters,
    },
    hints: { ...readsOnly, openWorldHint: false },
    run: (session, given: DescribeArguments, reading) => describe(session, given, reading),
  },
  {
    name: 'read',
    description:
      'Call an operation that changes nothing. A row has at most 400 characters unless you pass `fields`. `sum`, `count` and `by` add up all pages.',
    arguments: {
      surface,
      operation,
      parameters,
      body,
      fields: {
        shape: { list: 'string' },
        about: 'Fields of each entry: ["order_id", "order_lines.offer_sku"]. ["*"] is everything.',
      },
      contains: {
        shape: { list: 'string' },
        about: 'Only entries with all of these texts. Personal data matches as a whole value.',
      },
      sum: { shape: 'string', about: 'Add up this field over all pages: total_price.' },
      count: { shape: 'boolean', about: 'Count the entries of all pages.' },
      by: { shape: 'string', about: 'One total for each value of this field: channel.code.' },
      cursor,
      max_characters: maxCharacters,
      max_wait_s: maxWait,
    },
    hints: { ...readsOnly, openWorldHint: true },
    run: (session, given: ReadArguments, reading) => read(session, given, reading),
  },
  {
    name: 'preview',
    description:
      'Try a write without permission and without effect: on a copy of the sandbox, with every field that would change. For a real host it checks the arguments.',
    arguments: { surface, operation, parameters, body, cursor, max_characters: maxCharacters, max_wait_s: maxWait },
    hints: { ...readsOnly, openWorldHint: false },
    run: (session, given: WriteArguments, reading) => preview(session, given, reading),
  },
  {
    name: 'write',
    description:
      'Call an operation that changes data, if the user allows it. Refunds, cancellations, shipments and messages happen once: the same call again sends nothing.',
    arguments: {
      surface,
      operation,
      parameters,
      body,
      key: { shape: 'string', about: 'Name of this effect. Another key sends an equal write a second time.' },
      replace: { shape: 'boolean', about: 'Needed for writes that remove what they leave out. Use `preview` first.' },
      wait: { shape: 'boolean', about: 'Wait until the work that it starts has ended, and read the effect.' },
      cursor,
      max_characters: maxCharacters,
      max_wait_s: maxWait,
    },
    hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
    run: (session, given: WriteArguments, reading) => write(session, given, reading),
  },
];

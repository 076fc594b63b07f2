import type { FileResponse, BatchResult } from '@tradelane/core';
import { UsageError } from '../../exit.ts';
import { invoke, type Input } from '../../operation/invoke.ts';
import { picked, valuesAt } from '../../output/fields.ts';
import { shapesOf } from '../../table/load.ts';
import type { OperationRow, ParameterRow, SurfaceRow } from '../../table/rows.ts';
import { budgetOf } from '../answers/budget.ts';
import { filePart } from '../answers/files.ts';
import { inputOf } from '../arguments/input.ts';
import { withFixed } from './fixed.ts';
import { keptForInMs } from './kept.ts';
import { entriesPart, type Entries, type Part, type Reading, valuePart } from '../answers/parts.ts';
import { omittedFrom, shortRow } from '../answers/rows.ts';
import type { Session } from '../session.ts';
import { operationOf, type GivenOperation } from '../arguments/target.ts';
import { Totals } from '../answers/totals.ts';

/** Arguments of `read`. */
export interface ReadArguments extends GivenOperation {
  readonly parameters?: unknown;
  readonly body?: unknown;
  readonly fields?: readonly string[] | undefined;
  readonly contains?: readonly string[] | undefined;
  readonly sum?: string | undefined;
  readonly count?: boolean | undefined;
  readonly by?: string | undefined;
}

/** A page of a list, as it was read. */
interface ListPage {
  readonly items: readonly unknown[];
  readonly total: number | undefined;
  readonly nextCursor: string | undefined;
}

/** Reads an operation that changes nothing. @throws {UsageError} If it changes data. */
export async function read(session: Session, given: ReadArguments, reading: Reading): Promise<Part> {
  const { surface, row } = operationOf(given);
  if (!row.isRead)
    throw new UsageError(`${row.name} changes data. Use \`preview\` to see its effect, and \`write\` to send it.`);
  const input = inputOf(session.mask, surface, row, given);
  const part = await new OperationReader(session, surface, row, input, given).first(reading);
  const client = await session.client(surface);
  const limit = budgetOf(client, row, session.clock.now());
  return { ...part, own: { operation: `${surface.name} ${row.name}`, ...part.own, ...(limit && { limit }) } };
}

/** Parameters that choose a page or an order. */
const paging = /^(?:limit|max|offset|page_token|sort|order|locale|shop_id)$/;

/** One read with its choice of fields and entries. */
class OperationReader {
  readonly #session: Session;
  readonly #surface: SurfaceRow;
  readonly #row: OperationRow;
  readonly #input: Input;
  readonly #given: ReadArguments;
  /** Filters that this program applies to a list that is kept. */
  readonly #local: Readonly<Record<string, unknown>>;
  readonly #notes = new Set<string>();
  #keptAtInMs: number | undefined;

  constructor(session: Session, surface: SurfaceRow, row: OperationRow, input: Input, given: ReadArguments) {
    this.#session = session;
    this.#surface = surface;
    this.#row = row;
    this.#given = given;
    const isKept = keptForInMs(row) !== undefined && row.runs === 'list';
    const isLocal = ([name]: readonly [string, unknown]): boolean => isKept && fieldOf(row, name) !== undefined;
    const entries = Object.entries(input.parameters);
    this.#local = Object.fromEntries(entries.filter(isLocal));
    this.#input = { ...input, parameters: Object.fromEntries(entries.filter((entry) => !isLocal(entry))) };
  }

  async first(reading: Reading): Promise<Part> {
    const defaults = this.#defaults();
    if (this.#row.runs !== 'list') return this.#value(reading, defaults);
    const { sum, count, by } = this.#given;
    if (sum !== undefined || by !== undefined || count === true) return this.#totals(undefined, reading, defaults);
    const entries = await this.#entries(undefined, reading);
    const own = { ...this.#own(), ...entries.own, ...defaults, ...this.#emptyNote(entries) };
    return entriesPart({ ...entries, own }, reading.budget);
  }

  async #value(reading: Reading, defaults: Part['own']): Promise<Part> {
    const { runs } = this.#row;
    if (runs === 'file') {
      const file = await this.#call<FileResponse>(undefined, reading);
      return filePart(this.#session.mask, file, reading.budget);
    }
    const { value, atInMs } = await this.#session.kept.read(
      this.#row,
      this.#id(undefined),
      this.#session.clock.now(),
      () => this.#call<unknown>(undefined, reading),
    );
    this.#keptAtInMs = atInMs;
    const shown = this.#shown(
      runs === 'batch' ? plainBatch(value as BatchResult<unknown>) : ((value as unknown) ?? null),
    );
    const { fields, contains } = this.#given;
    const chosen = fields === undefined ? shown : picked(shown, fields);
    // A list that isn't paged is in one member of the response.
    return valuePart(contains === undefined ? chosen : narrowed(chosen, this.#matcher()), reading.budget, {
      ...this.#own(),
      ...defaults,
    });
  }

  /** Entries of the next page that has any after the choice. */
  async #entries(cursor: string | undefined, reading: Reading): Promise<Entries> {
    const { fields } = this.#given;
    const matches = this.#matcher();
    const isChoosing = this.#given.contains !== undefined || Object.keys(this.#local).length > 0;
    let searched = 0;
    for (let at = cursor; ;) {
      const page = await this.#page(at, reading);
      searched += page.items.length;
      const items = page.items.map((item) => this.#shown(item)).filter(matches);
      const next = page.nextCursor;
      if (items.length === 0 && next !== undefined && isChoosing) {
        at = next;
        continue;
      }
      const rows =
        fields === undefined
          ? items.map((item) => shortRow(item))
          : items.map((item) => ({ row: picked(item, fields), omitted: [] }));
      const omitted = omittedFrom(rows);
      return {
        items: rows.map(({ row }) => row),
        own: {
          ...(page.total === undefined || isChoosing ? {} : { total: page.total }),
          ...(isChoosing ? { searched } : {}),
          ...(omitted === undefined ? {} : { omitted: `${omitted}: name them in \`fields\`` }),
        },
        ...(next === undefined ? {} : { more: (more: Reading) => this.#entries(next, more) }),
      };
    }
  }

  /** Adds up all pages. If a limit ends it early, the cursor continues with the sums so far. */
  async #totals(
    start: { readonly totals: Totals; readonly cursor: string } | undefined,
    reading: Reading,
    own: Part['own'] = {},
  ): Promise<Part> {
    const { sum, by } = this.#given;
    const totals = start?.totals ?? new Totals({ sum, by });
    const matches = this.#matcher();
    let cursor = start?.cursor;
    do {
      let page: ListPage;
      try {
        page = await this.#page(cursor, reading);
      } catch (error) {
        if (cursor === undefined || (error as { readonly code?: unknown }).code !== 'ERR_LIMIT_WAIT') throw error;
        const at = cursor;
        return {
          own: {
            ...own,
            complete: false,
            read: totals.entries,
            note: 'The limit allows no further page now. Continue with next_cursor.',
          },
          data: { data: totals.rows() },
          next: (more) => this.#totals({ totals, cursor: at }, more),
        };
      }
      // Masks don't change numbers, and a group of a personal field is its mask.
      for (const item of page.items.map((one) => this.#shown(one)).filter(matches)) totals.add(item);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return { own: { ...this.#own(), ...own, complete: true, read: totals.entries }, data: { data: totals.rows() } };
  }

  async #page(cursor: string | undefined, reading: Reading): Promise<ListPage> {
    const { value, atInMs } = await this.#session.kept.read(
      this.#row,
      this.#id(cursor),
      this.#session.clock.now(),
      async (): Promise<ListPage> => {
        const { items, total, nextCursor } = await this.#call<ListPage>(cursor, reading);
        return { items, total, nextCursor };
      },
    );
    this.#keptAtInMs ??= atInMs;
    return value;
  }

  async #call<T>(cursor: string | undefined, reading: Reading): Promise<T> {
    const client = await this.#session.client(this.#surface);
    const options = { ...this.#session.callOptions(reading), ...(cursor === undefined ? {} : { cursor }) };
    return (await invoke(client, this.#row, this.#input, options)) as T; // by the kind of the operation
  }

  /** A masked entry. Values that the host sends for every entry are marked. */
  #shown(entry: unknown): unknown {
    const { named, results } = shapesOf(this.#surface);
    return withFixed(this.#session.mask.of(entry), results[this.#row.id], named);
  }

  #id(cursor: string | undefined): string {
    const { parameters } = this.#input;
    return JSON.stringify([this.#surface.name, this.#row.id, Object.entries(parameters).toSorted(), cursor]);
  }

  /** Whether a masked entry contains all texts, and has the values of the local filters. */
  #matcher(): (item: unknown) => boolean {
    const { mask } = this.#session;
    const texts = this.#given.contains ?? [];
    // A personal value is found as a whole only, by its mask. Otherwise an agent could spell it out.
    const isIn = (text: string, wanted: string): boolean =>
      [wanted.toLowerCase(), ...mask.marksOf(wanted)].some((one) => text.includes(one));
    const local = Object.entries(this.#local);
    return (item) => {
      const text = texts.length === 0 ? '' : JSON.stringify(item).toLowerCase().replaceAll('[secret]', '');
      return (
        texts.every((wanted) => isIn(text, wanted)) &&
        local.every(([name, value]) => {
          const wanted = new Set([value].flat().map(String));
          return valuesAt(item, fieldOf(this.#row, name) ?? name).some((one) => wanted.has(String(one)));
        })
      );
    };
  }

  #own(): NonNullable<Part['own']> {
    const at = this.#keptAtInMs;
    const isOld = at !== undefined && this.#session.kept.isOutdated(this.#surface.name, at);
    const read =
      at === undefined
        ? {}
        : { from: `kept, read at ${new Date(at).toISOString()}${isOld ? ', before your last write' : ''}` };
    const narrowed = Object.keys(this.#local);
    return {
      ...read,
      ...(narrowed.length === 0 ? {} : { applied_locally: narrowed }),
      ...(this.#notes.size === 0 ? {} : { note: [...this.#notes].join(' ') }),
    };
  }

  /** Values that the server uses for parameters that the agent left out. */
  #defaults(): NonNullable<Part['own']> {
    const used = this.#row.parameters.filter(
      ({ name, usual }) =>
        usual !== undefined && usual !== false && !paging.test(name) && this.#input.parameters[name] === undefined,
    );
    return used.length === 0
      ? {}
      : { applied_defaults: Object.fromEntries(used.map(({ name, usual }) => [name, usual])) };
  }

  /** Why a list may be empty: a filter with a value that isn't known. */
  #emptyNote({ items }: Entries): NonNullable<Part['own']> {
    if (items.length > 0) return {};
    const given: Readonly<Record<string, unknown>> = { ...this.#input.parameters, ...this.#local };
    const unknown = this.#row.parameters.flatMap((parameter) => unknownValues(parameter, given[parameter.name]));
    return unknown.length === 0 ? {} : { note: `No entry. ${unknown.join(' ')}` };
  }
}

function unknownValues({ name, choices }: ParameterRow, given: unknown): readonly string[] {
  if (choices.length === 0 || given === undefined) return [];
  const unknown = [given]
    .flat()
    .map(String)
    .filter((value) => !choices.includes(value));
  if (unknown.length === 0) return [];
  const known = choices.length > 20 ? `${choices.slice(0, 20).join(', ')}, …` : choices.join(', ');
  return [`${name} ${unknown.join(', ')} isn't a known value. Known: ${known}.`];
}

/** Filters whose field has another name. */
const otherNames: Readonly<Record<string, string>> = { payment_status: 'payment.state', currency: 'currency_iso_code' };

/** The field that a filter compares, if this program can apply it to entries that it keeps. */
function fieldOf(row: OperationRow, name: string): string | undefined {
  const parameter = row.parameters.find((one) => one.name === name);
  if (parameter?.in !== 'query' || parameter.usual !== undefined || paging.test(name)) return undefined;
  if (otherNames[name] !== undefined) return otherNames[name];
  const column = (row.columns ?? []).find((one) => one.name === name);
  return column === undefined || column.type === 'json' || column.type === 'time' ? undefined : name;
}

/** Keeps the entries of the lists in a response that match. */
function narrowed(value: unknown, matches: (item: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.filter(matches);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, Array.isArray(member) ? member.filter(matches) : member]),
  );
}

/** The responses of a batch, and its items without one. */
function plainBatch({ responses, failed, unknown, unsent }: BatchResult<unknown>): unknown {
  return JSON.parse(JSON.stringify({ responses, failed, unknown, unsent }));
}

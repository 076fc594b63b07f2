import { latestInMs } from '../clock/clock.ts';
import { inTurns, type Slices } from '../clock/turns.ts';
import { durationInMs } from '../clock/duration.ts';
import { Refusal, refuse, render } from '../errors/index.ts';
import { normalizeInstant } from '../http/date-time.ts';
import { addFault, clearFaults, type Fault, readFaults } from '../http/faults.ts';
import type { Inbound, Outbound } from '../http/inbound.ts';
import { controlPath } from '../http/front.ts';
import type { Exchanges } from '../http/exchanges.ts';
import { readWindows } from '../http/limits.ts';
import { readJournal } from '../http/journal.ts';
import { decodeLargeJson } from '../http/json.ts';
import type { Table } from '../operations/table.ts';
import type { EventQueue } from '../queue/index.ts';
import { type Snapshot, TooLarge } from '../store/index.ts';
import { files } from '../world/files.ts';
import { checkSnapshot, isoOf, revokeTokens, type World } from '../world/index.ts';
import { bodyOf, numberOf, recordOf, wrong } from './input.ts';
import {
  buryDelivery,
  changeDelivery,
  deleteEvent,
  publishEvent,
  readDeadLetters,
  readEvents,
  takeDeliveries,
} from './queue-calls.ts';

/** What the control API moves. */
export interface Controls {
  readonly world: World;
  readonly queue: EventQueue;
  readonly table: Table;
  /** Ids of all operations. */
  readonly operations: ReadonlySet<string>;
  info(origin: string): object;
  /** In slices. */
  reset(): Slices;
  /** The text of a snapshot, in slices. */
  snapshot(): Slices<string>;
  restore(snapshot: Snapshot): void;
  readonly clock: { now(): number; advance(inMs: number): Promise<void> };
  readonly exchanges: Exchanges;
  orders(): readonly object[];
  actions(): readonly object[];
  imports(): readonly object[];
  /** Ends an action as a connector would. */
  finishAction(id: string, outcome: ActionOutcome): void;
  setLimits(mode: 'real' | 'off'): void;
  limits(): 'real' | 'off';
}

/** How an action ends. */
export interface ActionOutcome {
  readonly status: 'SUCCESS' | 'FAILED';
  /** Why it failed. */
  readonly errors?: readonly { readonly code: string; readonly message: string }[];
}

type Control = (
  controls: Controls,
  request: { readonly inbound: Inbound; readonly rest: string; readonly query: URLSearchParams },
) => object | undefined | Promise<object | undefined>;

/** `{"advance": "PT5M"}` moves by a duration, `{"now": "…"}` to an instant; never back. */
async function moveClock({ clock }: Controls, inbound: Inbound): Promise<object> {
  const { advance, now } = bodyOf(inbound);
  const to = typeof now === 'string' ? normalizeInstant(now) : undefined;
  const by =
    typeof advance === 'string' ? durationInMs(advance) : to === undefined ? undefined : Date.parse(to) - clock.now();
  if (by === undefined) return wrong('$', 'must have advance, a duration such as PT5M, or now, an instant');
  if (by < 0) return wrong('now', 'must not be in the past');
  if (clock.now() + by > latestInMs)
    return wrong(to === undefined ? 'advance' : 'now', 'must not lead beyond the year 9999');
  await clock.advance(by);
  return { now: isoOf(clock.now()) };
}

async function readSnapshot(controls: Controls): Promise<Outbound> {
  try {
    const body = await inTurns(controls.snapshot());
    return { status: 200, headers: { 'content-type': 'application/json' }, body };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return refuse(
      409,
      'TOO_LARGE',
      'The world is too large for a snapshot; copy its file while the sandbox is stopped.',
    );
  }
}

async function restoreSnapshot(controls: Controls, { body }: Inbound): Promise<undefined> {
  const value = await inTurns(decodeLargeJson(body, '$'));
  controls.restore(await inTurns(checkSnapshot(value)));
}

function checkFault(operations: ReadonlySet<string>, fault: Readonly<Record<string, unknown>>): Fault {
  const { operation, status, retry_after, delay_ms, drop, times = 1 } = fault;
  if (typeof operation !== 'string' || (operation !== '*' && !operations.has(operation)))
    return wrong('operation', 'must be the id of an operation, such as v2-listOrders, or *');
  if (drop !== undefined && typeof drop !== 'boolean' && drop !== 'request' && drop !== 'response')
    wrong('drop', 'must be true, false, request or response');
  const statusCode = numberOf('status', status, 200, 599);
  const seconds = numberOf('retry_after', retry_after, 0, 86_400);
  const delay = numberOf('delay_ms', delay_ms, 0, 600_000);
  return {
    operation,
    ...(statusCode !== undefined && { status: statusCode }),
    ...(seconds !== undefined && { retry_after: seconds }),
    ...(delay !== undefined && { delay_ms: delay }),
    ...(drop !== undefined && { drop: drop as NonNullable<Fault['drop']> }),
    times: numberOf('times', times, 1, 1_000_000) ?? 1,
  };
}

function outcomeOf(inbound: Inbound): ActionOutcome {
  const { status, errors = [] } = bodyOf(inbound);
  if (status !== 'SUCCESS' && status !== 'FAILED') return wrong('status', 'must be SUCCESS or FAILED');
  const areErrors =
    Array.isArray(errors) &&
    errors.every((one: unknown) => {
      const { code, message } = (one ?? {}) as Readonly<Record<string, unknown>>;
      return typeof code === 'string' && typeof message === 'string';
    });
  if (!areErrors) return wrong('errors', 'must be a list of errors, each with code and message');
  return { status, errors: errors as NonNullable<ActionOutcome['errors']> };
}

/** Checks a fault as `POST faults` takes it. */
export const readFault = (operations: ReadonlySet<string>, fault: unknown): Fault =>
  checkFault(operations, recordOf(fault));

function revoke({ world }: Controls, inbound: Inbound): object {
  const { token, client_id } = bodyOf(inbound);
  // One that cannot be meant must not stand for all.
  for (const [field, value] of Object.entries({ token, client_id }))
    if (value !== undefined && (typeof value !== 'string' || value === '')) wrong(field, 'must be a text');
  const only = { ...(typeof token === 'string' && { token }), ...(typeof client_id === 'string' && { client_id }) };
  return { revoked: revokeTokens(world, only) };
}

/** Rows of the control API, by method and first path segment. */
const table: Readonly<Record<string, Control>> = {
  'GET info': (controls, { inbound }) => controls.info(inbound.origin),
  'POST reset': (controls) => inTurns(controls.reset()) as Promise<undefined>,
  'GET snapshot': (controls) => readSnapshot(controls),
  'PUT snapshot': (controls, { inbound }) => restoreSnapshot(controls, inbound),
  'GET clock': ({ clock }) => ({ now: isoOf(clock.now()) }),
  'POST clock': (controls, { inbound }) => moveClock(controls, inbound),
  'GET limits': (controls) => ({ mode: controls.limits() }),
  'PUT limits': (controls, { inbound }) => {
    const { mode } = bodyOf(inbound);
    if (mode !== 'real' && mode !== 'off') return wrong('mode', 'must be real or off');
    controls.setLimits(mode);
    return { mode };
  },
  'GET events': (controls, { query }) => readEvents(controls, query.get('after')),
  'POST events': (controls, { inbound }) => publishEvent(controls, inbound),
  'DELETE events': (controls, { rest }) => deleteEvent(controls, rest),
  'POST deliveries': (controls, { inbound }) => takeDeliveries(controls, inbound),
  'PUT deliveries': (controls, { inbound, rest }) => changeDelivery(controls, rest, inbound),
  'DELETE deliveries': ({ queue }, { rest }) => queue.acknowledge(rest) as undefined,
  'GET dead-letters': (controls) => readDeadLetters(controls),
  'POST dead-letters': (controls, { inbound }) => buryDelivery(controls, inbound),
  'GET journal': ({ world }) => ({ requests: readJournal(world) }),
  'POST faults': (controls, { inbound }) =>
    addFault(controls.world, checkFault(controls.operations, bodyOf(inbound))) as undefined,
  'GET faults': ({ world }) => ({ faults: readFaults(world) }),
  'GET windows': ({ world, table: operations }) => ({ windows: readWindows(world, operations) }),
  'GET requests': ({ exchanges }, { query }) => ({
    requests: exchanges.after(Number(query.get('after') ?? 0)),
    latest: exchanges.latest,
  }),
  'GET orders': (controls) => ({ orders: controls.orders() }),
  'GET actions': (controls) => ({ actions: controls.actions() }),
  'GET imports': (controls) => ({ imports: controls.imports() }),
  'POST actions': (controls, { inbound, rest }) => controls.finishAction(rest, outcomeOf(inbound)) as undefined,
  'DELETE faults': ({ world }) => clearFaults(world) as undefined,
  'POST tokens': (controls, { inbound, rest }) =>
    rest === 'revoke' ? revoke(controls, inbound) : refuse(404, 'DATA_NOT_FOUND', `tokens/${rest} does not exist.`),
  'GET files': ({ world }, { rest }): Outbound => {
    const bytes = world.store.get(files, rest);
    if (bytes === undefined) return refuse(404, 'DATA_NOT_FOUND', `File ${rest} does not exist.`);
    return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: bytes };
  },
};

/** What can be called, as method and first path segment. */
export const controlCalls: readonly string[] = Object.keys(table);

const json = (status: number, value: object): Outbound => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const isOutbound = (value: object): value is Outbound => 'status' in value && 'headers' in value;

/** Responds to a request below `/__sandbox`. Needs no credentials; what it reads and moves is written in `control.openapi.yaml`. */
export async function control(controls: Controls, inbound: Inbound): Promise<Outbound> {
  const [path = '', search = ''] = inbound.target.slice(controlPath.length + 1).split('?');
  const [name = '', ...rest] = path.split('/');
  const call = table[`${inbound.method} ${name}`];
  try {
    if (inbound.tooLarge) wrong('$', 'is too large');
    if (call === undefined) refuse(404, 'DATA_NOT_FOUND', `${inbound.method} ${controlPath}/${path} does not exist.`);
    const request = { inbound, rest: rest.join('/'), query: new URLSearchParams(search) };
    const value = await controls.world.store.transaction(() => call(controls, request));
    if (value === undefined) return { status: 204, headers: {} };
    return isOutbound(value) ? value : json(200, value);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return json(error.status, render.hub(error));
  }
}

import { durationInMs, objectionToMove } from '../clock/clock.ts';
import { inTurns, type Steps } from '../clock/steps.ts';
import { HttpError, render } from '../errors/index.ts';
import { normalizeInstant } from '../http/values.ts';
import { addFault, clearFaults, readFaults, removeFault } from '../http/faults.ts';
import { bodyCapInBytes, type SandboxRequest, type SandboxResponse } from '../http/request.ts';
import { controlPath } from '../http/front.ts';
import { type Exchanges, readJournal } from '../http/journal.ts';
import { clearWindows, readWindows } from '../http/limits.ts';
import { decodeJson, JsonReader, refuseTooLarge } from '../http/json.ts';
import type { Table } from '../operations/table.ts';
import type { EventQueue } from '../queue/index.ts';
import type { Snapshot } from '../store/index.ts';
import { files } from '../world/files.ts';
import { isoOf, type Job, readSnapshot, revokeTokens, type World, writeSnapshot } from '../world/index.ts';
import {
  readCollection,
  readCollections,
  readDeliveries,
  readJobs,
  readOperations,
  removeDeadLetter,
  requeue,
  type Subject,
} from './browse.ts';
import {
  type ActionOutcome,
  type Body,
  bodyOf,
  faultOf,
  membersOf,
  modeOf,
  numberOf,
  outcomeOf,
  revocationOf,
  type ShopOrder,
  shopOrderOf,
  textOf,
  wrong,
} from './bodies.ts';
import type { Moments } from './moments.ts';
import { readStory } from './story.ts';
import {
  deadLetterDelivery,
  changeDelivery,
  deleteEvent,
  publishEvent,
  readDeadLetters,
  readEvents,
  takeDeliveries,
} from './queue-calls.ts';

/** The parts of the sandbox that the control API changes. */
export interface Controls {
  readonly world: World;
  readonly queue: EventQueue;
  readonly table: Table;
  /** Ids of all operations. */
  readonly operations: ReadonlySet<string>;
  info(origin: string): object;
  reset(): Steps;
  /** Restores a snapshot. If it fails, nothing changes. */
  restore(snapshot: Snapshot): void;
  readonly moments: Moments;
  /** Brings a moment back. If it fails, nothing changes. */
  restoreMoment(id: string): void;
  readonly clock: { now(): number; advance(inMs: number): Promise<void>; pace: number };
  readonly exchanges: Exchanges;
  orders(): readonly object[];
  actions(): readonly object[];
  /** Number of actions without an outcome. */
  pending(): number;
  imports(): readonly object[];
  /** The document that a scheduled job is for, if there is one. */
  subjectOf(job: Job): Subject | undefined;
  /** Reports the outcome of an action, as a connector would. */
  finishAction(id: string, outcome: ActionOutcome): void;
  /** Opens an incident on a line of an order at a shop, and returns the ID of the order. */
  openIncident(line: string, reason: string): string;
  /** Places an order at a shop, and returns its ID. */
  placeShopOrder(order: ShopOrder): string;
  setLimits(mode: 'real' | 'off'): void;
  limits(): 'real' | 'off';
  /** Seed, size and data file of the world. */
  about(): object;
}

type Control = (
  controls: Controls,
  request: {
    readonly inbound: SandboxRequest;
    readonly id: string;
    readonly query: URLSearchParams;
    readonly body: Body;
  },
) => object | undefined | Promise<object | undefined>;

/** Moves the clock forward: `{"advance": "PT5M"}` by a duration, `{"now": "…"}` to an instant. `pace` sets its speed. */
async function moveClock({ clock }: Controls, body: Body): Promise<object> {
  const { advance, now, pace } = membersOf(body(), 'advance', 'now', 'pace');
  if (pace !== undefined) {
    clock.pace = numberOf('pace', pace, 0, 86_400) ?? 1;
    if (advance === undefined && now === undefined) return { now: isoOf(clock.now()) };
  }
  if (advance !== undefined && now !== undefined) return wrong('now', "can't be combined with advance");
  const to = typeof now === 'string' ? normalizeInstant(now) : undefined;
  const by =
    typeof advance === 'string' ? durationInMs(advance) : to === undefined ? undefined : Date.parse(to) - clock.now();
  if (by === undefined)
    return wrong(
      '$',
      'must have advance, a duration of days, hours, minutes and seconds (P365D, PT5M), or now, an instant',
    );
  if (by < 0) return wrong('now', 'must not be in the past');
  const objection = objectionToMove(clock.now(), by);
  if (objection !== undefined) return wrong(to === undefined ? 'advance' : 'now', objection);
  await clock.advance(by);
  return { now: isoOf(clock.now()) };
}

/** Reads the ID of a request from a query. */
const idOf = (text: string | null): number =>
  /^\d{0,15}$/.test(text ?? '') ? Number(text ?? 0) : wrong('after', 'must be the id of a request, a whole number');

/** The result of a call whose body isn't plain JSON. */
class OwnResponse {
  readonly outbound: SandboxResponse;

  constructor(contentType: string, body: NonNullable<SandboxResponse['body']>) {
    this.outbound = { status: 200, headers: { 'content-type': contentType }, body };
  }
}

const jsonOf = (value: object, status = 200): SandboxResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

async function restoreSnapshot(controls: Controls, { body }: SandboxRequest): Promise<undefined> {
  controls.restore(await inTurns(readSnapshot(new JsonReader(body))));
}

/** `GET /__sandbox`: the world at a glance and all calls, as a page for browsers. */
function readIndex(controls: Controls, { inbound }: { readonly inbound: SandboxRequest }): object {
  const { clock, world } = controls;
  const about = {
    ...controls.about(),
    actions: world.settings.actions,
    limits: controls.limits(),
    now: isoOf(clock.now()),
    pace: clock.pace,
    calls: controlCalls.map((call) => call.replace(' ', ` ${controlPath}/`).replace(/\/$/, '')),
  };
  if (inbound.header('accept')?.includes('text/html') !== true) return about;
  const { calls: lines, ...facts } = about;
  const rows = lines.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return `<li>${method} ${method === 'GET' && !path.includes('{') ? `<a href="${path}">${path}</a>` : path}</li>`;
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Control API of the sandbox</title>
<body style="font:15px/1.6 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem"><h1>Control API of the sandbox</h1>
<p><a href="/">Dashboard</a>. The file control.openapi.yaml of @tradelane/sandbox describes each call.</p>
<dl>${Object.entries(facts)
    .map(([name, value]) => `<dt><b>${name}</b></dt><dd>${String(value).replaceAll('<', '&lt;')}</dd>`)
    .join('')}</dl><ul>${rows.join('')}</ul></body></html>`;
  return new OwnResponse('text/html; charset=utf-8', page);
}

/** Calls of the control API, by method and path. */
const table: Readonly<Record<string, Control>> = {
  'GET ': readIndex,
  'GET info': (controls, { inbound }) => controls.info(inbound.origin),
  'POST reset': (controls) => inTurns(controls.reset()) as Promise<undefined>,
  'GET snapshot': async ({ world }) => new OwnResponse('application/json', await inTurns(writeSnapshot(world.store))),
  'PUT snapshot': (controls, { inbound }) => restoreSnapshot(controls, inbound),
  'GET moments': ({ moments }) => ({ moments: moments.list() }),
  'POST moments': ({ moments, clock }, { body }) => {
    const { name } = membersOf(body(), 'name');
    return moments.add(clock.now(), name === undefined ? undefined : textOf('name', name));
  },
  'GET moments/{id}': ({ moments }, { id, query }) => moments.compare(id, query.get('until')),
  'PUT moments/{id}': (controls, { id }) => controls.restoreMoment(id) as undefined,
  'GET clock': ({ clock }) => ({ now: isoOf(clock.now()) }),
  'POST clock': (controls, { body }) => moveClock(controls, body),
  'GET limits': (controls) => ({ mode: controls.limits() }),
  'PUT limits': (controls, { body }) => {
    const mode = modeOf(body());
    controls.setLimits(mode);
    return { mode };
  },
  'GET events': (controls, { query }) => readEvents(controls, query),
  'POST events': (controls, { body, inbound }) => publishEvent(controls, body, inbound),
  'DELETE events/{id}': (controls, { id }) => deleteEvent(controls, id),
  'POST deliveries': (controls, { body, inbound }) => takeDeliveries(controls, body, inbound),
  'PUT deliveries/{receipt}': (controls, { body, id }) => changeDelivery(controls, id, body),
  'DELETE deliveries/{receipt}': ({ queue }, { id }) => queue.acknowledge(id) as undefined,
  'GET deliveries': readDeliveries,
  'PUT dead-letters/{id}': (controls, { id }) => requeue(controls, id),
  'DELETE dead-letters/{id}': ({ world }, { id }) => removeDeadLetter(world, id),
  'GET dead-letters': (controls) => readDeadLetters(controls),
  'POST dead-letters': (controls, { body }) => deadLetterDelivery(controls, body),
  'GET journal': ({ world }) => ({ requests: readJournal(world) }),
  'POST faults': (controls, { body }) => addFault(controls.world, faultOf(controls.operations, body())) as undefined,
  'GET faults': ({ world }) => ({ faults: readFaults(world) }),
  'DELETE windows': ({ world }) => clearWindows(world) as undefined,
  'GET windows': ({ world, table: operations }) => ({ windows: readWindows(world, operations) }),
  'GET requests': ({ exchanges }, { query }) => ({
    requests: exchanges.after(idOf(query.get('after'))),
    latest: exchanges.latest,
    run: exchanges.run,
  }),
  'GET orders': (controls) => ({ orders: controls.orders() }),
  'GET actions': (controls) => ({ actions: controls.actions(), pending: controls.pending() }),
  'GET imports': (controls) => ({ imports: controls.imports() }),
  'POST actions/{id}': (controls, { body, id }) => controls.finishAction(id, outcomeOf(body())) as undefined,
  'POST incidents': (controls, { body }) => {
    const { line, reason_code: reason } = membersOf(body(), 'line', 'reason_code');
    return { order_id: controls.openIncident(textOf('line', line), textOf('reason_code', reason)) };
  },
  'POST shop-orders': (controls, { body }) => ({ order_id: controls.placeShopOrder(shopOrderOf(body())) }),
  'DELETE faults/{id}': ({ world }, { id }) => removeFault(world, id),
  'DELETE faults': ({ world }) => clearFaults(world) as undefined,
  'POST tokens/revoke': ({ world }, { body }) => ({ revoked: revokeTokens(world, revocationOf(body())) }),
  'GET world': readCollections,
  'GET world/{collection}': (controls, { id, query }) => inTurns(readCollection(controls, id, query)),
  'GET story/{collection}': (controls, { id, query }) => readStory(controls, id, query),
  'GET jobs': readJobs,
  'GET operations': readOperations,
  'GET files/{id}': ({ world }, { id }) => {
    const bytes = world.store.get(files, id);
    if (bytes === undefined) throw new HttpError(404, 'DATA_NOT_FOUND', `File ${id} does not exist.`);
    return new OwnResponse('application/octet-stream', bytes);
  },
};

/** The calls as method and path. */
export const controlCalls: readonly string[] = Object.keys(table);

interface Found {
  readonly call: Control;
  /** The variable segments of the path, if any. */
  readonly id: string;
}

/** Calls by method and path. `*` stands for a variable segment. */
const calls: ReadonlyMap<string, Control> = new Map(
  Object.entries(table).map(([name, call]) => [name.replace(/\{\w+\}$/, '*'), call]),
);

function find(method: string, path: string): Found | undefined {
  const exact = calls.get(`${method} ${path}`);
  if (exact !== undefined && !path.endsWith('*')) return { call: exact, id: '' };
  const end = path.indexOf('/');
  const call = end === -1 ? undefined : calls.get(`${method} ${path.slice(0, end)}/*`);
  return call === undefined ? undefined : { call, id: decoded(path.slice(end + 1)) };
}

/** Decodes a path segment. An invalid encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The result of a call. Its effects before its first wait are one transaction. If that transaction fails, the call
 * fails.
 */
function inTransaction<Result>({ store }: World, run: () => Result): Result {
  let called: Result | undefined;
  try {
    return store.transaction(() => (called = run()));
  } catch (error) {
    Promise.resolve(called).catch(() => undefined);
    throw error;
  }
}

/** 404 or 405 for a call that doesn't exist, with the calls that do. */
function unknownCall(method: string, path: string): HttpError {
  const methods = ['GET', 'POST', 'PUT', 'DELETE'].filter((one) => find(one, path) !== undefined);
  const at = `${controlPath}/${path}`;
  if (methods.length > 0)
    return new HttpError(405, 'METHOD_NOT_ALLOWED', `${at} doesn't support ${method}. Use ${methods.join(' or ')}.`, {
      headers: { allow: methods.join(', ') },
    });
  const names = [...new Set(controlCalls.map((name) => name.replace(/^\w+ /, '')))].toSorted();
  return new HttpError(404, 'DATA_NOT_FOUND', `${at} does not exist. Known paths: ${names.join(', ')}.`);
}

/** Longest body that is parsed a second time for the message of an error. */
const longestReadAgain = 1_048_576;

/** Adds the invalid value of the request to the message. */
function receive(error: HttpError, { body, target }: SandboxRequest): void {
  const query = Object.fromEntries(new URLSearchParams(target.split('?')[1]));
  try {
    const json = body.length > longestReadAgain ? undefined : decodeJson(body, '$');
    error.receive({ ...query, ...(json as object), $: json });
  } catch {
    error.receive(query);
  }
}

/** Responds to a request below `/__sandbox`. It needs no credentials. `control.openapi.yaml` describes the calls. */
export async function control(controls: Controls, inbound: SandboxRequest): Promise<SandboxResponse> {
  const [path = '', search = ''] = inbound.target.slice(controlPath.length + 1).split('?');
  const method = inbound.method === 'HEAD' ? 'GET' : inbound.method;
  const found = find(method, path);
  try {
    if (inbound.tooLarge)
      refuseTooLarge('$', `${bodyCapInBytes(inbound.target, inbound.header('content-type'))} bytes`);
    if (found === undefined) throw unknownCall(inbound.method, path);
    const { call, id } = found;
    const { world } = controls;
    const request = { inbound, id, query: new URLSearchParams(search), body: bodyOf(inbound) };
    world.now = controls.clock.now();
    const value = await inTransaction(world, () => call(controls, request));
    if (value === undefined) return { status: 204, headers: {} };
    return value instanceof OwnResponse ? value.outbound : jsonOf(value);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    receive(error, inbound);
    const { headers, ...refused } = jsonOf(render.hub(error), error.status);
    return { ...refused, headers: { ...error.headers, ...headers } };
  }
}

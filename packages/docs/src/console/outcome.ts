import type { DemoCall } from '../demo/call.ts';
import { curlSample } from '../demo/curl-sample.ts';
import { sdkSample } from '../demo/sdk-sample.ts';
import { changesBetween, changesText } from './changes.ts';
import { element } from './element.ts';
import { explained } from './explained.ts';
import { parsed, pretty } from './json.ts';
import { jsonTree } from './json-tree.ts';
import { enteredCall } from './entered-call.ts';
import { leadingValue } from './leading.ts';
import { madeBy } from './made.ts';
import { type Entered, requestOf } from './request.ts';
import { statusClass } from './timeline.ts';
import type { World } from './world.ts';

/** The length of a response that the next page keeps. */
const keptLength = 20_000;

/** Sends the request to the sandbox and shows the response and what it changed. */
export async function run(call: DemoCall, world: World, caller: string, entered: Entered): Promise<readonly Node[]> {
  const { sandbox } = world;
  const urls: Readonly<Record<string, string>> = sandbox.info().urls;
  const { after } = call;
  const parameter = call.parameters.find(({ name }) => name === after?.parameter);
  const place = parameter === undefined ? '' : `${parameter.in} ${parameter.name}`;
  const complete =
    after === undefined || (entered.values.get(place) ?? '') !== ''
      ? entered
      : { ...entered, values: new Map([...entered.values, [place, await leadingValue(after, world)]]) };
  const request = requestOf(call, urls[call.server] ?? '', await world.authorization(call.surface, caller), complete);
  const shownRequest = await requestText(request.clone());
  const chosen = [...entered.files.values()].flat();
  if (call.returns === 'file' || chosen.some(({ name }) => !/\.(?:csv|pdf)$/i.test(name))) await world.openFileTools();
  const before = sandbox.snapshot();
  const response = await sandbox.fetch(request);
  const received = await receivedOf(response);
  const changes = changesBetween(before, sandbox.snapshot());
  const { pathname, search } = new URL(request.url);
  await world.note(
    {
      operation: call.operation,
      url: location.pathname,
      line: `${request.method} ${pathname}${search}`,
      status: response.status,
      request: shownRequest,
      response: textOf(received).slice(0, keptLength),
    },
    madeBy(world.made, call, { changes, json: received.json, status: response.status }),
    // An upsert may be sent again with other values.
    response.ok && call.operation.startsWith('upsert') ? entered.body : undefined,
  );
  const printed = await enteredCall(call, entered);
  const credential = world.callers(call.surface).find(({ name }) => name === caller)?.credential ?? { kind: 'none' };
  const sdk = sdkSample(printed, credential, world.servedUrls);
  return [
    responsePart(received),
    ...(await explained(call.surface, response.status)),
    part('Changes', changesText(changes)),
    folded('Request', shownRequest),
    ...(sdk === undefined ? [] : [folded('The request as SDK code', sdk)]),
    folded('The request as curl', curlSample(printed, credential, world.servedUrls)),
  ];
}

function part(title: string, text: string): HTMLElement {
  const shown = folded(title, text);
  shown.open = true;
  return shown;
}

function folded(title: string, text: string): HTMLDetailsElement {
  return element('details', { class: 'console-part' }, [
    element('summary', {}, [title]),
    element('pre', { role: 'group', tabindex: '0', 'aria-label': title }, [text]),
  ]);
}

async function requestText(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const headers = [...request.headers]
    .filter(([name]) => name !== 'accept')
    .map(([name, value]) => `${name}: ${value.length > 60 ? `${value.slice(0, 60)}…` : value}`);
  const body = (await request.text()).slice(0, 4000);
  return [`${request.method} ${pathname}${search}`, ...headers, ...(body === '' ? [] : ['', pretty(body)])].join('\n');
}

/** A response that was read to its end. */
interface Received {
  readonly status: number;
  readonly headers: readonly string[];
  readonly text: string;
  /** The body, if it is JSON. */
  readonly json: unknown;
}

async function receivedOf(response: Response): Promise<Received> {
  const headers = [...response.headers]
    .filter(([name]) => !name.startsWith('access-control-'))
    .map(([name, value]) => `${name}: ${value}`);
  const type = response.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const readable = type.includes('json') || type.startsWith('text/');
  const text = bytes.length === 0 ? '' : readable ? new TextDecoder().decode(bytes) : `(${bytes.length} bytes)`;
  return { status: response.status, headers, text, json: type.includes('json') ? parsed(text) : undefined };
}

/** The body as a tree, with all of the response as text on demand: a long text costs nothing until it is opened. */
function responsePart(received: Received): HTMLElement {
  const { status, text, json } = received;
  const whole = element('pre', { role: 'group', tabindex: '0', 'aria-label': 'Response as text' });
  const asText = element('details', { class: 'console-part' }, [element('summary', {}, ['Response as text']), whole]);
  asText.addEventListener('toggle', () => {
    whole.textContent = textOf(received);
  });
  const shown = element('details', { class: 'console-part', open: '' }, [
    element('summary', {}, ['Response ', element('span', { class: statusClass(status) }, [String(status)])]),
    json === undefined
      ? element('pre', { role: 'group', tabindex: '0', 'aria-label': 'Response body' }, [
          text === '' ? 'No body.' : text,
        ])
      : jsonTree(json),
    asText,
  ]);
  return shown;
}

function textOf({ status, headers, text }: Received): string {
  return [String(status), ...headers, ...(text === '' ? [] : ['', pretty(text)])].join('\n');
}

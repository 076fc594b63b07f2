import { addressOf } from '../address.ts';
import type { DemoBody } from '../call.ts';
import type { Credential } from '../callers.ts';
import { quote } from '../literal.ts';
import { call, group, lay, type Group, type Layout, type Literals, valueIn } from './layout.ts';
import { filesOf, formOf, partsOf, type Program, type Step, stepsOf, tokenForm, wordsOf } from './program.ts';

const literals: Literals = {
  constants: { null: 'None', true: 'True', false: 'False' },
  text: quote,
  object: ['{', ': ', '}'],
  emptyObject: '{}',
};
const value = (json: unknown): Layout => valueIn(literals, json);
const style = { step: 4, lastComma: true };
const variable = (file: string): string => wordsOf(file).join('_');

const sent = (start: string, layout: Layout, indent = 0): string =>
  `${start}${lay(layout, style, indent, indent + start.length, 0)}`;

/** A program for Python with the package `requests`. */
export function pythonSample({ call: last, credential, urls }: Program): string {
  const steps = stepsOf(last);
  const headers = authorization(credential, urls);
  const requests = steps.flatMap((step) => {
    const request = requestOf(step, headers.length > 0);
    if (step.taken === undefined)
      return [sent('response = ', request), 'response.raise_for_status()', shown[step.call.returns]];
    const polled = step.taken.while;
    if (polled === undefined)
      return [sent('start = ', request), 'start.raise_for_status()', 'started = start.json()', ''];
    return [
      'while True:',
      `    time.sleep(${polled.waitInSeconds})`,
      `    ${sent('poll = ', request, 4)}`,
      '    poll.raise_for_status()',
      '    status = poll.json()',
      `    if status[${quote(polled.member)}] != ${quote(polled.is)}:`,
      '        break',
      '',
    ];
  });
  const isJson = steps.some(({ call: { body } }) => body?.parts.some(({ kind }) => kind === 'json'));
  const modules = [
    ...(isJson ? ['import json'] : []),
    ...(steps.some(({ taken }) => taken?.while) ? ['import time'] : []),
  ];
  return [
    ...(modules.length === 0 ? [] : [...modules, '']),
    'import requests',
    '',
    `base_url = ${quote(urls[last.server] ?? '')}`,
    ...headers,
    ...filesOf(steps).map(({ name, text }) => `${variable(name)} = '''${text.replaceAll('\\', '\\\\')}'''`),
    '',
    ...requests,
  ].join('\n');
}

/** The header of all requests. */
function authorization(credential: Credential, urls: Program['urls']): readonly string[] {
  const header = (text: string): readonly string[] => [sent('headers = ', value({ Authorization: text }))];
  if (credential.kind === 'none') return [];
  if (credential.kind === 'key') return header(credential.key);
  if (credential.kind === 'token') return header(`Bearer ${credential.token}`);
  const url = quote(`${urls['auth_url']}/oauth/token`);
  return [
    sent(
      'token = ',
      group(
        'requests.post(',
        [
          ['', url],
          ['data=', value(tokenForm(credential))],
        ],
        ')',
      ),
    ),
    'token.raise_for_status()',
    "access_token = token.json()['access_token']",
    "headers = {'Authorization': f'Bearer {access_token}'}",
  ];
}

const shown = {
  json: 'print(response.json())',
  text: 'print(response.text)',
  file: `open('download', 'wb').write(response.content)`,
  none: 'print(response.status_code)',
} as const;

function requestOf({ call: { after, ...sent } }: Step, isAuthorized: boolean): Group {
  const leading = after === undefined ? '' : memberOf(after.while === undefined ? 'started' : 'status', after.member);
  const parameters = sent.parameters.filter(({ in: place }) => place !== 'query');
  const address = addressOf({ ...sent, after, parameters }, '{base_url}', sent.path === '' ? leading : `{${leading}}`);
  const pairs = sent.parameters.flatMap(({ name, in: place, list, value: entered }) => {
    if (place !== 'query' || entered === undefined) return [];
    const texts = [entered].flat().map((entry) => (typeof entry === 'number' ? entry : String(entry)));
    return [[name, list === 'repeat' ? texts : Array.isArray(entered) ? texts.join(',') : texts[0]]];
  });
  return group(
    `requests.${sent.method.toLowerCase()}(`,
    [
      ['', sent.path === '' ? address : `f'${address}'`],
      ...(isAuthorized ? [['headers=', 'headers'] as const] : []),
      ...(pairs.length === 0 ? [] : [['params=', value(Object.fromEntries(pairs))] as const]),
      ...(sent.body === undefined ? [] : [bodyOf(sent.body)]),
    ],
    ')',
  );
}

/** `started["tracking_id"]`, `status["urls"][0]`. */
function memberOf(object: string, member: string): string {
  return `${object}${member
    .split('.')
    .map((name) => (/^\d+$/.test(name) ? `[${name}]` : `["${name}"]`))
    .join('')}`;
}

function bodyOf(body: DemoBody): readonly [string, Layout] {
  if (body.kind === 'json') return ['json=', value(body.value)];
  if (body.kind === 'form') return ['data=', value(formOf(body))];
  const parts = partsOf(body).map(({ name, file, json, text }) => {
    const content =
      file !== undefined
        ? [quote(file.name), variable(file.name), quote(file.type)]
        : json === undefined
          ? ['None', quote(text)]
          : ['None', call('json.dumps', [value(json)]), quote('application/json')];
    return ['', call('', [quote(name), call('', content)])] as const;
  });
  return ['files=', group('[', parts, ']')];
}

import { addressOf } from './address.ts';
import type { DemoBody, DemoCall } from './call.ts';
import type { Credential } from './callers.ts';
import { addressParts, callCode, callExpression, Code, quote, width } from './literal.ts';

/** A whole program with nothing but `fetch`. */
export function fetchSample(call: DemoCall, credential: Credential, urls: Readonly<Record<string, string>>): string {
  const authorization = {
    client: new Code('`Bearer ${access_token}`'),
    key: new Code('key'),
    token: new Code('`Bearer ${token}`'),
    none: undefined,
  }[credential.kind];
  const lines = [
    ...constants(call, credential, urls),
    '',
    ...(credential.kind === 'client' ? [tokenExchange(credential, urls), ''] : []),
    ...before(call, authorization),
    `const response = ${requestOf(call, authorization, 'const response = ')};`,
    `${callExpression('console.log', [new Code('response.status'), ...shown[call.returns]], 0, 1)};`,
  ];
  return lines.join('\n');
}

const shown = {
  json: [new Code('await response.json()')],
  text: [new Code('await response.text()')],
  file: [new Code('(await response.arrayBuffer()).byteLength')],
  none: [],
} as const;

/** The host and the key or the token, which users replace. */
function constants(
  { server }: DemoCall,
  credential: Credential,
  urls: Readonly<Record<string, string>>,
): readonly string[] {
  return [
    `const baseUrl = ${quote(urls[server] ?? '')};`,
    ...(credential.kind === 'key' ? [`const key = ${quote(credential.key)};`] : []),
    ...(credential.kind === 'token' ? [`const token = ${quote(credential.token)};`] : []),
  ];
}

function tokenExchange(
  { id, secret }: Extract<Credential, { kind: 'client' }>,
  urls: Readonly<Record<string, string>>,
): string {
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const init = { method: 'POST', body: callCode('new URLSearchParams', [form]) };
  return [
    `const token = await ${callExpression('fetch', [`${urls['auth_url']}/oauth/token`, init], 'const token = await '.length, 1)};`,
    checked('token'),
    'const { access_token } = await token.json();',
  ].join('\n');
}

/** Only a successful response contains the value. */
function checked(response: string, indent = ''): string {
  const [condition, thrown] = [
    `${indent}if (!${response}.ok)`,
    `throw new Error(\`\${${response}.url}: \${${response}.status}\`);`,
  ];
  const line = `${condition} ${thrown}`;
  return line.length <= width ? line : `${condition}\n${indent}  ${thrown}`;
}

/** The code before the request of a call: the calls that it needs, and its form. */
function before(call: DemoCall, authorization: unknown): readonly string[] {
  const { after, body } = call;
  const form = body?.kind === 'multipart' ? formOf(body) : [];
  if (after === undefined) return form;
  const first = before(after.call, authorization);
  const polled = after.while;
  if (polled === undefined)
    return [
      ...first,
      `const start = ${requestOf(after.call, authorization, 'const start = ')};`,
      checked('start'),
      'const started = await start.json();',
      '',
      ...form,
    ];
  return [
    ...first,
    'let status;',
    'do {',
    `  await new Promise((done) => setTimeout(done, ${polled.waitInSeconds}_000));`,
    `  const poll = ${requestOf(after.call, authorization, '  const poll = ', 2)};`,
    checked('poll', '  '),
    '  status = await poll.json();',
    `} while (status.${polled.member} === '${polled.is}');`,
    '',
    ...form,
  ];
}

function requestOf(call: DemoCall, authorization: unknown, start: string, indent = 0): string {
  const { after, body } = call;
  const leading = after === undefined ? '' : memberOf(after.while === undefined ? 'started' : 'status', after.member);
  const target = call.path === '' ? new Code(leading) : addressCode(addressOf(call, '${baseUrl}', `\${${leading}}`));
  const headers = {
    ...(authorization === undefined ? {} : { Authorization: authorization }),
    ...(body?.kind === 'json' ? { 'Content-Type': body.contentType } : {}),
  };
  const init = {
    ...(call.method === 'GET' ? {} : { method: call.method }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    ...(body === undefined ? {} : { body: bodyOf(body) }),
  };
  const values = Object.keys(init).length === 0 ? [target] : [target, init];
  return `await ${callExpression('fetch', values, start.length + 'await '.length, 1, indent)}`;
}

/** An address with variables, in several texts if it is long. */
function addressCode(address: string): Code {
  return new Code(textOf(address), (indent) =>
    // Two quotes, the sign between two texts or the comma, and the indentation of all texts but the first.
    addressParts(address, width - indent - 2 - ' +'.length - 2)
      .map(textOf)
      .join(` +\n${' '.repeat(indent + 2)}`),
  );
}

function textOf(part: string): string {
  return part.includes('${') ? `\`${part}\`` : quote(part);
}

/** `started.tracking_id`, `status.urls[0]`. */
function memberOf(object: string, member: string): string {
  return `${object}.${member.replaceAll(/\.(\d+)/g, '[$1]')}`;
}

function bodyOf({ kind, value }: DemoBody): Code {
  switch (kind) {
    case 'json':
      return callCode('JSON.stringify', [value]);
    case 'form':
      return callCode('new URLSearchParams', [value]);
    case 'multipart':
      return new Code('form');
  }
}

function formOf({ value, parts }: DemoBody): readonly string[] {
  const members = value as Readonly<Record<string, unknown>>;
  const appended = parts.flatMap(({ name, kind, files }) => {
    if (kind === 'file' || kind === 'files')
      return files.map((file) => append(name, callCode('new File', [[file.text], file.name, { type: file.type }])));
    return [append(name, kind === 'json' ? jsonPart(members[name]) : String(members[name]))];
  });
  return ['const form = new FormData();', ...appended];
}

function append(name: string, part: unknown): string {
  return `${callExpression('form.append', [name, part], 0, 1)};`;
}

function jsonPart(value: unknown): Code {
  return callCode('new Blob', [[callCode('JSON.stringify', [value])], { type: 'application/json' }]);
}

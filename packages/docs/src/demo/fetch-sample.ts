import { addressOf } from './address.ts';
import type { DemoBody, DemoCall } from './call.ts';
import type { Credential } from './callers.ts';
import { callExpression, Code, literal, quote } from './literal.ts';

/** A whole program with nothing but `fetch`. */
export function fetchSample(call: DemoCall, credential: Credential, urls: Readonly<Record<string, string>>): string {
  const authorization = {
    client: new Code('`Bearer ${access_token}`'),
    key: credential.kind === 'key' ? credential.key : '',
    token: credential.kind === 'token' ? `Bearer ${credential.token}` : '',
    none: undefined,
  }[credential.kind];
  const lines = [
    ...(credential.kind === 'client' ? [tokenExchange(credential, urls), ''] : []),
    ...before(call, authorization, urls),
    `const response = ${requestOf(call, authorization, urls)};`,
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

function tokenExchange(
  { id, secret }: Extract<Credential, { kind: 'client' }>,
  urls: Readonly<Record<string, string>>,
): string {
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const init = { method: 'POST', body: new Code(`new URLSearchParams(${literal(form, 2, 40)})`) };
  return [
    `const token = await ${callExpression('fetch', [`${urls['auth_url']}/oauth/token`, init], 'const token = await '.length, 1)};`,
    checked('token'),
    'const { access_token } = await token.json();',
  ].join('\n');
}

/** Only a successful response contains the value. */
function checked(response: string): string {
  return `if (!${response}.ok) throw new Error(\`\${${response}.url}: \${${response}.status}\`);`;
}

/** The code before the request of a call: the calls that it needs, and its form. */
function before(call: DemoCall, authorization: unknown, urls: Readonly<Record<string, string>>): readonly string[] {
  const { after, body } = call;
  const form = body?.kind === 'multipart' ? formOf(body) : [];
  if (after === undefined) return form;
  const first = before(after.call, authorization, urls);
  const request = requestOf(after.call, authorization, urls);
  const polled = after.while;
  if (polled === undefined)
    return [
      ...first,
      `const start = ${request};`,
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
    `  const poll = ${request};`.replaceAll('\n', '\n  '),
    `  ${checked('poll')}`,
    '  status = await poll.json();',
    `} while (status.${polled.member} === '${polled.is}');`,
    '',
    ...form,
  ];
}

function requestOf(call: DemoCall, authorization: unknown, urls: Readonly<Record<string, string>>): string {
  const { after, body } = call;
  const given = after === undefined ? '' : memberOf(after.while === undefined ? 'started' : 'status', after.member);
  const address = addressOf(call, urls, `\${${given}}`);
  const target = call.path === '' ? new Code(given) : after === undefined ? address : new Code(`\`${address}\``);
  const headers = {
    ...(authorization === undefined ? {} : { Authorization: authorization }),
    ...(body?.kind === 'json' ? { 'Content-Type': body.contentType } : {}),
  };
  const init = {
    ...(call.method === 'GET' ? {} : { method: call.method }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    ...(body === undefined ? {} : { body: bodyOf(body) }),
  };
  return `await ${callExpression('fetch', Object.keys(init).length === 0 ? [target] : [target, init], 'const response = await '.length, 1)}`;
}

/** `started.tracking_id`, `status.urls[0]`. */
function memberOf(ownerId: string, member: string): string {
  return `${ownerId}.${member.replaceAll(/\.(\d+)/g, '[$1]')}`;
}

function bodyOf({ kind, value }: DemoBody): Code {
  switch (kind) {
    case 'json':
      return new Code(`JSON.stringify(${literal(value, 2, 26)})`);
    case 'form':
      return new Code(`new URLSearchParams(${literal(value, 2, 30)})`);
    case 'multipart':
      return new Code('form');
  }
}

function formOf({ value, parts }: DemoBody): readonly string[] {
  const members = value as Readonly<Record<string, unknown>>;
  const appended = parts.flatMap(({ name, kind, files }) => {
    if (kind === 'file' || kind === 'files')
      return files
        .map((file) => `new File([${quote(file.text)}], ${quote(file.name)}, { type: ${quote(file.type)} })`)
        .map((file) => callExpression('form.append', [name, new Code(file)]));
    const part =
      kind === 'json'
        ? new Code(`new Blob([JSON.stringify(${literal(members[name], 0, 40)})], { type: 'application/json' })`)
        : String(members[name]);
    return [callExpression('form.append', [name, part])];
  });
  return ['const form = new FormData();', ...appended.map((line) => `${line};`)];
}

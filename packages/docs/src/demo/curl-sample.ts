import { addressOf } from './address.ts';
import type { DemoBody, DemoCall, DemoFile } from './call.ts';
import type { Credential } from './callers.ts';

/** Commands for a shell with curl and sed. */
export function curlSample(call: DemoCall, credential: Credential, urls: Readonly<Record<string, string>>): string {
  const authorization = {
    client: ['-H "Authorization: Bearer $TOKEN"'],
    key: credential.kind === 'key' ? [`-H 'Authorization: ${credential.key}'`] : [],
    token: credential.kind === 'token' ? [`-H 'Authorization: Bearer ${credential.token}'`] : [],
    none: [],
  }[credential.kind];
  const output = call.returns === 'file' ? ['-o download'] : [];
  return [
    ...(credential.kind === 'client' ? [tokenExchange(credential, urls), ''] : []),
    ...before(call, authorization, urls),
    command('curl', requestOf(call, authorization, urls), output),
  ].join('\n');
}

function command(start: string, ...options: readonly (readonly string[])[]): string {
  return [start, ...options.flat()].reduce((text, option, index) =>
    index < 2 ? `${text} ${option}` : `${text} \\\n  ${option}`,
  );
}

function tokenExchange(
  { id, secret }: Extract<Credential, { kind: 'client' }>,
  urls: Readonly<Record<string, string>>,
): string {
  const exchange = command('curl -s', [
    `${urls['auth_url']}/oauth/token`,
    '-d grant_type=client_credentials',
    `-d client_id=${id}`,
    `-d client_secret=${secret}`,
  ]);
  return `TOKEN=$(${exchange} \\\n  | ${member('access_token')})`;
}

/** Takes one member out of a JSON text. */
function member(path: string): string {
  const [name, index] = path.split('.');
  return `sed 's/.*"${name}":${index === undefined ? '' : String.raw`\[`}"\\([^"]*\\)".*/\\1/'`;
}

function before(
  { after, body }: DemoCall,
  authorization: readonly string[],
  urls: Readonly<Record<string, string>>,
): readonly string[] {
  const files = (body?.parts ?? []).flatMap((part) => part.files).map(fileCommand);
  if (after === undefined) return files;
  const first = before(after.call, authorization, urls);
  const request = command('curl -s', requestOf(after.call, authorization, urls));
  const variable = variableOf(after.parameter);
  const polled = after.while;
  if (polled === undefined) return [...first, `${variable}=$(${request} \\\n  | ${member(after.member)})`, ...files];
  return [
    ...first,
    'while :; do',
    `  sleep ${polled.waitInSeconds}`,
    `  STATUS=$(${request})`.replaceAll('\n', '\n  '),
    `  case "$STATUS" in *'"${polled.member}":"${polled.is}"'*) ;; *) break ;; esac`,
    'done',
    `${variable}=$(echo "$STATUS" | ${member(after.member)})`,
    ...files,
  ];
}

function requestOf(
  call: DemoCall,
  authorization: readonly string[],
  urls: Readonly<Record<string, string>>,
): readonly string[] {
  const { after, body, method } = call;
  const address = addressOf(call, urls, after === undefined ? '' : `$${variableOf(after.parameter)}`);
  const sendsData = body !== undefined && body.kind !== 'json';
  return [
    ...(method === 'GET' || (method === 'POST' && sendsData) ? [] : [`-X ${method}`]),
    after === undefined ? `'${address}'` : `"${address}"`,
    ...authorization,
    ...(call.emptyBody ? [`-H 'Content-Length: 0'`] : []),
    ...(body === undefined ? [] : bodyOf(body)),
  ];
}

function variableOf(parameter: string): string {
  return parameter.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
}

function bodyOf({ kind, contentType, value, parts }: DemoBody): readonly string[] {
  const members = value as Readonly<Record<string, unknown>>;
  switch (kind) {
    case 'json':
      return [`-H 'Content-Type: ${contentType}'`, `--data '${shellJson(value, 2)}'`];
    case 'form':
      return Object.entries(members).map(([name, entry]) => `--data-urlencode '${name}=${String(entry)}'`);
    case 'multipart':
      return parts.flatMap(({ name, kind: of, files }) => {
        if (of === 'file' || of === 'files') return files.map((file) => `-F '${name}=@${file.name};type=${file.type}'`);
        if (of === 'json') return [`-F '${name}=${shellJson(members[name])};type=application/json'`];
        return [`-F '${name}=${String(members[name])}'`];
      });
  }
}

/** Writes a file of the sample into the current folder of the shell. */
function fileCommand({ name, text }: DemoFile): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => `'${line}'`);
  return `printf '%s\\n' ${lines.join(' ')} > ${name}`;
}

/** JSON within single quotes of a shell. */
function shellJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll("'", String.raw`'\''`);
}

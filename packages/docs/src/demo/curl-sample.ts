import { addressOf } from './address.ts';
import type { DemoBody, DemoCall, DemoFile } from './call.ts';
import type { Credential } from './callers.ts';
import { addressParts, width } from './literal.ts';

/** Commands for a shell with curl and sed. */
export function curlSample(call: DemoCall, credential: Credential, urls: Readonly<Record<string, string>>): string {
  const authorization = {
    client: ['-H "Authorization: Bearer $TOKEN"'],
    key: ['-H "Authorization: $KEY"'],
    token: ['-H "Authorization: Bearer $TOKEN"'],
    none: [],
  }[credential.kind];
  const output = call.returns === 'file' ? ['-o download'] : [];
  return [
    ...variables(call, credential, urls),
    '',
    ...(credential.kind === 'client' ? [tokenExchange(credential, urls), ''] : []),
    ...before(call, (one, start) => command(`${start}curl -s`, requestOf(one, authorization))),
    command('curl', requestOf(call, authorization), output),
  ].join('\n');
}

/** The host and the key or the token, which users replace. */
function variables(
  { server }: DemoCall,
  credential: Credential,
  urls: Readonly<Record<string, string>>,
): readonly string[] {
  return [
    `BASE_URL=${urls[server] ?? ''}`,
    ...(credential.kind === 'key' ? [`KEY=${credential.key}`] : []),
    ...(credential.kind === 'token' ? [`TOKEN=${credential.token}`] : []),
  ];
}

/** A command with its options, each on a line. The first option follows the command if it fits. */
export function command(start: string, ...options: readonly (readonly string[])[]): string {
  return [start, ...options.flat()].reduce((text, option, index) =>
    index < 2 && text.length + lengthOf(option) < width ? `${text} ${option}` : `${text}${nextLine}  ${option}`,
  );
}

const nextLine = ' \\\n';

/** The columns of the first line of an option, with the sign that continues the command. */
function lengthOf(option: string): number {
  return (option.split('\n')[0] ?? '').length + ' \\'.length;
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

/** The command of one call. `start` is the code before it. */
export type CommandOf = (call: DemoCall, start: string) => string;

/** The commands before the last one: they send the calls that it needs, and write its files. */
export function before({ after, body }: DemoCall, commandOf: CommandOf): readonly string[] {
  const files = (body?.parts ?? []).flatMap((part) => part.files).map(fileCommand);
  if (after === undefined) return files;
  const first = before(after.call, commandOf);
  const variable = variableOf(after.parameter);
  const polled = after.while;
  const request = commandOf(after.call, polled === undefined ? `${variable}=$(` : '  STATUS=$(');
  if (polled === undefined) return [...first, `${request} \\\n  | ${member(after.member)})`, ...files];
  return [
    ...first,
    'while :; do',
    `  sleep ${polled.waitInSeconds}`,
    `${request})`.replaceAll(lineBreak, '\n  '),
    '  case "$STATUS" in',
    `    *'"${polled.member}":"${polled.is}"'*) ;;`,
    '    *) break ;;',
    '  esac',
    'done',
    `${variable}=$(echo "$STATUS" | ${member(after.member)})`,
    ...files,
  ];
}

/** A line break outside of an address, see `broken`. */
const lineBreak = /(?<!\S\\)\n/g;

function requestOf(call: DemoCall, authorization: readonly string[]): readonly string[] {
  const { after, body, method } = call;
  const address = addressOf(call, '$BASE_URL', after === undefined ? '' : `$${variableOf(after.parameter)}`);
  const sendsData = body !== undefined && body.kind !== 'json';
  return [
    ...(method === 'GET' || (method === 'POST' && sendsData) ? [] : [`-X ${method}`]),
    ...addressOptions(address, method),
    ...authorization,
    ...(call.emptyBody ? [`-H 'Content-Length: 0'`] : []),
    ...(body === undefined ? [] : bodyOf(body)),
  ];
}

/** The address. A long query of a read has a line for each parameter, and other long addresses continue on the next line. */
function addressOptions(address: string, method: string): readonly string[] {
  if (address.length <= columns) return [`"${address}"`];
  const [path = '', query] = address.split('?');
  if (method !== 'GET' || query === undefined) return [broken(address)];
  return ['-G', broken(path), ...query.split('&').map((pair) => `-d ${pair}`)];
}

/** In double quotes, a backslash joins two lines. */
function broken(address: string): string {
  return `"${addressParts(address, columns).join('\\\n')}"`;
}

/** The columns of an address that has a line in a loop. */
const columns = width - '    "" \\'.length;

export function variableOf(parameter: string): string {
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
        if (of === 'json') return [jsonPart(name, members[name])];
        return [`-F '${name}=${String(members[name])}'`];
      });
  }
}

function jsonPart(name: string, value: unknown): string {
  const option = (indent?: number): string => `-F '${name}=${shellJson(value, indent)};type=application/json'`;
  return option().length + '   \\'.length <= width ? option() : option(2);
}

/** Writes a file of the sample into the current folder of the shell. */
function fileCommand({ name, text }: DemoFile): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => `'${line}'`);
  const line = `printf '%s\\n' ${lines.join(' ')} > ${name}`;
  return line.length <= width ? line : [`printf '%s\\n'`, ...lines, `> ${name}`].join(`${nextLine}  `);
}

/** JSON within single quotes of a shell. */
function shellJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll("'", String.raw`'\''`);
}

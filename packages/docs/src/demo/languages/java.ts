import { addressOf } from '../address.ts';
import type { DemoBody } from '../call.ts';
import type { Credential } from '../callers.ts';
import { width } from '../literal.ts';
import { call, lay, type Layout } from './layout.ts';
import { camelCase, filesOf, formOf, partsOf, type Program, type Step, stepsOf, tokenForm } from './program.ts';

const style = { step: 2, lastComma: false };
const quote = (text: string): string => JSON.stringify(text);

/** Sends a request and returns the body of its response. Each sample has it. */
const send = `
  static String send(HttpRequest.Builder request) throws Exception {
    var response =
      client.send(request.build(), BodyHandlers.ofString());
    if (response.statusCode() > 299)
      throw new Exception(response + ": " + response.body());
    return response.body();
  }`;

/** Samples that take a value out of a response have it. */
const member = `
  static String member(String name, String json) {
    var pattern = "\\"" + name + "\\":\\\\[?\\"([^\\"]*)";
    var found = Pattern.compile(pattern).matcher(json);
    if (!found.find()) throw new RuntimeException(json);
    return found.group(1);
  }`;

/** Samples that send a form with files have it. */
const part = `
  static String part(String disposition, String type, String text) {
    return "--part\\r\\nContent-Disposition: form-data; " + disposition
      + "\\r\\nContent-Type: " + type + "\\r\\n\\r\\n" + text + "\\r\\n";
  }`;

/** A program for Java with its own HTTP client. It runs with \`java Sample.java\`. */
export function javaSample({ call: last, credential, urls }: Program): string {
  const steps = stepsOf(last);
  const authorization = authorizationOf(credential, urls);
  const requests = steps.flatMap((step) => {
    const request = requestOf(step, credential);
    const { taken } = step;
    if (taken === undefined)
      return step.call.returns === 'file'
        ? [
            `var request = ${request};`,
            'var file = BodyHandlers.ofFile(Path.of("download"));',
            'System.out.println(client.send(request.build(), file));',
          ]
        : [`var request = ${request};`, 'System.out.println(send(request));'];
    const [name = ''] = taken.member.split('.');
    if (taken.while === undefined)
      return [`var start = ${request};`, `var ${camelCase(taken.parameter)} = member("${name}", send(start));`, ''];
    return [
      `var poll = ${request};`,
      'String status;',
      'do {',
      `  Thread.sleep(${taken.while.waitInSeconds}_000);`,
      '  status = send(poll);',
      `} while (member("${taken.while.member}", status).equals("${taken.while.is}"));`,
      `var ${camelCase(taken.parameter)} = member("${name}", status);`,
      '',
    ];
  });
  const files = filesOf(steps).map(({ name, text }) => `var ${camelCase(name)} = ${block(text.trimEnd())};`);
  const main = [`var baseUrl = ${quote(urls[last.server] ?? '')};`, ...authorization, ...files, '', ...requests];
  const takes = credential.kind === 'client' || steps.length > 1;
  const hasParts = steps.some(({ call: { body } }) => body?.kind === 'multipart');
  const hasBody = credential.kind === 'client' || steps.some(({ call: { body, method } }) => body ?? method !== 'GET');
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    ...(hasBody ? ['import java.net.http.HttpRequest.BodyPublishers;'] : []),
    'import java.net.http.HttpResponse.BodyHandlers;',
    ...(last.returns === 'file' ? ['import java.nio.file.Path;'] : []),
    ...(takes ? ['import java.util.regex.Pattern;'] : []),
    '',
    'class Sample {',
    '  static final HttpClient client = HttpClient.newHttpClient();',
    '',
    '  public static void main(String[] args) throws Exception {',
    ...main
      .join('\n')
      .split('\n')
      .map((line) => (line === '' ? '' : `    ${line}`)),
    '  }',
    send,
    ...(takes ? [member] : []),
    ...(hasParts ? [part] : []),
    '}',
  ].join('\n');
}

/** A text over several lines. */
function block(text: string): string {
  return `"""\n${text.replaceAll('\\', '\\\\').replaceAll(/^(?=.)/gm, '  ')}"""`;
}

function authorizationOf(credential: Credential, urls: Program['urls']): readonly string[] {
  if (credential.kind !== 'client') return [];
  const request = requestTo(`${quote(`${urls['auth_url']}/oauth/token`)}`, [
    formHeader,
    `.POST(${formBody(tokenForm(credential))})`,
  ]);
  return [`var exchange = ${request};`, 'var token = member("access_token", send(exchange));'];
}

const formHeader = header('Content-Type', quote('application/x-www-form-urlencoded'));

function header(name: string, value: string): string {
  const line = `.header(${quote(name)}, ${value})`;
  return line.length + 7 <= width ? line : `.header(${quote(name)},\n    ${value})`;
}

function requestTo(url: string, lines: readonly string[]): string {
  return [`HttpRequest.newBuilder(URI.create(\n  ${url}))`, ...lines].join('\n').replaceAll(/\n(?!"""|$)/g, '\n  ');
}

function requestOf({ call: sent }: Step, credential: Credential): string {
  const { after, body, method } = sent;
  const variable = after === undefined ? '' : camelCase(after.parameter);
  const path = `"${addressOf(sent, '', `" + ${variable} + "`)}"`;
  const address = sent.path === '' ? variable : `baseUrl + ${path.replace(/ \+ ""$/, '')}`;
  const authorization = {
    none: [],
    client: [header('Authorization', '"Bearer " + token')],
    key: [header('Authorization', quote(credential.kind === 'key' ? credential.key : ''))],
    token: [header('Authorization', quote(`Bearer ${credential.kind === 'token' ? credential.token : ''}`))],
  }[credential.kind];
  const type = body === undefined ? [] : [header('Content-Type', quote(typeOf(body)))];
  const content = body === undefined ? 'BodyPublishers.noBody()' : bodyOf(body);
  const sentBy =
    method === 'GET'
      ? []
      : method === 'DELETE' && body === undefined
        ? ['.DELETE()']
        : method === 'DELETE'
          ? [`.method("DELETE", ${content})`]
          : [`.${method}(${content})`];
  return requestTo(address, [...authorization, ...type, ...sentBy]);
}

function typeOf({ kind, contentType }: DemoBody): string {
  return {
    json: contentType,
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data; boundary=part',
  }[kind];
}

function formBody(form: Readonly<Record<string, string>>): string {
  const pairs = new URLSearchParams(form).toString().split('&').map(quote);
  return `BodyPublishers.ofString(${lay(call('String.join', [quote('&'), ...pairs]), style, 2, 40)})`;
}

function bodyOf(body: DemoBody): string {
  if (body.kind === 'json') return `BodyPublishers.ofString(${block(JSON.stringify(body.value, null, 2))})`;
  if (body.kind === 'form') return formBody(formOf(body));
  const parts = partsOf(body).map(({ name, file, json, text }) => {
    const disposition = quote(`name="${name}"${file === undefined ? '' : `; filename="${file.name}"`}`);
    const [type, content]: readonly [string, Layout] =
      file !== undefined
        ? [file.type, camelCase(file.name)]
        : json === undefined
          ? ['text/plain', quote(text)]
          : ['application/json', block(JSON.stringify(json, null, 2))];
    return lay(call('part', [disposition, quote(type), content]), style, 2, 2);
  });
  return `BodyPublishers.ofString(\n  ${[...parts, quote('--part--\r\n')].join('\n  + ')})`;
}

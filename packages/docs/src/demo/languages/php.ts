import { addressOf } from '../address.ts';
import type { DemoBody } from '../call.ts';
import type { Credential } from '../callers.ts';
import { call, group, lay, type Layout, type Literals, valueIn } from './layout.ts';
import { camelCase, filesOf, formOf, partsOf, type Program, type Step, stepsOf, tokenForm } from './program.ts';

const quote = (text: string): string =>
  text.includes('\n')
    ? `"${text.replaceAll(/[\\"$]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`
    : `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
const literals: Literals = {
  constants: { null: 'null', true: 'true', false: 'false' },
  text: quote,
  object: ['[', ' => ', ']'],
  emptyObject: 'new stdClass()',
};
const value = (json: unknown): Layout => valueIn(literals, json);
const style = { step: 4, lastComma: true };
const list = (texts: readonly string[]): Layout =>
  group(
    '[',
    texts.map((text) => ['', text]),
    ']',
  );

/** Sends a request and returns the body of its response. Each sample has it. */
const send = `function send(string $method, string $url, array $options): string
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_RETURNTRANSFER => true,
    ]);
    $body = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status < 200 || $status > 299) {
        throw new RuntimeException("$url: $status $body");
    }
    return $body;
}`;

const sent = (start: string, layout: Layout, indent = 0): string =>
  `${start}${lay(layout, style, indent, indent + start.length)};`;

/** Writes a part of a form. Samples with several files of one name have it, because an array has each name once. */
const part = `function part(string $disposition, string $type, string $text): string
{
    return "--part\\r\\nContent-Disposition: form-data; $disposition\\r\\n"
        . "Content-Type: $type\\r\\n\\r\\n$text\\r\\n";
}`;

/** Whether several files of a form have one name. */
function repeatsNames(body: DemoBody | undefined): boolean {
  return body?.kind === 'multipart' && new Set(partsOf(body).map(({ name }) => name)).size < partsOf(body).length;
}

/** A program for PHP with its extension `curl`. */
export function phpSample({ call: last, credential, urls }: Program): string {
  const steps = stepsOf(last);
  const authorized = authorization(credential, urls).map(([start, layout]) => sent(start, layout));
  const requests = steps.flatMap((step) => {
    const request = requestOf(step, authorized.length > 0);
    const { taken } = step;
    if (taken === undefined)
      return step.call.returns === 'file'
        ? [sent('', call('file_put_contents', [quote('download'), request]))]
        : [sent('echo ', request)];
    if (taken.while === undefined) return [sent('$started = ', call('json_decode', [request])), ''];
    return [
      'do {',
      `    sleep(${taken.while.waitInSeconds});`,
      `    ${sent('$status = ', call('json_decode', [request]), 4)}`,
      `} while ($status->${taken.while.member} === ${quote(taken.while.is)});`,
      '',
    ];
  });
  return [
    '<?php',
    '',
    send,
    '',
    ...(steps.some(({ call: { body } }) => repeatsNames(body)) ? [part, ''] : []),
    `$baseUrl = ${quote(urls[last.server] ?? '')};`,
    ...authorized,
    ...filesOf(steps).map(({ name, text }) => `$${camelCase(name)} = <<<'END'\n${text.trimEnd()}\nEND;`),
    '',
    ...requests,
  ].join('\n');
}

const header = (layout: Layout): readonly [string, Layout] => ['$headers = ', group('[', [['', layout]], ']')];

/** The header of all requests. */
function authorization(
  credential: Credential,
  urls: Program['urls'],
): readonly (readonly [start: string, layout: Layout])[] {
  if (credential.kind === 'none') return [];
  if (credential.kind === 'key') return [header(quote(`Authorization: ${credential.key}`))];
  if (credential.kind === 'token') return [header(quote(`Authorization: Bearer ${credential.token}`))];
  const form = group('[', [['CURLOPT_POSTFIELDS => ', call('http_build_query', [value(tokenForm(credential))])]], ']');
  return [
    ['$token = ', call('send', [quote('POST'), quote(`${urls['auth_url']}/oauth/token`), form])],
    header(`'Authorization: Bearer ' . json_decode($token)->access_token`),
  ];
}

function requestOf({ call: sent }: Step, isAuthorized: boolean): Layout {
  const { after, body, emptyBody, method } = sent;
  const leading = `$${after?.while === undefined ? 'started' : 'status'}->${after?.member.replaceAll(/\.(\d+)/g, '[$1]')}`;
  const address = addressOf(sent, '$baseUrl', sent.path === '' ? leading : `{${leading}}`);
  const type =
    body?.kind === 'json' ? body.contentType : repeatsNames(body) ? 'multipart/form-data; boundary=part' : '';
  const more = type !== '' ? [`Content-Type: ${type}`] : emptyBody ? ['Content-Length: 0'] : [];
  const all = [...(isAuthorized ? ['...$headers'] : []), ...more.map(quote)];
  return call('send', [
    quote(method),
    sent.path === '' ? address : `"${address}"`,
    group(
      '[',
      [
        ...(all.length === 0 ? [] : [['CURLOPT_HTTPHEADER => ', more.length === 0 ? '$headers' : list(all)] as const]),
        ...(body === undefined ? [] : [['CURLOPT_POSTFIELDS => ', bodyOf(body)] as const]),
      ],
      ']',
    ),
  ]);
}

const file = (content: Layout, name: string, type: string): Layout =>
  call('new CURLStringFile', [content, quote(name), quote(type)]);

function bodyOf(body: DemoBody): Layout {
  if (body.kind === 'json') return call('json_encode', [value(body.value)]);
  if (body.kind === 'form') return call('http_build_query', [value(formOf(body))]);
  if (repeatsNames(body)) {
    const parts = partsOf(body).map(({ name, file: of, json, text }) => {
      const disposition = quote(`name="${name}"${of === undefined ? '' : `; filename="${of.name}"`}`);
      if (of !== undefined) return call('part', [disposition, quote(of.type), `$${camelCase(of.name)}`]);
      if (json === undefined) return call('part', [disposition, quote('text/plain'), quote(text)]);
      return call('part', [disposition, quote('application/json'), call('json_encode', [value(json)])]);
    });
    return call('implode', [
      group(
        '[',
        [...parts, '"--part--\\r\\n"'].map((one) => ['', one] as const),
        ']',
      ),
    ]);
  }
  return group(
    '[',
    partsOf(body).map(({ name, file: of, json, text }) => [
      `${quote(name)} => `,
      of !== undefined
        ? file(`$${camelCase(of.name)}`, of.name, of.type)
        : json === undefined
          ? quote(text)
          : file(call('json_encode', [value(json)]), `${name}.json`, 'application/json'),
    ]),
    ']',
  );
}

import {
  resolve,
  type BodyObject,
  type ParameterObject,
  type ResponseObject,
} from '../../../../scripts/generate/document.ts';
import { responseExample } from './example.ts';
import { facts, link } from './facts.ts';
import { blocks, fence, prose, table } from './markdown.ts';
import type { Page } from './page.ts';
import { clientOf, operationPath, type DescribedOperation, type SurfaceReference } from './reference.ts';
import { rulesOf, type Rule } from './rules.ts';
import { samplesOf } from '../demo/samples.ts';
import type { DemoCalls } from '../demo/demo-calls.ts';
import { assumptions, SchemaTables } from './schema-tables.ts';

/** The page of one operation: what it does, how it is called, everything that is known of it. */
export function operationPage(
  reference: SurfaceReference,
  operation: DescribedOperation,
  rules: readonly Rule[],
  calls: DemoCalls,
): Page {
  const { surface, document } = reference;
  const { object } = operation;
  const schemas = new SchemaTables(document);
  const samples = samplesOf(reference, operation, calls);
  const parameters = parameterTables(operation, schemas);
  const body = requestBody(reference, operation, schemas);
  const responses = successes(reference, operation, schemas);
  const errorTable = errors(reference, operation);
  const rest = schemas.rest();
  const client = clientOf(surface);
  const markdown = blocks(
    object.deprecated === true &&
      `:::caution[Deprecated]\n${object['x-replaced-by'] === undefined ? 'It still works; no replacement is named.' : `It still works. Use ${link(reference, object['x-replaced-by'])} instead.`}\n:::`,
    prose(object.description ?? ''),
    `One of the operations of [${document.info.title}](/reference/${surface.name}/).`,
    '## Request',
    samples.sdk === undefined
      ? 'Every client does this exchange by itself and shares the token.'
      : fence('ts', samples.sdk, `${client.variable}.${object['x-method']}`),
    fence('js', samples.fetch, 'fetch'),
    fence('sh', samples.curl, 'curl'),
    '## Details',
    facts(reference, operation),
    parameters !== '' && `## Parameters\n\n${parameters}`,
    body !== '' && `## Request body\n\n${body}`,
    `## Response\n\n${responses}`,
    `## Errors\n\n${errorTable}\n\nEvery error response is thrown as a [typed error](/guides/errors/).`,
    rulesAndChoices(operation, rules),
    rest !== '' && `## Schemas\n\n${rest}`,
  );
  return {
    path: operationPath(surface.name, object.operationId),
    title: object.summary,
    description: `${object.operationId}, ${operation.method} ${operation.path}: ${firstSentence(object.description ?? object.summary)}`,
    lead: [
      ...(surface.client ? [`${client.variable}.${object['x-method']}`] : []),
      object.operationId,
      `${operation.method} ${operation.path}`.trim(),
    ].join(' · '),
    markdown,
    section: document.info.title,
    console: { surface: surface.name, operation: object.operationId },
    ...(object.deprecated === true ? { deprecated: true } : {}),
  };
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.:](?=\s|$)/.exec(text.trim())?.[0].replaceAll(/\s+/g, ' ') ?? text;
}

function parameterTables(operation: DescribedOperation, schemas: SchemaTables): string {
  const one = (title: string, parameters: readonly ParameterObject[]): string | false =>
    parameters.length > 0 &&
    `### ${title} parameters\n\n${table(
      ['Name', 'Type', 'Description'],
      parameters.map((parameter) => [
        `\`${parameter.name}\`${parameter.required === true ? ' *' : ''}`,
        schemas.type(parameter.schema),
        parameterNotes(parameter, schemas),
      ]),
    )}`;
  return blocks(
    one('Path', operation.pathParameters),
    one('Query', operation.queryParameters),
    one('Header', operation.headerParameters),
  );
}

function parameterNotes(parameter: ParameterObject, schemas: SchemaTables): string {
  const schema =
    parameter.description === undefined
      ? parameter.schema
      : { ...parameter.schema, description: parameter.description };
  const list =
    parameter.schema.type === 'array'
      ? parameter.explode === false
        ? ' Sent as one comma-separated value.'
        : ' Sent as repeated pairs.'
      : '';
  return `${schemas.notes(schema)}${list}`;
}

function requestBody({ document }: SurfaceReference, operation: DescribedOperation, schemas: SchemaTables): string {
  if (operation.object['x-empty-body'] === true) return 'None; the request says `Content-Length: 0`.';
  if (operation.object.requestBody === undefined || operation.body === undefined) return '';
  const { content } = resolve<BodyObject>(document, operation.object.requestBody);
  const [type, media] = Object.entries(content)[0] ?? [];
  const json = operation.body.parts.filter(({ kind }) => kind === 'json').map(({ name }) => `\`${name}\``);
  const parts =
    json.length === 0 ? '' : ` ${json.join(' and ')} ${json.length === 1 ? 'is a JSON part' : 'are JSON parts'}.`;
  return blocks(
    `\`${type}\`${operation.body.required ? '' : ', may be left out'}.${parts} A field with * is required.`,
    schemas.shape(media?.schema ?? {}),
  );
}

function successes({ document }: SurfaceReference, operation: DescribedOperation, schemas: SchemaTables): string {
  return Object.entries(operation.object.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, reference]) => {
      const response = resolve<ResponseObject>(document, reference);
      const types = Object.entries(response.content ?? {});
      const json = types.find(([type]) => type.includes('json'));
      const headers = Object.entries(response.headers ?? {}).map(
        ([name, header]) =>
          `- header \`${name}\`: ${prose(String((header as { description?: string }).description ?? ''))}`,
      );
      const example = responseExample(response);
      return blocks(
        `**${status}**: ${prose(response.description)}${types.length === 0 ? ' No body.' : ` As ${types.map(([type]) => `\`${type}\``).join(', ')}.`}`,
        headers.join('\n'),
        json?.[1].schema !== undefined && schemas.shape(json[1].schema),
        example !== undefined && fence('json', JSON.stringify(example, null, 2)),
      );
    })
    .join('\n\n');
}

function errors({ document, surface }: SurfaceReference, operation: DescribedOperation): string {
  const rows = Object.entries(operation.object.responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, reference]) => [
      status,
      surface.client ? `[\`${errorClass(status)}\`](/guides/errors/)` : '`TokenError`',
      prose(resolve<ResponseObject>(document, reference).description),
    ]);
  return table(['Status', 'Error', 'When'], rows);
}

const errorClasses: Readonly<Record<string, string>> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  406: 'NotAcceptableError',
  410: 'GoneError',
  415: 'UnsupportedMediaTypeError',
  429: 'RateLimitError',
};

export function errorClass(status: string): string {
  return errorClasses[status] ?? (status.startsWith('5') ? 'ServerError' : 'ApiError');
}

function rulesAndChoices(operation: DescribedOperation, rules: readonly Rule[]): string {
  const own = rulesOf(operation, rules);
  const list = own.map(({ number, statement }) => `- **${number}** ${prose(statement)}`).join('\n');
  const choices = assumptions(operation.object['x-assumption']);
  return list === '' && choices === '' ? '' : blocks('## Rules and choices', list, choices);
}

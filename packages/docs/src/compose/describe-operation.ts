import { resolve, type BodyObject, type ParameterObject, type ResponseObject } from '@tradelane/spec-model/document';
import type { DemoCalls } from '../demo/demo-calls.ts';
import { samplesOf, type Samples } from '../demo/samples.ts';
import { bodyField, plainField, type Field } from '../fields/field.ts';
import { responseExample } from './example.ts';
import { factsOf, link, type Fact } from './facts.ts';
import { prose } from './markdown.ts';
import type { Assumption } from '@tradelane/spec-model/document';
import type { DescribedOperation, DescribedSchema, SurfaceReference } from './reference.ts';
import { elsewhere, rulesOf, type Rule } from './rules.ts';

/** The content of an operation page, before it is written as a page or as its Markdown twin. Texts are Markdown. */
export interface OperationDescription {
  readonly deprecation: string | undefined;
  readonly description: string;
  readonly samples: Samples;
  readonly facts: readonly Fact[];
  readonly parameters: readonly { readonly title: string; readonly fields: readonly Field[] }[];
  readonly requestBody: { readonly about: string; readonly field: Field | undefined } | undefined;
  readonly responses: readonly DescribedResponse[];
  readonly errors: readonly DescribedError[];
  /** With the operations that they name and the surface lacks. */
  readonly rules: readonly (Rule & { readonly elsewhere: string })[];
  readonly assumptions: readonly Assumption[];
}

export interface DescribedResponse {
  readonly status: string;
  readonly about: string;
  readonly headers: readonly { readonly name: string; readonly about: string }[];
  readonly field: Field | undefined;
  /** JSON, indented. */
  readonly example: string | undefined;
}

export interface DescribedError {
  readonly status: string;
  readonly class: string;
  readonly about: string;
}

export function describeOperation(
  reference: SurfaceReference,
  operation: DescribedOperation,
  rules: readonly Rule[],
  calls: DemoCalls,
): OperationDescription {
  const { document, surface } = reference;
  const { object } = operation;
  const replacement = object['x-replaced-by'];
  return {
    deprecation:
      object.deprecated !== true
        ? undefined
        : replacement === undefined
          ? 'It still works. No replacement is documented.'
          : `It still works. Use ${link(reference, replacement)} instead.`,
    description: prose(object.description ?? ''),
    samples: samplesOf(reference, operation, calls),
    facts: factsOf(reference, operation),
    parameters: [
      { title: 'Path parameters', list: operation.pathParameters },
      { title: 'Query parameters', list: operation.queryParameters },
    ].flatMap(({ title, list }) =>
      list.length === 0 ? [] : [{ title, fields: list.map((parameter) => parameterField(reference, parameter)) }],
    ),
    requestBody: requestBodyOf(reference, operation),
    responses: Object.entries(object.responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => describeResponse(reference, status, resolve<ResponseObject>(document, response))),
    errors: Object.entries(object.responses)
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, response]) => ({
        status,
        class: surface.client ? errorClass(status) : 'TokenError',
        about: prose(resolve<ResponseObject>(document, response).description),
      })),
    rules: rulesOf(operation, rules).map((rule) => ({ ...rule, elsewhere: elsewhere(rule, surface.name) })),
    assumptions: object['x-assumption'] ?? [],
  };
}

function parameterField({ document }: SurfaceReference, parameter: ParameterObject): Field {
  const schema: DescribedSchema =
    parameter.description === undefined
      ? parameter.schema
      : { ...parameter.schema, description: parameter.description };
  const field = plainField(document, parameter.name, schema, parameter.required === true);
  if (parameter.schema.type !== 'array' || /comma-separated/.test(field.description ?? '')) return field;
  const list = parameter.explode === false ? 'Sent as one comma-separated value.' : 'Sent as repeated pairs.';
  return { ...field, bounds: [...field.bounds, list] };
}

function requestBodyOf(
  { document }: SurfaceReference,
  { object, body }: DescribedOperation,
): OperationDescription['requestBody'] {
  if (object['x-empty-body'] === true)
    return { about: 'None. The request has the header `Content-Length: 0`.', field: undefined };
  if (object.requestBody === undefined || body === undefined) return undefined;
  const [type, media] = Object.entries(resolve<BodyObject>(document, object.requestBody).content)[0] ?? [];
  const json = body.parts.filter(({ kind }) => kind === 'json').map(({ name }) => `\`${name}\``);
  const parts =
    json.length === 0 ? '' : ` ${json.join(' and ')} ${json.length === 1 ? 'is a JSON part' : 'are JSON parts'}.`;
  return {
    about: `\`${type}\`${body.required ? '' : ', optional'}.${parts}`,
    field: bodyField(document, media?.schema ?? {}),
  };
}

function describeResponse({ document }: SurfaceReference, status: string, response: ResponseObject): DescribedResponse {
  const types = Object.entries(response.content ?? {});
  const json = types.find(([type]) => type.includes('json'));
  const example = responseExample(response);
  return {
    status,
    about: `${prose(response.description)}${types.length === 0 ? ' No body.' : ` As ${types.map(([type]) => `\`${type}\``).join(', ')}.`}`,
    headers: Object.entries(response.headers ?? {}).map(([name, header]) => ({
      name,
      about: prose((resolve(document, header as object) as { readonly description?: string }).description ?? ''),
    })),
    field: json?.[1].schema === undefined ? undefined : bodyField(document, json[1].schema),
    example: example === undefined ? undefined : JSON.stringify(example, null, 2),
  };
}

const errorClasses: Readonly<Record<string, string>> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionError',
  404: 'NotFoundError',
  410: 'GoneError',
  429: 'RateLimitError',
};

export function errorClass(status: string): string {
  return errorClasses[status] ?? (status.startsWith('5') ? 'ServerError' : 'ApiError');
}

import { resolve, type BodyObject, type ResponseObject } from '@tradelane/spec-model/document';
import type { DescribedDocument, DescribedOperation, DescribedSchema } from './reference.ts';

/** One call with the values that the specs give as examples. */
export interface Example {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** As the specs show it: of a multipart body an object by part name, files as a string. */
  readonly body: unknown;
}

interface Exampled {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export function exampleOf(document: DescribedDocument, operation: DescribedOperation): Example {
  const page = operation.object['x-pagination'];
  const wanted = operation.queryParameters.filter(
    (parameter) =>
      parameter.required === true || (declaredExample(parameter) !== undefined && !optionalByHabit.has(parameter.name)),
  );
  const query = Object.fromEntries(
    wanted.map((parameter) => [parameter.name, declaredExample(parameter) ?? valueOf(document, parameter.schema)]),
  );
  const size = page?.style === 'offset' ? 'max' : 'limit';
  const sized =
    page !== undefined && operation.queryParameters.some(({ name }) => name === size)
      ? { [size]: page.maxLimit ?? 100 }
      : {};
  return {
    path: Object.fromEntries(
      operation.pathParameters.map((parameter) => [
        parameter.name,
        declaredExample(parameter) ?? valueOf(document, parameter.schema),
      ]),
    ),
    query: { ...query, ...sized },
    body: bodyOf(document, operation),
  };
}

/** Parameters of every operation of a surface. Samples leave them out. */
const optionalByHabit: ReadonlySet<string> = new Set(['shop_id', 'locale', 'page_token']);

function bodyOf(document: DescribedDocument, { object }: DescribedOperation): unknown {
  if (object.requestBody === undefined) return undefined;
  const media = Object.values(resolve<BodyObject>(document, object.requestBody).content)[0];
  return media === undefined ? undefined : declaredExample(media as Exampled);
}

/** Example of the success response that is JSON. */
export function responseExample(response: ResponseObject): unknown {
  const media = response.content?.['application/json'];
  return media === undefined ? undefined : declaredExample(media as Exampled);
}

function declaredExample(described: object): unknown {
  const { example, examples } = described as Exampled;
  return example ?? Object.values(examples ?? {})[0]?.value;
}

function valueOf(document: DescribedDocument, unresolved: DescribedSchema): unknown {
  const schema: DescribedSchema = { ...resolve(document, unresolved), ...unresolved };
  const known = schema.example ?? schema.examples?.[0] ?? schema.default ?? schema.enum?.[0];
  if (known !== undefined) return known;
  if (schema.type === 'array') return [valueOf(document, schema.items ?? {})];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.format === 'date-time') return '2026-01-12T00:00:00Z';
  return schema.type === 'boolean' ? true : 'value';
}

import { resolve, type BodyObject, type ResponseObject } from '@tradelane/spec-model/document';
import { bodyField, plainField, type Content } from '../fields/field.ts';
import type { DescribedOperation, SurfaceReference } from './reference.ts';

/** The parameters and bodies of an operation, under the names that the anchors of its page begin with. */
export function describedBodies(
  { document }: SurfaceReference,
  operation: DescribedOperation,
): readonly { readonly section: string; readonly content: Content }[] {
  const { object } = operation;
  const request =
    object.requestBody === undefined
      ? undefined
      : Object.values(resolve<BodyObject>(document, object.requestBody).content)[0]?.schema;
  const responses = Object.entries(object.responses).flatMap(([status, response]) => {
    if (!status.startsWith('2')) return [];
    const json = Object.entries(resolve<ResponseObject>(document, response).content ?? {}).find(([type]) =>
      type.includes('json'),
    );
    return json?.[1].schema === undefined ? [] : [json[1].schema];
  });
  const places = [
    ['path', operation.pathParameters],
    ['query', operation.queryParameters],
  ] as const;
  return [
    ...places.map(([section, list]) => ({
      section,
      content: {
        fields: list.map(({ name, schema, required }) => plainField(document, name, schema, required === true)),
        variants: [],
        recursive: undefined,
        assumptions: [],
      },
    })),
    ...(request === undefined ? [] : [{ section: 'body', content: bodyField(document, request).content }]),
    ...responses.slice(0, 1).map((schema) => ({ section: 'response', content: bodyField(document, schema).content })),
  ];
}

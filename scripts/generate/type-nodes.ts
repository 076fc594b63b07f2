import redocly from '@redocly/openapi-core';
import { type GlobalContext, type OpenAPI3, resolveRef, scanDiscriminators, transformSchema } from 'openapi-typescript';
import type ts from 'typescript';

type Transform = NonNullable<GlobalContext['transform']>;

/**
 * The types of a document, as openapi-typescript makes them with its usual options. By its main function it would first lint and bundle the
 * document, which was done when it was read, and takes twice as long as the types.
 * @param prepared a document whose references are all local; it may be changed
 */
export async function typeNodes(prepared: object, transform: Transform): Promise<readonly ts.Node[]> {
  const document = prepared as OpenAPI3; // ours names less of the same document
  return transformSchema(document, {
    ...usual,
    discriminators: scanDiscriminators(document, {}),
    injectFooter: [],
    postTransform: undefined,
    redoc: await redocly.createConfig({}),
    resolve: (ref) => resolveRef(document, ref, { silent: true }),
    transform,
    transformProperty: undefined,
  });
}

const usual = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  defaultNonNullable: true,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
} as const;

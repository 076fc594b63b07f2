import { resolve, schemaName, type BodyObject, type Document, type Schema } from '@tradelane/spec-model/document';
import type { Files } from './files.ts';
import { reachableSchemas } from './reachable-schemas.ts';
import { emitSchemaTable } from './schemas.ts';
import { emitTypes } from './types.ts';

/** Schemas that a connector reports about an action, in addition to the events. */
const reported = ['ActionOutcome'] as const;

/** The events that the hub publishes, as types and as schemas that `@tradelane/events` parses. */
export async function emitEvents(document: Document): Promise<Files> {
  const messages = messagesOf(document);
  const names = reachableSchemas(document, [
    ...messages.map(({ schema }) => schema),
    ...reported.map((name) => ({ $ref: `#/components/schemas/${name}` })),
  ]);
  const schemas = Object.entries(document.components?.schemas ?? {}).filter(([name]) => names.has(name));
  const own: Document = {
    openapi: document.openapi,
    info: document.info,
    servers: [],
    paths: {},
    components: { schemas: Object.fromEntries(schemas) },
  };
  return new Map([
    ['packages/events/src/generated/types.ts', await emitTypes(own, [])],
    [
      'packages/events/src/generated/schemas.ts',
      emitSchemaTable(own, {
        name: 'messages',
        comment:
          'Every message that the hub publishes, by the name of its schema. To be checked with, not to be parsed by.',
        schemas: messages.map(({ name, schema }) => [name, schema] as const),
      }),
    ],
  ]);
}

export interface Message {
  /** Name of the schema: `AcceptCommand`, `OfferUpsertEvent`. */
  readonly name: string;
  /** Value of `type`, if the schema has one that identifies the message. */
  readonly type: string | undefined;
  readonly schema: Schema;
}

/** Each message that a webhook of the description can carry: a single event, or every variant of a command. */
export function messagesOf(document: Document): readonly Message[] {
  return Object.values(document.webhooks ?? {}).flatMap((webhook) => {
    // The linter ensures that each webhook is one POST with a JSON body.
    const { requestBody } = (webhook as { readonly post: { readonly requestBody: BodyObject } }).post;
    const schema = resolve<BodyObject>(document, requestBody).content['application/json']?.schema ?? {};
    const variants = resolve<Schema>(document, schema).oneOf ?? [schema];
    return variants.map((variant) => {
      const name = schemaName(variant.$ref);
      if (name === undefined) throw new Error('A message has no name: let the webhook refer to a schema');
      const type = resolve<Schema>(document, variant).properties?.['type']?.const;
      return { name, type: typeof type === 'string' ? type : undefined, schema: variant };
    });
  });
}

// Objects without a name may nest, but not three levels deep.
const LIMIT = 3;

export function noDeepAnonymousObjects() {
  return {
    MediaType(media, { location, report }) {
      if (anonymousDepth(media.schema) >= LIMIT) report(problemAt(location.child('schema')));
    },
    Schema(schema, { location, report }) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (anonymousDepth(property) >= LIMIT) report(problemAt(location.child(['properties', name])));
      }
    },
  };
}

/** A schema that extends an object needs `type: object` and its own properties, which generators handle best. */
export function extendedObjectsSayWhatTheyAre() {
  return {
    Schema(schema, { location, report }) {
      if (schema.allOf !== undefined && (schema.type !== 'object' || schema.properties === undefined)) {
        report({
          message: 'A schema with `allOf` needs `type: object` and the added properties.',
          location: location.child(['allOf']),
        });
      }
    },
  };
}

function problemAt(location) {
  return { message: `Objects without a name nest ${LIMIT} deep here. Name one of them.`, location };
}

/** How many anonymous objects nest in a schema; a reference ends the count, because its target has a name. */
function anonymousDepth(schema) {
  if (typeof schema !== 'object' || schema === null || schema.$ref) return 0;
  const properties = Object.values(schema.properties ?? {});
  const inside = [...properties, schema.items, schema.additionalProperties, ...parts(schema)].map(anonymousDepth);
  return Math.max(0, ...inside) + (properties.length > 0 ? 1 : 0);
}

function parts(schema) {
  return [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
}

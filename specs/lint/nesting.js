// Shapes have names. Objects without one may nest, but not three deep.
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

/** What extends another object says that it is an object, and holds its own properties itself: generators make the best of that form. */
export function extendedObjectsSayWhatTheyAre() {
  return {
    Schema(schema, { location, report }) {
      if (schema.allOf !== undefined && (schema.type !== 'object' || schema.properties === undefined)) {
        report({
          message: 'Beside `allOf` stand `type: object` and the properties that are added.',
          location: location.child(['allOf']),
        });
      }
    },
  };
}

function problemAt(location) {
  return { message: `Objects without a name nest ${LIMIT} deep here: give one of them a name.`, location };
}

/** How many anonymous objects nest in a schema; a reference ends the count because what it leads to has a name. */
function anonymousDepth(schema) {
  if (typeof schema !== 'object' || schema === null || schema.$ref) return 0;
  const properties = Object.values(schema.properties ?? {});
  const inside = [...properties, schema.items, schema.additionalProperties, ...parts(schema)].map(anonymousDepth);
  return Math.max(0, ...inside) + (properties.length > 0 ? 1 : 0);
}

function parts(schema) {
  return [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
}

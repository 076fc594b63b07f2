// Finding schemas and fields through references. A place is a node together with the file its relative references start from.

function follow(place, { resolve }) {
  let { node, from } = place;
  while (node?.$ref) {
    const resolved = resolve(node, from);
    if (!resolved.node) return undefined;
    node = resolved.node;
    from = resolved.location.source.absoluteRef;
  }
  return node === undefined ? undefined : { node, from };
}

/** Schemas of all content types of the request body. */
export function bodySchemas(operation, context) {
  return contentSchemas({ node: operation.requestBody }, context);
}

/** Schemas of all content types of all 2xx responses. */
export function successSchemas(operation, context) {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => contentSchemas({ node: response }, context));
}

function contentSchemas(bodyOrResponse, context) {
  const place = follow(bodyOrResponse, context);
  return Object.values(place?.node.content ?? {})
    .filter((media) => media.schema)
    .map((media) => ({ node: media.schema, from: place.from }));
}

/** The field at a path of property names, looking through arrays and compositions. The empty path is the schema itself. */
export function fieldAt(place, path, context) {
  const { node, from } = follow(place, context) ?? {};
  if (node === undefined) return undefined;
  const [name, ...rest] = path;
  if (name === undefined) return { node, from };
  if (node.items) return fieldAt({ node: node.items, from }, path, context);
  const property = node.properties?.[name];
  if (property !== undefined) return fieldAt({ node: property, from }, rest, context);
  for (const part of [...(node.allOf ?? []), ...(node.oneOf ?? []), ...(node.anyOf ?? [])]) {
    const found = fieldAt({ node: part, from }, path, context);
    if (found) return found;
  }
  return undefined;
}

export function parameterNames(operation, place, context) {
  return (operation.parameters ?? [])
    .map((parameter) => follow({ node: parameter }, context)?.node)
    .filter((parameter) => parameter?.in === place)
    .map((parameter) => parameter.name);
}

// Every field and every value needs a description, and descriptions of unknown values are refused.

/** A field may use the description of its type, so named types need one. */
export function everyFieldIsDescribed() {
  return {
    SchemaProperties(fields, { location, report, resolve }) {
      for (const [name, field] of Object.entries(fields)) {
        if (!isDescribed(field, resolve))
          report({ message: `The field \`${name}\` has no description.`, location: location.child([name]).key() });
      }
    },
    Schema(schema, { location, report, resolve }) {
      for (const kind of ['oneOf', 'anyOf']) {
        for (const [index, variant] of (schema[kind] ?? []).entries()) {
          if (variant.type !== 'null' && !isDescribed(variant, resolve))
            report({ message: `Variant ${index + 1} has no description.`, location: location.child([kind, index]) });
        }
      }
    },
    Parameter: requireDescription('parameter'),
    Header: requireDescription('header'),
    ref(node, { type, location, report }, resolved) {
      if (type.name === 'Schema' && !isDescribed(resolved.node) && node.description === undefined)
        report({ message: `\`${node.$ref}\` has no description.`, location: resolved.location?.key() ?? location });
    },
  };
}

function requireDescription(kind) {
  return (node, { location, key, report }) => {
    if (!isDescribed(node))
      report({ message: `The ${kind} \`${node.name ?? key}\` has no description.`, location: location.key() });
  };
}

function isDescribed(node, resolve) {
  if (node?.description?.trim()) return true;
  return resolve !== undefined && node?.$ref !== undefined && isDescribed(resolve(node).node);
}

export function everyValueIsDescribed() {
  return {
    Schema(schema, { location, report }) {
      const meanings = schema['x-enumDescriptions'];
      if (meanings === undefined) return;
      const values = (schema.enum ?? []).filter((value) => value !== null).map(String);
      const at = location.child(['x-enumDescriptions']);
      const missing = values.filter((value) => !Object.hasOwn(meanings, value));
      if (missing.length > 0) report({ message: `${missing.join(', ')} has no description.`, location: at.key() });
      for (const value of Object.keys(meanings).filter((key) => !values.includes(key)))
        report({ message: `\`${value}\` is not a value of this schema.`, location: at.child([value]).key() });
    },
  };
}

// What is said of values: of each of them, and of no others.

export function everyValueIsDescribed() {
  return {
    Schema(schema, { location, report }) {
      const meanings = schema['x-enumDescriptions'];
      if (meanings === undefined) return;
      const values = (schema.enum ?? []).filter((value) => value !== null).map(String);
      const at = location.child(['x-enumDescriptions']);
      const missing = values.filter((value) => !Object.hasOwn(meanings, value));
      if (missing.length > 0) report({ message: `No meaning is given for ${missing.join(', ')}.`, location: at.key() });
      for (const value of Object.keys(meanings).filter((key) => !values.includes(key)))
        report({ message: `\`${value}\` is not a value of this schema.`, location: at.child([value]).key() });
    },
  };
}

// Every x-* key is allowed at its place and matches extensions.schema.json.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// ajv belongs to the workspace of the scripts; this folder has no dependencies of its own.
const { Ajv2020 } = createRequire(new URL('../../scripts/package.json', import.meta.url))('ajv/dist/2020.js');
const schema = JSON.parse(readFileSync(new URL('../extensions.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ allErrors: true, strict: false });
ajv.addSchema(schema);

const validatorByType = {
  Operation: validator('onOperation'),
  Schema: validator('onSchema'),
};
const validateElsewhere = validator('onOther');

function validator(name) {
  return ajv.getSchema(`${schema.$id}#/$defs/${name}`);
}

/** `any` visits every typed node of a document, so extensions are checked at every place. */
export function extensionsAreKnown() {
  return {
    any: {
      enter(node, { type, location, rawLocation, report }) {
        if (typeof node !== 'object' || node === null || Array.isArray(node) || isFreeKeyed(type)) return;
        const extensions = Object.fromEntries(Object.entries(node).filter(([key]) => key.startsWith('x-')));
        const validate = isMessage(rawLocation) ? validateElsewhere : (validatorByType[type.name] ?? validateElsewhere);
        if (validate(extensions)) return;
        for (const error of validate.errors.filter(({ keyword }) => keyword !== 'if')) {
          const [key, ...rest] = error.instancePath.split('/').slice(1);
          const at = key ?? error.params.additionalProperty;
          const where = rest.length > 0 ? ` at ${rest.join('/')}` : '';
          const what =
            error.keyword === 'additionalProperties' && !key ? `does not belong on ${type.name}` : error.message;
          report({
            message: at ? `\`${at}\` ${what}${where}.` : `Extensions: ${what}.`,
            location: at && at in extensions ? location.child([at]).key() : location.key(),
          });
        }
      },
    },
  };
}

/** Operations under `webhooks` are incoming messages, so extensions about calls do not apply. */
function isMessage({ pointer }) {
  return /^#\/webhooks\/[^/]+\/[a-z]+$/.test(pointer);
}

/** Maps whose keys are names of the API (`x-total` may be a header or a property) carry no extensions. */
function isFreeKeyed(type) {
  return type.name.endsWith('Map') || type.name === 'SchemaProperties' || type.name === 'Example';
}

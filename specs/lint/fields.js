// Extensions that name fields: the fields must exist.
import { bodySchemas, fieldAt, parameterNames, successSchemas } from './schemas.js';

export function paginationNamesAList() {
  return forExtension('x-pagination', ({ operation, value, context, problem }) => {
    const schemas = successSchemas(operation, context);
    for (const name of [value.items, value.total].filter(Boolean)) {
      if (!schemas.some((schema) => fieldAt(schema, [name], context)))
        problem(`The success response has no property \`${name}\`.`);
    }
    if (schemas.some((schema) => fieldAt(schema, [value.items], context)?.node.type === 'object')) {
      problem(`\`${value.items}\` of the success response is not a list.`);
    }
  });
}

export function partialSuccessNamesLists() {
  return forExtension('x-partial-success', ({ operation, value, context, problem }) => {
    const schemas = successSchemas(operation, context);
    for (const name of [value.succeeded, value.failed].filter(Boolean)) {
      if (!schemas.some((schema) => fieldAt(schema, [name], context)))
        problem(`The success response has no property \`${name}\`.`);
    }
  });
}

export function batchLimitNamesAList() {
  return forExtension('x-batch-limit', ({ operation, value, context, problem }) => {
    for (const list of [value.items, value.files].filter(Boolean))
      if (!requestHas(list, operation, context)) problem(`The request has no \`${list}\`.`);
  });
}

export function atLeastOneOfNamesParameters() {
  return forExtension('x-at-least-one-of', ({ operation, value, context, problem }) => {
    for (const name of value) {
      // Path-level parameters (shop_id of the seller surfaces) are outside the operation.
      if (name !== 'shop_id' && !requestHas(`query.${name}`, operation, context))
        problem(`The request has no query parameter \`${name}\`.`);
    }
  });
}

export function rateLimitKeysExist() {
  return forExtension('x-rate-limit', ({ operation, value, context, problem }) => {
    for (const key of value.key ?? []) {
      // Path-level parameters (shop_id of the seller surfaces) are outside the operation.
      if (key !== 'shop' && key !== 'query.shop_id' && !requestHas(key, operation, context))
        problem(`The request has no \`${key}\`.`);
    }
  });
}

/** `path.<parameter>`, `query.<parameter>`, `body.$` (the root is a list) or `body.<dotted path>`. */
function requestHas(reference, operation, context) {
  const [place, ...rest] = reference.replaceAll('[]', '').split('.');
  if (place !== 'body') return parameterNames(operation, place, context).includes(rest.join('.'));
  const path = rest.join('.') === '$' ? [] : rest;
  return bodySchemas(operation, context).some((schema) => {
    const field = fieldAt(schema, path, context);
    return path.length === 0 ? field?.node.type === 'array' : field !== undefined;
  });
}

function forExtension(name, check) {
  return {
    Operation(operation, context) {
      const value = operation[name];
      if (value === undefined) return;
      const problem = (message) =>
        context.report({ message: `${name}: ${message}`, location: context.location.child([name]) });
      check({ operation, value, context, problem });
    },
  };
}

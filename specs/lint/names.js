// Names that refer to operations, and names of client methods.

export function methodNamesAreUnique() {
  const takenBy = new Map();
  return {
    Operation(operation, { location, report }) {
      const method = operation['x-method'];
      if (takenBy.has(method)) {
        report({
          message: `\`${takenBy.get(method)}\` already has the method name ${method}.`,
          location: location.child(['x-method']),
        });
      } else if (method) takenBy.set(method, operation.operationId);
    },
  };
}

/** A deprecated operation names its replacement, and every operation named by another one is in the same document. */
export function namedOperationsExist() {
  const known = new Set();
  const mentions = [];
  return {
    Operation(operation, { location, report }) {
      known.add(operation.operationId);
      if (operation.deprecated && !operation['x-replaced-by']) {
        report({
          message: 'A deprecated operation needs `x-replaced-by`.',
          location: location.key(),
        });
      }
      if (operation['x-replaced-by'] && !operation.deprecated) {
        report({
          message: 'An operation with `x-replaced-by` must be `deprecated`.',
          location: location.child(['x-replaced-by']),
        });
      }
      mention(operation['x-replaced-by'], location.child(['x-replaced-by']));
      mention(operation['x-long-running']?.status, location.child(['x-long-running', 'status']));
      mention(operation['x-url-from']?.operation, location.child(['x-url-from', 'operation']));
    },
    Root: {
      leave(_root, { report }) {
        for (const { name, location } of mentions) {
          if (!known.has(name)) report({ message: `The document has no operation \`${name}\`.`, location });
        }
      },
    },
  };

  function mention(name, location) {
    if (name !== undefined) mentions.push({ name, location });
  }
}

// Mandatory fields of every operation. extensions.schema.json contains the mandatory extensions.
const SUMMARY_LIMIT = 70;

export function everyOperationIsDescribed() {
  return {
    Operation(operation, { location, report }) {
      for (const field of ['operationId', 'summary', 'description']) {
        if (!operation[field]?.trim())
          report({ message: `The operation has no \`${field}\`.`, location: location.key() });
      }
      const summary = operation.summary ?? '';
      if (summary.length > SUMMARY_LIMIT || summary.endsWith('.')) {
        report({
          message: `A summary must have at most ${SUMMARY_LIMIT} characters and no period at its end.`,
          location: location.child('summary'),
        });
      }
      if (operation.tags?.length !== 1)
        report({ message: 'An operation needs exactly one group (`tags`).', location: location.key() });
    },
  };
}

/** Examples feed the documentation, the stateless mock and the contract tests: a JSON body needs one. */
export function successHasExample() {
  return {
    Operation(operation, { location, report, resolve }) {
      const bodies = [
        ['requestBody', operation.requestBody],
        ...Object.entries(operation.responses ?? {})
          .filter(([status]) => status.startsWith('2'))
          .map(([status, response]) => [`responses/${status}`, response]),
      ];
      for (const [where, body] of bodies) {
        for (const [contentType, media] of Object.entries(resolve(body).node?.content ?? {})) {
          if (!/^application\/json\b/.test(contentType) || media.example !== undefined || media.examples !== undefined)
            continue;
          report({
            message: `\`${operation.operationId}\` has no example of its JSON body.`,
            location: location.child(where.split('/')),
          });
        }
      }
    },
  };
}

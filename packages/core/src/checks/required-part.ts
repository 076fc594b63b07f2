import { ConfigurationError } from '../errors/index.ts';

/**
 * Returns a part of the SDK that the surface must pass for its operations.
 * @throws {ConfigurationError} If it is missing.
 */
export function requiredPart<Part>(part: Part | undefined, name: string): Part {
  if (part !== undefined) return part as Part;
  throw new ConfigurationError(
    `Internal error: the feature \`${name}\` isn't enabled for this client. Check that @tradelane/core and the client have the same version, then report it.`,
    { code: 'ERR_FEATURE_MISSING' },
  );
}

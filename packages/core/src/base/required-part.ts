import { ConfigurationError } from './errors/index.ts';

/**
 * Returns a part of the SDK that the surface must pass for its operations.
 * @throws {ConfigurationError} If it is missing.
 */
export function requiredPart<Part>(part: Part | undefined, name: string): Part {
  if (part !== undefined) return part as Part;
  throw new ConfigurationError(`This needs \`${name}\` of @tradelane/core among the features of the surface.`);
}

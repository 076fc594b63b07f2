import { ConfigurationError } from './errors/index.ts';

/**
 * A part of the SDK that a surface hands over with its operations.
 * @throws ConfigurationError where it did not
 */
export function handedOver<Part>(part: Part | undefined, name: string): Part {
  if (part !== undefined) return part as Part;
  throw new ConfigurationError(`This needs \`${name}\` of @tradelane/core among the features of the surface.`);
}

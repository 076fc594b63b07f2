import type { Call } from '../operation/call.ts';
import { isLoopback } from '../transport/base-url.ts';
import { maskCredentials, type Secrets } from '../transport/redact.ts';
import { refuseArgument } from './arguments.ts';

/** The settings that decide which hosts a link may lead to. */
interface LinkSettings {
  readonly baseUrl: string;
  readonly allowInsecureHttp: boolean;
  readonly allowedHosts: ReadonlySet<string>;
  readonly secrets: Secrets;
}

/** The target of a call whose URL comes from another response. */
export interface Link {
  readonly url: string;
  /** Whether the host differs from the client's. */
  readonly isForeign: boolean;
}

/**
 * Reads a link from another response. It may lead to another host that the caller allows (TL05), which receives no
 * credential.
 * @throws {ArgumentError} If it is missing, leads to a host that isn't allowed, or isn't https (T12).
 */
export function readLink(settings: LinkSettings, { operation, input }: Call): Link {
  const { url } = input;
  const target = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  const { id } = operation;
  if (url === undefined || !target || !/^https?:$/.test(target.protocol)) {
    throw url === undefined
      ? refuseArgument(
          operation,
          'url',
          `${id}: \`url\` is missing. Pass a URL from another response.`,
          'ERR_ARGUMENT_MISSING',
        )
      : refuseArgument(operation, 'url', `${id}: \`url\` must be an absolute URL from another response.`);
  }
  const isForeign = target.origin !== new URL(settings.baseUrl).origin;
  const isSafe = target.protocol === 'https:' || settings.allowInsecureHttp || isLoopback(target.hostname);
  const fault = !isSafe
    ? 'The link points to another host without https. The client follows only https links to other hosts.'
    : isForeign && !settings.allowedHosts.has(target.host)
      ? `The link points to another host. To follow it, create the client with \`allowedHosts: ['${maskCredentials(target.host, settings.secrets.with())}']\`.`
      : target.username !== '' || target.password !== ''
        ? 'The link contains a user name or a password. Remove it from the URL.'
        : undefined;
  if (fault === undefined) return { url, isForeign };
  throw refuseArgument(operation, 'url', `${id}: ${fault}`, 'ERR_LINK_REFUSED');
}

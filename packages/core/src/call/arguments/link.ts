import type { Call } from '../call.ts';
import { isLoopback } from '../transport/base-url.ts';
import { refuseArgument } from './refuse-argument.ts';

/** The settings that decide which hosts a link may lead to. */
interface LinkSettings {
  readonly baseUrl: string;
  readonly allowInsecureHttp: boolean;
  readonly allowedHosts: ReadonlySet<string>;
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
    const fault = url === undefined ? 'needs the URL that another response gave' : 'needs an absolute URL';
    throw refuseArgument(operation, 'url', `${id} ${fault}.`);
  }
  const isForeign = target.origin !== new URL(settings.baseUrl).origin;
  const isSafe = target.protocol === 'https:' || settings.allowInsecureHttp || isLoopback(target.hostname);
  const fault =
    isForeign && !isSafe
      ? 'the link is not https'
      : isForeign && !settings.allowedHosts.has(target.host)
        ? `the link leads to another host; to follow it pass allowedHosts: ['${target.host}']`
        : target.username !== '' || target.password !== ''
          ? 'the link holds a user name or a password, which is not sent'
          : undefined;
  if (fault === undefined) return { url, isForeign };
  throw refuseArgument(operation, 'url', `${id}: ${fault}.`);
}

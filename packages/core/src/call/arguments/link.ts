import type { Call } from '../call.ts';
import { isLoopback } from '../transport/base-url.ts';
import { refuseArgument } from './refuse-argument.ts';

/** What decides where links may lead. */
interface LinkSettings {
  readonly baseUrl: string;
  readonly allowInsecureHttp: boolean;
  readonly allowedHosts: ReadonlySet<string>;
}

/** Where a call goes whose URL another response gave. */
export interface Link {
  readonly url: string;
  /** On another host than the client's. */
  readonly isForeign: boolean;
}

/**
 * A link of another response may lead to another host that the caller allows (TL05); nothing goes there that proves who calls.
 * @throws ArgumentError where there is none, and for one to a host that is not allowed, or not https (T12)
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

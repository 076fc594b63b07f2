import type { SandboxRequest, SandboxResponse } from '../http/request.ts';
import { type Access, accessOf, forbidden } from '../http/front.ts';
import { mounts } from '../http/mounts.ts';
import type { Recording } from '../http/recording.ts';
import { type Hosts, Reads } from '../recording/recorder.ts';

/** A proxy for the hosts of an account that records their reads. */
export interface RecordingProxy {
  readonly handle: (inbound: SandboxRequest) => Promise<SandboxResponse>;
  /** Number of recorded reads. */
  readonly count: () => number;
  readonly recording: () => Recording;
}

/**
 * Headers that belong to one connection, or that change with the body that `fetch` decodes. A browser sends cookies of
 * other programs of this machine too.
 */
const ownHeaders = new Set([
  'host',
  'cookie',
  'set-cookie',
  'connection',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'expect',
]);

const passed = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !ownHeaders.has(name.toLowerCase())));

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Finds the base URL that a path of the proxy stands for. */
function hostOf(hosts: Hosts, target: string): { readonly base: string; readonly mount: string } | undefined {
  for (const [name, base] of Object.entries(hosts)) {
    const mount = mounts[name] ?? '';
    if (target === mount || target.startsWith(`${mount}/`) || target.startsWith(`${mount}?`))
      return { base: withoutSlash(base), mount };
  }
  return undefined;
}

const refused = (status: number, message: string): SandboxResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ code: status === 404 ? 'DATA_NOT_FOUND' : 'UNAVAILABLE', message }),
});

/** Creates a proxy with the paths of the sandbox. It forwards all requests and records JSON reads. */
export function createRecordingProxy(
  hosts: Hosts,
  options: Partial<Access>,
  send: typeof fetch = fetch,
): RecordingProxy {
  const reads = new Reads();
  const access = accessOf(options);
  return {
    count: () => reads.count,
    recording: () => reads.recording(),
    async handle(inbound) {
      const objection = forbidden(inbound, access);
      if (objection !== undefined) return objection;
      const { method, origin, headers = {}, body } = inbound;
      // Like browsers, so that dot segments can't leave the path of a host.
      const { pathname, search } = new URL(inbound.target.replace(/^\/*/, '/'), origin);
      const target = pathname + search;
      const host = hostOf(hosts, target);
      if (host === undefined) {
        const bases = Object.keys(hosts).map((name) => `${origin}${mounts[name]} (${name})`);
        return refused(404, `${pathname} isn't recorded. The base URLs of this proxy are ${bases.join(', ')}.`);
      }
      const { base, mount } = host;
      let response: Response;
      let bytes: Uint8Array;
      try {
        response = await send(base + target.slice(mount.length), {
          method,
          headers: passed(Object.entries(headers)),
          redirect: 'manual',
          ...(body.length > 0 && { body: body as Uint8Array<ArrayBuffer> }),
        });
        bytes = new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        const cause = (error as Error).cause ?? error;
        return refused(502, `${base} can't be reached: ${(cause as Error).message}. Check the URL after --record.`);
      }
      const link = response.headers.get('link');
      if (
        method === 'GET' &&
        response.status === 200 &&
        response.headers.get('content-type')?.includes('json') === true
      )
        record(reads, target, link?.replaceAll(base, mount) ?? null, bytes);
      return {
        status: response.status,
        // The client follows links through the proxy.
        headers: { ...passed(response.headers), ...(link !== null && { link: link.replaceAll(base, origin + mount) }) },
        ...(bytes.length > 0 && { body: bytes }),
      };
    },
  };
}

function record(reads: Reads, target: string, link: string | null, bytes: Uint8Array): void {
  try {
    reads.add(target, link, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    // Not JSON, so the client gets it as it is.
  }
}

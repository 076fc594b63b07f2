import { prose } from './markdown.ts';
import type { DescribedOperation, SurfaceReference } from './reference.ts';

/** The base URL of a surface: `{base_url}/api/channel-platform`. */
export function baseUrlOf({ document }: SurfaceReference): string {
  return serverOf(document).url;
}

/** The address of an operation: `{base_url}/api/v2/orders`. Undefined if another operation returns it. */
export function addressOf(reference: SurfaceReference, { path }: DescribedOperation): string | undefined {
  return path === '' ? undefined : `${baseUrlOf(reference)}${path}`;
}

/** The host that stands for the variable of a base URL: `https://hub.example.com` for `base_url`. */
export function exampleHosts(references: readonly SurfaceReference[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    references.flatMap(({ document }) =>
      Object.entries(serverOf(document).variables ?? {}).map(([name, { default: host }]) => [name, host]),
    ),
  );
}

/** The base URL of a surface, with the meaning of its variable, as sentences of Markdown. */
export function baseUrlText(reference: SurfaceReference, sandbox: Readonly<Record<string, string>>): string {
  const { url, description = '', variables = {} } = serverOf(reference.document);
  const [variable = '', { default: host = '' } = {}] = Object.entries(variables)[0] ?? [];
  // `The hub. Test and production differ by host.`: what it is, then what there is to know about it.
  const [, what = '', rest = ''] = /^(.+?)\.(?:\s+([\s\S]*))?$/.exec(prose(description)) ?? [];
  return [
    `\`${url}\`. \`{${variable}}\` is ${what.slice(0, 1).toLowerCase()}${what.slice(1)}, such as \`${host}\`, or \`${sandbox[variable]}\` in the sandbox.`,
    ...(rest === '' ? [] : [rest]),
    reference.surface.client ? 'A client receives it as `baseUrl`.' : 'A client receives it as `auth.authUrl`.',
  ].join(' ');
}

/** Every description has one server, with a variable for the host. */
function serverOf({ servers }: SurfaceReference['document']): SurfaceReference['document']['servers'][number] {
  const [server] = servers;
  if (server === undefined) throw new Error('A description has no server');
  return server;
}

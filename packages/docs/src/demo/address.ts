import type { DemoCall } from './call.ts';

/** The URL of the sandbox in the samples, as `pnpm sandbox --port 4010` serves it. */
export const demoOrigin = 'http://localhost:4010';

/** The command that starts the sandbox of the samples. */
export const sandboxCommand = 'npx -y pnpm@12 sandbox --port 4010';

/**
 * The address of a call. `base` stands for the URL of the server, and `inserted` for the value from another call:
 * variables in the language of the sample.
 */
export function addressOf(call: DemoCall, base: string, inserted = ''): string {
  if (call.path === '') return inserted;
  const value = (name: string): string =>
    call.after?.parameter === name
      ? inserted
      : encodeURIComponent(String(call.parameters.find((one) => one.in === 'path' && one.name === name)?.value));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name));
  const pairs = call.parameters.flatMap(({ name, in: place, list, value: content }) => {
    if (place !== 'query' || content === undefined) return [];
    if (!Array.isArray(content)) return [[name, String(content)]];
    return list === 'comma' ? [[name, content.join(',')]] : content.map((entry) => [name, String(entry)]);
  });
  const query = new URLSearchParams(pairs).toString();
  return `${base}${call.basePath}${path}${query === '' ? '' : `?${query}`}`;
}

import { eanOf } from '../../../../src/domains/instance/products/seed/products.ts';
import { type Instance, type Json, keys, type ApiResponse } from '../../harness.ts';

export type Content = string | Uint8Array<ArrayBuffer>;

export function upload(
  instance: Instance,
  name: string,
  content: Content,
  fields: Readonly<Record<string, string>> = {},
  key: string = keys.home,
): Promise<ApiResponse> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return instance.ask('/api/products/imports', { method: 'POST', form, key });
}

/** More than any import takes. */
const longInMs = 600_000;

export async function follow(instance: Instance, started: ApiResponse): Promise<Json> {
  instance.advance(longInMs);
  await instance.settled();
  return (await instance.ask(`/api/products/imports/${started.json.import_id}`)).json;
}

export const report = (
  instance: Instance,
  { import_id }: { readonly import_id: number },
  kind: string,
): Promise<ApiResponse> =>
  instance.ask(`/api/products/imports/${import_id}/${kind}`, { headers: { accept: 'application/json' } });

export const columns = 'shop_sku;ean;title;category;color';
export const chair = (n: number, color = 'oak'): string => `C-${n};${eanOf(1000 + n)};Chair ${n};chairs;${color}`;
export const chairs = (count: number, color?: string): string[] =>
  Array.from({ length: count }, (_, index) => chair(index + 1, color));
export const csv = (lines: readonly string[], head = columns): string => `${[head, ...lines].join('\r\n')}\r\n`;
export const inOperatorFormat = { operator_format: 'true' };

export const linesOf = ({ text }: ApiResponse): string[] => text.trimEnd().split('\r\n').slice(1);

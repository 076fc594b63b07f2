import { decodeJson } from '../../../http/json.ts';
import type { PartReader } from '../../../http/parts.ts';

/** DR74: clients in the wild give amounts as text (`"101.50000"`). */
export const readDocumentsInput: PartReader = (bytes, part) => withNumbers(decodeJson(bytes, part));

function withNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isAmount(name, inner) ? Number(inner) : withNumbers(inner)]),
  );
}

const isAmount = (name: string, value: unknown): boolean =>
  /(^|_)amount(_|$)/.test(name) && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

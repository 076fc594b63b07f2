import { fileURLToPath } from 'node:url';

/** Requests per second that each operation may: too many to be met, and few enough to wait for. */
export const hubLimits = [10_000_000, 30] as const;

/** Where the hub's generated client is whose operations have this limit; `writeGeneratedHubs` writes it beforehand. */
export function generatedHub(requests: number): string {
  return fileURLToPath(new URL(`../../dist/hub-${requests}/`, import.meta.url));
}

import { fileURLToPath } from 'node:url';

/** Requests per second of each operation: one limit that is never reached, and one that calls wait for. */
export const hubLimits = [10_000_000, 30] as const;

/** The path of the hub's generated client with this limit, which `writeGeneratedHubs` writes. */
export function generatedHub(requests: number): string {
  return fileURLToPath(new URL(`../../dist/hub-${requests}/`, import.meta.url));
}

import { createClient } from '@hey-api/openapi-ts';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The used part of the client that openapi-ts writes. */
interface HeyApiClient {
  get(options: { url: string; path?: Record<string, unknown>; throwOnError?: boolean }): Promise<unknown>;
}

/** The folder of generated code that only benchmarks read. */
const folder = fileURLToPath(new URL('../../dist/hey-api/', import.meta.url));

/** Generates a client of the marketplace (seller) and returns its folder. */
export async function generateHeyApi(): Promise<string> {
  if (!existsSync(`${folder}/sdk.gen.ts`)) {
    const input = fileURLToPath(import.meta.resolve('@tradelane/specs/marketplace-seller.openapi.json'));
    await createClient({ input, output: { path: folder, importFileExtension: '.ts' }, logs: { level: 'silent' } });
  }
  return folder;
}

/** The generated fetch client. */
export async function heyApiClient(config: {
  baseUrl: string;
  headers: Record<string, string>;
}): Promise<HeyApiClient> {
  const module = (await import(pathToFileURL(`${await generateHeyApi()}/client/index.ts`).href)) as {
    createClient(config: object): HeyApiClient;
  };
  return module.createClient(config);
}

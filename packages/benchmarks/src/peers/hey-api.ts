import { createClient } from '@hey-api/openapi-ts';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Of the client that openapi-ts writes, what is used here. */
interface HeyApiClient {
  get(options: { url: string; path?: Record<string, unknown>; throwOnError?: boolean }): Promise<unknown>;
}

/** Where generated code goes that only benchmarks read. */
const folder = fileURLToPath(new URL('../../dist/hey-api/', import.meta.url));

/** Generates a client of the marketplace (seller) and gives the folder that holds it. */
export async function generateHeyApi(): Promise<string> {
  if (!existsSync(`${folder}/sdk.gen.ts`)) {
    const input = fileURLToPath(import.meta.resolve('@tradelane/specs/marketplace-seller.openapi.json'));
    await createClient({ input, output: { path: folder, importFileExtension: '.ts' }, logs: { level: 'silent' } });
  }
  return folder;
}

/** Its fetch client, as it is generated. */
export async function heyApiClient(config: {
  baseUrl: string;
  headers: Record<string, string>;
}): Promise<HeyApiClient> {
  const module = (await import(pathToFileURL(`${await generateHeyApi()}/client/index.ts`).href)) as {
    createClient(config: object): HeyApiClient;
  };
  return module.createClient(config);
}

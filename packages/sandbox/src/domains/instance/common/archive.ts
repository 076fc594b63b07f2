import { FileResponse } from '../../../files/file-response.ts';
import { type ArchivedFile, zip } from '../../../files/zip.ts';
import type { World } from '../../../world/index.ts';

const octets = 'application/octet-stream';

export const documentFile = (name: string, bytes: Uint8Array): FileResponse => new FileResponse(bytes, octets, name);

/** Several documents as an archive with the time in its name, such as `documents-20260302101530.zip`. */
export function documentArchive(world: World, documents: readonly Omit<ArchivedFile, 'modifiedAt'>[]): FileResponse {
  const archive = zip(documents.map((document) => ({ ...document, modifiedAt: world.time })));
  return documentFile(`documents-${world.time.replaceAll(/[-:T]|\..*/g, '')}.zip`, archive);
}

import { fileFromPath, saveTo } from '@tradelane/core/node';
import { fileEntries } from '@tradelane/core/zip';
import type { Hub, StartedAction } from '@tradelane/hub';

// #region upload
/** Sends a return label from disk; it is read while it is sent. */
export async function sendLabel(hub: Hub, orderId: string, path: string): Promise<StartedAction> {
  const file = await fileFromPath(path);
  return hub.documents.upload(orderId, { file, metadata: { type: 'RETURN_LABEL', filename: file.name } });
}
// #endregion upload

// #region download
/** Saves the archive of the documents of an order into a folder, under the name that the hub gave it. */
export async function saveArchive(hub: Hub, orderId: string, folder: string): Promise<string> {
  const archive = await hub.documents.download(orderId);
  return saveTo(archive, `${folder}/`);
}
// #endregion download

// #region entries
/** The names of the documents in the archive; each could be streamed, or saved, as it comes by. */
export async function documentNames(hub: Hub, orderId: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const entry of fileEntries(await hub.documents.download(orderId))) names.push(entry.name);
  return names;
}
// #endregion entries

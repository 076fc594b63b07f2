import type { FileResponse } from '@tradelane/core';
import type { Mask } from '../mask/mask.ts';
import { type Part, textPart } from './parts.ts';

/** A file as masked text. The content of a binary file isn't shown. */
export async function filePart(mask: Mask, file: FileResponse, budget: number): Promise<Part> {
  const own = { file: { name: file.filename, type: file.contentType, size: file.size } };
  const text = await readText(file);
  return text === undefined
    ? { own: { ...own, note: 'The content is binary and not shown.' }, data: {} }
    : textPart(mask.file(text), budget, 'text', own);
}

/** Reads a file as text. Undefined if it is an archive, or binary. Servers send text with any content type. */
async function readText(file: FileResponse): Promise<string | undefined> {
  if (file.kind === 'zip' || /pdf|zip|image/.test(file.contentType)) {
    await file.discard();
    return undefined;
  }
  const text = await file.text();
  // A byte that isn't text becomes a replacement character, or is 0.
  return /[\0\uFFFD]/.test(text) ? undefined : text;
}

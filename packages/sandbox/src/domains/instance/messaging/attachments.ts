import { notFound, refuse } from '../../../machinery/errors/index.ts';
import { type HandlerResponse, file } from '../../../machinery/http/responses.ts';
import type { Context } from '../../../machinery/http/context.ts';
import { attachmentFiles, type AttachmentLink, attachments, entityKey, type ThreadEntity } from './model.ts';
import { sees } from '../common/access.ts';

/** Attachments over all threads of one entity (PR11): of any message when a thread is opened, of replies when one is sent. */
const mostOfEntity = 1000;
const mostOfReplies = 50;

/** What one message may carry. */
const mostInBytes = 30 * 1024 * 1024;

/** Keeps the files of a message. */
export function attach(
  context: Context,
  entity: ThreadEntity,
  shopId: number,
  inReply: boolean,
): readonly AttachmentLink[] {
  const { world, files } = context;
  const given = files['files'] ?? [];
  if (given.length === 0) return [];
  const bytes = given.reduce((sum, one) => sum + one.bytes.length, 0);
  if (bytes > mostInBytes) refuseFiles(`A message carries at most ${mostInBytes} bytes.`);
  const key = entityKey(entity);
  const before = [...world.store.scan(attachments, { by: 'entity', equals: key })].filter(
    ({ value }) => !inReply || value.inReply,
  );
  const most = inReply ? mostOfReplies : mostOfEntity;
  if (before.length + given.length > most) {
    refuseFiles(
      `All threads of ${key} together hold at most ${most} attachments${inReply ? ' of replies' : ''}; ${before.length} are there.`,
    );
  }
  return given.map(({ name, bytes: content }) => {
    const link: AttachmentLink = { id: world.uuid('instance.attachment'), name, size: content.length };
    world.store.put(attachments, link.id, { ...link, shopId, entity: key, inReply });
    world.store.put(attachmentFiles, link.id, content);
    return link;
  });
}

const refuseFiles = (message: string): never =>
  refuse(400, 'INVALID_INPUT', message, { fields: [{ field: 'files', message }] });

/** M13. */
export function downloadAttachment(context: Context): HandlerResponse {
  const { world, path } = context;
  const id = path['attachment_id'] ?? '';
  const attachment = world.store.get(attachments, id);
  const bytes = world.store.get(attachmentFiles, id);
  if (attachment === undefined || bytes === undefined || !sees(context, attachment.shopId))
    notFound(`Attachment ${id}`);
  return file(bytes, 'application/octet-stream', attachment.name);
}

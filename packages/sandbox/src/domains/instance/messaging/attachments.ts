import type { Schemas } from '../../../generated/instance.ts';
import { notFound, refuse, type Rule } from '../../../errors/index.ts';
import { FileResponse } from '../../../files/file-response.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import type { Handler } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { sees } from '../common/access.ts';
import { type Attachment, attachmentFiles, attachments, entityKey, type ThreadEntity } from './model.ts';

/** Attachments over all threads of one entity (PR11): of any message when a thread is opened, of replies when one is sent. */
const mostOfEntity = 1000;
const mostOfReplies = 50;

const mostInBytes = 30 * 1024 * 1024;

/** Keeps the files of a message. */
export function attach(
  world: World,
  files: readonly UploadedFile[] = [],
  { entity, shopId, inReply }: { readonly entity: ThreadEntity } & Pick<Attachment, 'shopId' | 'inReply'>,
): readonly Schemas['ThreadAttachment'][] {
  if (files.length === 0) return [];
  const bytes = files.reduce((sum, one) => sum + one.bytes.length, 0);
  if (bytes > mostInBytes) refuseFiles('OR43', `A message can have at most ${mostInBytes} bytes.`);
  const key = entityKey(entity);
  const before = [...world.store.scan(attachments, { by: 'entity', equals: key })].filter(
    ({ value }) => !inReply || value.inReply,
  );
  const most = inReply ? mostOfReplies : mostOfEntity;
  if (before.length + files.length > most) {
    refuseFiles(
      'PR11',
      `All threads of ${key} together can have at most ${most} attachments${inReply ? ' of replies' : ''}. They already have ${before.length}.`,
    );
  }
  return files.map(({ name, bytes: content }) => {
    const link: Schemas['ThreadAttachment'] = { id: world.uuid('instance.attachment'), name, size: content.length };
    world.store.put(attachments, link.id, { ...link, shopId, entity: key, inReply });
    world.store.put(attachmentFiles, link.id, content);
    return link;
  });
}

const refuseFiles = (rule: Rule, message: string): never =>
  refuse(rule, 400, 'INVALID_INPUT', message, { fields: [{ field: 'files', message }] });

/** M13. */
export const downloadAttachment: Handler<'M13'> = (context) => {
  const { world, path } = context;
  const id = path.attachment_id;
  const attachment = world.store.get(attachments, id);
  const bytes = world.store.get(attachmentFiles, id);
  if (attachment === undefined || bytes === undefined || !sees(context, attachment.shopId))
    notFound(`Attachment ${id}`);
  return new FileResponse(bytes, 'application/octet-stream', attachment.name);
};

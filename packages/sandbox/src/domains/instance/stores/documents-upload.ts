import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound } from '../../../errors/index.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import type { Context, Handler } from '../../../http/context.ts';
import { among } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { isSeller, requireShop, shopOf } from '../common/access.ts';
import { eachItem, fail } from '../common/item-errors.ts';
import { shops } from '../common/shops.ts';
import { documentTypes } from '../settings/model.ts';
import { fileTypeOf } from './file-types.ts';
import { findShopDocuments, type ShopDocument, shopDocumentFiles, shopDocuments } from './model.ts';

type DocumentInput = Schemas['ShopDocumentInput'];

/** Documents per shop. */
const most = 50;

/** The seed numbers its documents from 5001. */
const firstId = 6000;

function shopOfUpload(context: Context<'S32'>): number {
  const { body } = context;
  if (!('shop_id' in body)) return isSeller(context) ? shopOf(context) : invalid('AS34', 'shop_id', 'is required');
  const { shop_id } = body;
  requireShop(context, shop_id);
  if (context.world.store.get(shops, String(shop_id)) === undefined) notFound(`Shop ${shop_id}`);
  return shop_id;
}

interface Upload {
  readonly files: readonly UploadedFile[];
  readonly names: Set<string>;
  readonly types: Set<string>;
}

/** S02: the file of a valid document. */
function fileOf(world: World, { files, names, types }: Upload, { file_name: name, type_code: type }: DocumentInput) {
  const [file, another] = files.filter((one) => one.name === name);
  const documentType = world.store.get(documentTypes, type);
  const media = fileTypeOf(name);
  const isKnown = names.has(name);
  names.add(name);
  if (isKnown || another !== undefined)
    fail('S02', 'DUPLICATE_FILE_NAME', 'file_name', `${name} is in the upload twice.`);
  if (file === undefined) fail('AS34', 'FILE_NOT_FOUND', 'file_name', `${name} is not among the files.`);
  if (name.trim() === '' || /[/\\]/.test(name))
    fail('AS34', 'INVALID_FILE_NAME', 'file_name', `${name} is not a file name. Leave out folders.`);
  if (media === undefined)
    fail('S02', 'UNSUPPORTED_FILE_TYPE', 'file_name', `Files of the type of ${name} are not allowed.`);
  if (documentType === undefined)
    fail('AS34', 'UNKNOWN_TYPE', 'type_code', `${name}: Document type ${type} does not exist.`);
  if (documentType.entity === 'ORDER')
    fail('S02', 'ORDER_DOCUMENT', 'type_code', `${name}: Documents of type ${type} belong to orders.`);
  const { mimeTypes = [media] } = documentType;
  if (!mimeTypes.includes(media))
    fail(
      'S02',
      'UNSUPPORTED_FILE_TYPE',
      'file_name',
      `${name}: A document of type ${type} is ${mimeTypes.join(' or ')}, not ${media}.`,
    );
  if (types.has(type))
    fail('AS26', 'DUPLICATE_TYPE', 'type_code', `${name}: The shop already has a document of type ${type}.`);
  if (types.size >= most)
    fail('S02', 'TOO_MANY_DOCUMENTS', 'file_name', `A shop has at most ${most} documents: ${name} is too many.`);
  return file.bytes;
}

/** S32: stores valid documents and returns the others. */
export const uploadDocuments: Handler<'S32'> = (context) => {
  const { world, body } = context;
  const { files } = body;
  const shopId = shopOfUpload(context);
  const inputs = body.shop_documents.shop_documents;
  for (const { name } of files)
    if (!inputs.some(({ file_name }) => file_name === name))
      invalid('S02', 'shop_documents', `does not describe the file ${name}`);
  const present = findShopDocuments(world, [among('shop', shopId), among('is_deleted', false)]);
  const upload: Upload = { files, names: new Set(), types: new Set(present.map(({ type }) => type)) };
  const { errors } = eachItem(
    inputs,
    (input) => {
      keep(world, shopId, input, fileOf(world, upload, input));
      upload.types.add(input.type_code);
    },
    (_, { code, field, message }) => ({ errors: [{ code, field, message }] }),
  );
  return { documents: errors, errors_count: errors.length };
};

function keep(world: World, shopId: number, { file_name, type_code }: DocumentInput, bytes: Uint8Array): void {
  const id = firstId + world.next('instance.shopDocument');
  const document: ShopDocument = { id, shop_id: shopId, type: type_code, file_name, date_uploaded: world.time };
  world.store.put(shopDocuments, String(id), document);
  world.store.put(shopDocumentFiles, String(id), bytes);
}

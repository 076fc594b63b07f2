import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound, type Rule as Reason } from '../../../errors/index.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import type { Context, Handler } from '../../../http/context.ts';
import { among } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { isSeller, requireShop, shopOf } from '../common/access.ts';
import { shops } from '../common/shops.ts';
import { documentTypes } from '../settings/model.ts';
import { fileTypeOf } from './file-types.ts';
import { findShopDocuments, type ShopDocument, shopDocumentFiles, shopDocuments } from './model.ts';

type DocumentInput = Schemas['ShopDocumentInput'];
type InputError = Schemas['InputError'];

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

interface Circumstances {
  readonly world: World;
  readonly files: ReadonlyMap<string, readonly UploadedFile[]>;
  readonly names: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

type Rule = (input: DocumentInput, circumstances: Circumstances) => InputError | undefined;

const wrong = (_reason: Reason, code: string, field: string, message: string): InputError => ({ code, field, message });

/** S02: checks of a document. The first broken rule is reported. */
const rules: readonly Rule[] = [
  ({ file_name }, { names }) =>
    names.has(file_name)
      ? wrong('S02', 'DUPLICATE_FILE_NAME', 'file_name', `${file_name} is in the upload twice.`)
      : undefined,
  ({ file_name }, { files }) =>
    files.has(file_name)
      ? undefined
      : wrong('AS34', 'FILE_NOT_FOUND', 'file_name', `${file_name} is not among the files.`),
  ({ file_name }, { files }) =>
    (files.get(file_name)?.length ?? 0) > 1
      ? wrong('S02', 'DUPLICATE_FILE_NAME', 'file_name', `Several files are called ${file_name}.`)
      : undefined,
  ({ file_name }) =>
    file_name.trim() === '' || /[/\\]/.test(file_name)
      ? wrong('AS34', 'INVALID_FILE_NAME', 'file_name', `${file_name} is not a file name. Leave out folders.`)
      : undefined,
  ({ file_name }) =>
    fileTypeOf(file_name) === undefined
      ? wrong('S02', 'UNSUPPORTED_FILE_TYPE', 'file_name', `Files of the type of ${file_name} are not allowed.`)
      : undefined,
  ({ type_code }, { world }) =>
    world.store.get(documentTypes, type_code) === undefined
      ? wrong('AS34', 'UNKNOWN_TYPE', 'type_code', `Document type ${type_code} does not exist.`)
      : undefined,
  ({ type_code }, { world }) =>
    world.store.get(documentTypes, type_code)?.entity === 'ORDER'
      ? wrong('S02', 'ORDER_DOCUMENT', 'type_code', `Documents of type ${type_code} belong to orders.`)
      : undefined,
  ({ file_name, type_code }, { world }) => {
    const allowed = world.store.get(documentTypes, type_code)?.mimeTypes;
    const type = fileTypeOf(file_name) ?? '';
    if (allowed === undefined || allowed.includes(type)) return undefined;
    return wrong(
      'S02',
      'UNSUPPORTED_FILE_TYPE',
      'file_name',
      `A document of type ${type_code} is ${allowed.join(' or ')}, not ${type}.`,
    );
  },
  ({ type_code }, { types }) =>
    types.has(type_code)
      ? wrong('AS26', 'DUPLICATE_TYPE', 'type_code', `The shop already has a document of type ${type_code}.`)
      : undefined,
  ({ file_name }, { types }) =>
    types.size >= most
      ? wrong(
          'S02',
          'TOO_MANY_DOCUMENTS',
          'file_name',
          `A shop has at most ${most} documents: ${file_name} is too many.`,
        )
      : undefined,
];

const firstWrong = (input: DocumentInput, circumstances: Circumstances): InputError | undefined => {
  for (const rule of rules) {
    const error = rule(input, circumstances);
    if (error !== undefined) return error;
  }
  return undefined;
};

const named = ({ file_name }: DocumentInput, error: InputError): InputError =>
  error.message.includes(file_name) ? error : { ...error, message: `${file_name}: ${error.message}` };

/** S32: stores valid documents and returns the others. */
export const uploadDocuments: Handler<'S32'> = (context) => {
  const { world, body } = context;
  const shopId = shopOfUpload(context);
  const inputs = body.shop_documents.shop_documents;
  const files = byName(body.files);
  for (const name of files.keys()) {
    if (!inputs.some(({ file_name }) => file_name === name))
      invalid('S02', 'shop_documents', `does not describe the file ${name}`);
  }
  const names = new Set<string>();
  const present = findShopDocuments(world, [among('shop', shopId), among('is_deleted', false)]);
  const types = new Set(present.map(({ type }) => type));
  const refused: Schemas['RefusedShopDocument'][] = [];
  for (const input of inputs) {
    const error = firstWrong(input, { world, files, names, types });
    names.add(input.file_name);
    if (error === undefined) {
      keep(world, shopId, input, files.get(input.file_name)?.[0]?.bytes ?? new Uint8Array(0));
      types.add(input.type_code);
    } else {
      refused.push({ errors: [named(input, error)] });
    }
  }
  return { documents: refused, errors_count: refused.length };
};

function byName(files: readonly UploadedFile[]): ReadonlyMap<string, readonly UploadedFile[]> {
  const named = new Map<string, UploadedFile[]>();
  for (const file of files) named.set(file.name, [...(named.get(file.name) ?? []), file]);
  return named;
}

function keep(world: World, shopId: number, { file_name, type_code }: DocumentInput, bytes: Uint8Array): void {
  const id = firstId + world.next('instance.shopDocument');
  const document: ShopDocument = { id, shop_id: shopId, type: type_code, file_name, date_uploaded: world.time };
  world.store.put(shopDocuments, String(id), document);
  world.store.put(shopDocumentFiles, String(id), bytes);
}

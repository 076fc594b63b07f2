import { invalid, notFound } from '../../../machinery/errors/index.ts';
import { type HandlerResponse, file, ok } from '../../../machinery/http/responses.ts';
import type { Context, Handlers } from '../../../machinery/http/context.ts';
import {
  type Conversion,
  type ConversionOptions,
  importReports,
  importSettings,
  type ImportStatus,
  type ProductImport,
  productImports,
  type ReportKind,
  reportKey,
} from './model/index.ts';
import { shops } from '../common/shops.ts';
import { offsetPage } from '../../../machinery/paging/index.ts';
import { isSeller, sees, shopOf } from '../common/access.ts';
import { formatOf } from './files/product-file.ts';
import { start } from './import-work.ts';

/** The fields of the form beside the file. Those that are no JSON arrive as text. */
interface ImportForm {
  readonly shop?: string;
  readonly operator_format?: string;
  readonly conversion_type?: string;
  readonly conversion_options?: ConversionOptions;
}

/** The seed numbers its imports from 7001. */
const firstId = 7100;

/** The documents publish when the flags of the reports are filled, and it is not before. */
const transformed: ReadonlySet<ImportStatus> = new Set(['SENT', 'COMPLETE']);

function trackingOf(one: ProductImport): object {
  const has = (kind: ReportKind, when: boolean): boolean => when && one.reports.includes(kind);
  return {
    import_id: one.id,
    shop_id: one.shopId,
    import_status: one.status,
    ...(one.reason !== undefined && { reason_status: one.reason }),
    date_created: one.date_created,
    ...(one.conversion === 'AI_CONVERTER' && { conversion_type: one.conversion }),
    ...(one.options !== undefined && { conversion_options: one.options }),
    has_error_report: has('error_report', one.status === 'COMPLETE'),
    has_new_product_report: has('new_product_report', one.status === 'COMPLETE'),
    has_transformed_file: has('transformed_file', transformed.has(one.status)),
    has_transformation_error_report: has('transformation_error_report', transformed.has(one.status)),
    transform_lines_read: one.counts.read,
    transform_lines_in_success: one.counts.success,
    transform_lines_in_error: one.counts.error,
    transform_lines_with_warning: one.counts.warning,
    ...(one.integration !== undefined && { integration_details: one.integration }),
  };
}

function importedShop(context: Context, { shop }: ImportForm): number {
  if (isSeller(context)) return shopOf(context);
  const shopId = Number(shop ?? invalid('shop', 'is required'));
  if (!Number.isInteger(shopId)) invalid('shop', 'must be an integer');
  return context.world.store.get(shops, String(shopId)) === undefined ? notFound(`Shop ${shopId}`) : shopId;
}

/** PR01: an absent conversion_type means the default of the shop; a file in the operator's format needs no conversion. */
function conversionOf(
  { world }: Context,
  shopId: number,
  { operator_format, conversion_type }: ImportForm,
): Conversion {
  if (operator_format !== undefined && !/^(true|false)$/i.test(operator_format))
    invalid('operator_format', 'must be true or false');
  if (operator_format?.toLowerCase() === 'true') return 'NONE';
  if (conversion_type === undefined) return world.store.get(importSettings, String(shopId))?.conversion ?? 'STANDARD';
  if (conversion_type === 'STANDARD' || conversion_type === 'AI_CONVERTER') return conversion_type;
  return invalid('conversion_type', 'must be one of AI_CONVERTER | STANDARD');
}

function createImport(context: Context): ProductImport {
  const { world, files } = context;
  const form = (context.body ?? {}) as ImportForm;
  const [upload] = files['file'] ?? [];
  if (upload === undefined) invalid('file', 'is required');
  const format = formatOf(upload.name) ?? invalid('file', `must be called .csv, .xlsx or .xml: ${upload.name}`);
  const shopId = importedShop(context, form);
  const conversion = conversionOf(context, shopId, form);
  const one: ProductImport = {
    id: firstId + world.next('instance.productImport'),
    shopId,
    status: conversion === 'NONE' ? 'WAITING' : 'TRANSFORMATION_WAITING',
    date_created: world.time,
    date_updated: world.time,
    fileName: upload.name,
    format,
    conversion,
    ...(form.conversion_options !== undefined && { options: form.conversion_options }),
    counts: { read: 0, success: 0, error: 0, warning: 0 },
    reports: [],
  };
  start(world, one, upload.bytes);
  return one;
}

function requireImport(context: Context): ProductImport {
  const key = context.path['import'] ?? '';
  const one = context.world.store.get(productImports, key);
  return one !== undefined && sees(context, one.shopId) ? one : notFound(`Import ${key}`);
}

/** PR04: without last_request_date all imports are listed. */
function listImports(context: Context): HandlerResponse {
  const { query, world } = context;
  const shopId = isSeller(context) ? shopOf(context) : query.integer('shop_id');
  const since = query.text('last_request_date');
  const status = query.text('status');
  const withFile = query.flag('has_transformed_file');
  const found: ProductImport[] = [];
  for (const { value } of world.store.scan(productImports, {
    by: 'dateCreated',
    order: query.text('order') === 'desc' ? 'desc' : 'asc',
  })) {
    if (shopId !== undefined && value.shopId !== shopId) continue;
    if (since !== undefined && value.date_updated < since) continue;
    if (status !== undefined && value.status !== status) continue;
    if (
      withFile !== undefined &&
      withFile !== (transformed.has(value.status) && value.reports.includes('transformed_file'))
    )
      continue;
    found.push(value);
  }
  const { items, total, headers } = offsetPage(context, found);
  return ok({ product_import_trackings: items.map(trackingOf), total_count: total }, headers);
}

const mediaTypes = { CSV: 'csv', XLSX: 'xlsx', XML: 'xml' } as const;

/** PR03: a report is there once its flag says so. P47 has the format of the seller's file, the others are CSV. */
const download =
  (kind: ReportKind, visible: (status: ImportStatus) => boolean) =>
  (context: Context): HandlerResponse => {
    const one = requireImport(context);
    const bytes = visible(one.status) ? context.world.store.get(importReports, reportKey(one.id, kind)) : undefined;
    if (bytes === undefined) notFound(`The ${kind.replaceAll('_', ' ')} of import ${one.id}`);
    const extension = kind === 'transformation_error_report' ? mediaTypes[one.format] : 'csv';
    return file(bytes, context.operation.success.type ?? 'application/octet-stream', `${kind}_${one.id}.${extension}`);
  };

const isComplete = (status: ImportStatus): boolean => status === 'COMPLETE';
const isSent = (status: ImportStatus): boolean => transformed.has(status);

/** Product imports and what they leave behind. */
export const importHandlers: Handlers = {
  P41: (context) => {
    const { id } = createImport(context);
    const location = new URL(`${context.url.split('?')[0]}/${id}`).href;
    return { status: 201, json: { import_id: id }, headers: { location } };
  },
  P42: (context) => ok(trackingOf(requireImport(context))),
  P51: listImports,
  P44: download('error_report', isComplete),
  P45: download('new_product_report', isComplete),
  P46: download('transformed_file', isSent),
  P47: download('transformation_error_report', isSent),
};

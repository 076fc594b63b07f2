import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound, refuse } from '../../../errors/index.ts';
import { FileResponse } from '../../../files/file-response.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { HandlerResponse } from '../../../http/responses.ts';
import { offsetPage } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { isSeller, ownOf, sees, shopOfWrite } from '../common/access.ts';
import { formatOf } from './files/product-file.ts';
import { startProductImport } from './import-work.ts';
import {
  type Conversion,
  importReports,
  importSettings,
  type ImportStatus,
  isTransformed,
  type ProductImport,
  productImports,
  reportKey,
  type ReportKind,
} from './model/index.ts';

type ImportForm = Context<'P41'>['body'];

/** The operations that download what an import left behind. */
type Report = 'P44' | 'P45' | 'P46' | 'P47';

function trackingOf(one: ProductImport): Schemas['ProductImportTracking'] {
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
    has_transformed_file: has('transformed_file', isTransformed(one.status)),
    has_transformation_error_report: has('transformation_error_report', isTransformed(one.status)),
    transform_lines_read: one.counts.read,
    transform_lines_in_success: one.counts.success,
    transform_lines_in_error: one.counts.error,
    transform_lines_with_warning: one.counts.warning,
    ...(one.integration !== undefined && { integration_details: one.integration }),
  };
}

const importedShop = (context: Context<'P41'>): number =>
  shopOfWrite(context, 'shop' in context.body ? context.body.shop : undefined, 'shop');

/** PR01: conversion_type defaults to the shop's setting. A file in the operator's format isn't converted. */
function conversionOf(world: World, shopId: number, { operator_format, conversion_type }: ImportForm): Conversion {
  if (operator_format === true) return 'NONE';
  return conversion_type ?? world.store.get(importSettings, String(shopId))?.conversion ?? 'STANDARD';
}

const createImport: Handler<'P41'> = (context) => {
  const { world, body: form } = context;
  const { file } = form;
  const format = formatOf(file) ?? invalid('PR01', 'file', `must be a CSV, XLSX or XML file: ${file.name}`);
  const shopId = importedShop(context);
  const conversion = conversionOf(world, shopId, form);
  const options = form.conversion_options === undefined ? {} : { options: form.conversion_options };
  const id = startProductImport(world, { shopId, fileName: file.name, format, conversion, ...options }, file.bytes);
  const location = new URL(`${context.url.split('?')[0]}/${id}`).href;
  return HandlerResponse.withHeaders({ import_id: id }, { location });
};

function requireImport(context: Context<'P42' | Report>): ProductImport {
  const key = context.path.import_id;
  const one = context.world.store.get(productImports, key);
  return one !== undefined && sees(context, one.shopId) ? one : notFound(`Import ${key}`);
}

/** PR04: without last_request_date all imports are listed. */
const listImports: Handler<'P51'> = (context) => {
  const { query } = context;
  const where = [
    isSeller(context) ? ownOf(context) : among('shop', query.shop_id),
    among('status', query.status),
    between('dateUpdated', query.last_request_date),
    among('hasTransformedFile', query.has_transformed_file),
  ];
  const search = { by: 'dateCreated', order: query.order, where };
  const { items, total, headers } = offsetPage(context, productImports, search);
  return HandlerResponse.withHeaders({ product_import_trackings: items.map(trackingOf), total_count: total }, headers);
};

const extensions = { CSV: 'csv', XLSX: 'xlsx', XML: 'xml' } as const;

/** PR03: a report exists once its flag is true. P47 has the format of the seller's file, the others are CSV. */
const download =
  (kind: ReportKind, visible: (status: ImportStatus) => boolean) =>
  (context: Context<Report>): FileResponse => {
    const one = requireImport(context);
    const report = visible(one.status) ? context.world.store.get(importReports, reportKey(one.id, kind)) : undefined;
    if (report === undefined) return notFound(`The ${kind.replaceAll('_', ' ')} of import ${one.id}`, 'AS25');
    const extension = kind === 'transformation_error_report' ? extensions[one.format] : 'csv';
    if (context.mediaType === 'text/csv' && extension !== 'csv')
      refuse(
        'AS24',
        406,
        'NOT_ACCEPTABLE',
        `The file is ${one.format}, not CSV. Send Accept: application/octet-stream.`,
      );
    return new FileResponse(report, context.mediaType, `${kind}_${one.id}.${extension}`);
  };

const isComplete = (status: ImportStatus): boolean => status === 'COMPLETE';

/** Product imports and what they leave behind. */
export const importHandlers: HandlersOf<'P41' | 'P42' | 'P51' | 'P44' | 'P45' | 'P46' | 'P47'> = {
  P41: createImport,
  P42: (context) => trackingOf(requireImport(context)),
  P51: listImports,
  P44: download('error_report', isComplete),
  P45: download('new_product_report', isComplete),
  P46: download('transformed_file', isTransformed),
  P47: download('transformation_error_report', isTransformed),
};

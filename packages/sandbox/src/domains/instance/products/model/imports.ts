import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, sortedTime, time, value } from '../../../../store/index.ts';

export type ImportStatus = Schemas['ProductImportStatus'];

export type FileFormat = 'CSV' | 'XLSX' | 'XML';

/** How the file becomes one in the operator's format: not at all, by the mapping of the shop, or by guessing. */
export type Conversion = 'NONE' | 'STANDARD' | 'AI_CONVERTER';

/** What P42 counts of the lines that the transformation read. */
export interface TransformationCounts {
  readonly read: number;
  readonly success: number;
  readonly error: number;
  readonly warning: number;
}

/** The files that an import may leave behind: P44, P45, P46 and P47. */
export type ReportKind = 'error_report' | 'new_product_report' | 'transformed_file' | 'transformation_error_report';

export interface ProductImport {
  readonly id: number;
  readonly shopId: number;
  readonly status: ImportStatus;
  readonly reason?: string;
  readonly date_created: string;
  readonly date_updated: string;
  readonly fileName: string;
  readonly format: FileFormat;
  readonly conversion: Conversion;
  readonly options?: Schemas['ConversionOptions'];
  readonly counts: TransformationCounts;
  /** Reports that exist so far. */
  readonly reports: readonly ReportKind[];
  readonly integration?: Schemas['IntegrationCounts'];
}

export interface ImportSettings {
  readonly conversion: 'STANDARD' | 'AI_CONVERTER';
  /** Columns of the shop's files, by the attribute that they stand for. */
  readonly mapping: Readonly<Record<string, string>>;
}

/** Whether the file is in the operator's format already. The documents publish when the flags of its reports are filled, and it is not before. */
export const isTransformed = (status: ImportStatus): boolean => status === 'SENT' || status === 'COMPLETE';

/** By id. */
export const productImports: Collection<ProductImport> = collection(
  'instance.productImports',
  {},
  {
    dateCreated: sortedTime((one) => one.date_created),
    dateUpdated: time((one) => one.date_updated),
    shop: value(({ shopId }) => shopId),
    status: value(({ status }) => status),
    hasTransformedFile: value(({ status, reports }) => isTransformed(status) && reports.includes('transformed_file')),
  },
);
/** The files of imports that are not at their end yet, by import id. */
export const importFiles: Collection<Uint8Array> = collection('instance.importFiles');
/** By import id and kind, joined by `/`. */
export const importReports: Collection<Uint8Array> = collection('instance.importReports');
/** By shop id. */
export const importSettings: Collection<ImportSettings> = collection('instance.importSettings');

export const reportKey = (id: number, kind: ReportKind): string => `${id}/${kind}`;

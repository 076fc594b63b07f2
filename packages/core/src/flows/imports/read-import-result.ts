import { csvRows } from '../../kinds/files/index.ts';
import type { WorkState } from '../poll/work-state.ts';
import { ImportFailedError } from './import-errors.ts';
import type { DownloadReport, ImportReport, ImportResult, ImportTracking } from './import-result.ts';

/**
 * What became of an import that has ended.
 * @throws ImportFailedError where it was not carried out.
 */
export function importResult<Tracking extends ImportTracking>(
  tracking: Tracking,
  download: DownloadReport,
  state: WorkState,
): ImportResult<Tracking> {
  const result = resultOf(tracking, download);
  if (state === 'failed') throw new ImportFailedError(result, tracking.reason_status);
  return result;
}

function resultOf<Tracking extends ImportTracking>(
  tracking: Tracking,
  download: DownloadReport,
): ImportResult<Tracking> {
  const { import_id: importId } = tracking;
  const report = (kind: Parameters<DownloadReport>[0]): ImportReport => {
    const fetchReport: ImportReport['download'] = async (options) => download(kind, importId, options);
    return {
      download: fetchReport,
      rows: async function* (options) {
        yield* csvRows(await fetchReport(options));
      },
    };
  };
  return {
    importId,
    status: tracking.import_status,
    lines: {
      read: tracking.transform_lines_read,
      inSuccess: tracking.transform_lines_in_success,
      inError: tracking.transform_lines_in_error,
      withWarning: tracking.transform_lines_with_warning,
    },
    reports: {
      ...(tracking.has_error_report && { errors: report('errorReport') }),
      ...(tracking.has_new_product_report && { newProducts: report('newProductReport') }),
      ...(tracking.has_transformed_file && { transformed: report('transformedFile') }),
      ...(tracking.has_transformation_error_report && {
        transformationErrors: report('transformationErrorReport'),
      }),
    },
    tracking,
  };
}

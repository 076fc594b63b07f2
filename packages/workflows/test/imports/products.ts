import type { OperationDescriptor } from '@tradelane/core/runtime';
import { operations } from '../../../core/test/support/world.ts';

const { response: _, ...upload } = operations.upload;
const report = operations.download;

/** The operations of imports of products. */
export const products = {
  create: {
    ...upload,
    parts: { file: 'file!', mode: 'text' },
    longRunning: { kind: 'import', id: 'import_id', state: 'import_status', succeeded: ['COMPLETE'] },
  },
  get: { id: 'tracking', method: 'GET', path: '/v2/imports/{import_id}' },
  list: {
    id: 'imports',
    method: 'GET',
    path: '/v2/imports',
    query: { order: 'string', max: 'integer' },
    page: { style: 'offset', items: 'data', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
  },
  errorReport: report,
  newProductReport: report,
  transformedFile: report,
  transformationErrorReport: report,
} as const satisfies Record<string, OperationDescriptor>;

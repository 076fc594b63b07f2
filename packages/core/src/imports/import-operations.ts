import type { OperationDescriptor } from '../operation/descriptor.ts';

/** The operations that an import needs (P41, P42, P44 to P47, P51). */
export type ImportOperations = Readonly<
  Record<
    'create' | 'get' | 'list' | 'errorReport' | 'newProductReport' | 'transformedFile' | 'transformationErrorReport',
    OperationDescriptor
  >
>;

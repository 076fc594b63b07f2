/** What has to work on every runtime, in the order of the table. */
export const featureNames = [
  'token',
  'limit',
  'retry',
  'paging',
  'upload of a File',
  'upload of a File with progress',
  'upload of a stream',
  'upload of a stream with progress',
  'download',
  'ZIP',
  'CSV',
  'abort',
  'errors',
  'checkpoints',
  'stores in SQLite',
  'sandbox in process',
] as const;

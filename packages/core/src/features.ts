// Parts that generated clients pass to `createRuntime` if their operations need them (see `Features`). A separate
// entry, so that bundlers load only the parts in use.
export { checkBatchLimit as itemLimits } from './arguments/batch-limit.ts';
export { checkChoice as choices } from './arguments/choice.ts';
export { formBody as form } from './arguments/form-body.ts';
export { readLink as links } from './arguments/link.ts';
export { multipartBody as multipart } from './arguments/multipart.ts';
export { queryKinds } from './arguments/query.ts';
export { clientCredentialsStrategy as clientCredentials } from './auth/client-credentials.ts';
export { batchResult as batches } from './batches/run-batch.ts';
export { files } from './files/file-result.ts';
export { withDefaults as presets } from './client/call-defaults.ts';
export { listResult as lists } from './lists/list-result.ts';

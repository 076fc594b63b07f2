// Parts that generated clients pass to `createRuntime` if their operations need them (see `Features`). A separate
// entry, so that bundlers load only the parts in use.
export { checkBatchLimit as itemLimits } from './call/arguments/batch-limit.ts';
export { checkChoice as choices } from './call/arguments/choice.ts';
export { formBody as form } from './call/arguments/form-body.ts';
export { readLink as links } from './call/arguments/link.ts';
export { multipartBody as multipart } from './call/arguments/multipart-body.ts';
export { queryKinds } from './call/arguments/query-kinds.ts';
export { clientCredentialsStrategy as clientCredentials } from './call/auth/client-credentials.ts';
export { batchResult as batches } from './kinds/batches/batch-call.ts';
export { files } from './kinds/files/file-result.ts';
export { withDefaults as presets } from './call/call-defaults.ts';
export { listResult as lists } from './kinds/lists/list-result.ts';

export { createLite, type Lite } from './lite/lite.ts';
export { asFile } from './lite/file.ts';
export { form } from './lite/form.ts';
export { asJson, asNothing, json } from './lite/json.ts';
export type { LiteBody, LiteForm, LiteInput, LiteOperation, LiteQuery, LiteResponse } from './lite/operation.ts';
export type { LiteCallOptions, LiteOptions } from './lite/options.ts';
export { comma, date } from './lite/url.ts';

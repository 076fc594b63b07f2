export { gone, invalid, notFound, HttpError, refuse, type FieldError, type RefusalOptions } from './http-error.ts';
export { type Family, familyOf, render } from './render.ts';

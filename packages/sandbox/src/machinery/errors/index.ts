export { gone, invalid, notFound, Refusal, refuse, type FieldError, type RefusalOptions } from './refusal.ts';
export { type Family, familyOf, render } from './render.ts';

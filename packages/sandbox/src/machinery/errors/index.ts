export {
  gone,
  invalid,
  invalidControl,
  notFound,
  HttpError,
  refuse,
  type FieldError,
  type RefusalOptions,
  type Rule,
} from './http-error.ts';
export { type Family, familyOf, familyOfPath, render } from './render.ts';

import type { FieldError, HttpError } from './http-error.ts';

/** Families of surfaces that share an error body. */
export type Family = 'hub' | 'instance' | 'basket' | 'auth';

const families: Readonly<Record<string, Family>> = {
  hub: 'hub',
  'channel-platform': 'hub',
  account: 'hub',
  auth: 'auth',
  basket: 'basket',
  // The instance's token endpoint for its operator responds like the hub's.
  'instance-auth': 'auth',
};

/** All other surfaces belong to the instance. */
export const familyOf = (surface: string): Family => families[surface] ?? 'instance';

/** The family of a request that matches no operation, by its path. */
export const familyOfPath = (path: string): Family =>
  path.startsWith('/instance') ? 'instance' : path.startsWith('/basket') ? 'basket' : 'hub';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

const withoutCode = ({ field, message }: FieldError): object =>
  field === undefined ? { message } : { field, message };

const hub = ({ code, message, fields }: HttpError): object =>
  fields.length === 0 ? { code, message } : { code, message, errors: fields.map(withoutCode) };

/** Errors of the token exchange in OAuth 2.0 (RFC 6749, section 5.2). */
const oauthErrors: Readonly<Record<string, string>> = {
  INVALID_INPUT: 'invalid_request',
  PAYLOAD_TOO_LARGE: 'invalid_request',
  UNAUTHORIZED: 'invalid_client',
};

/** The error body of each family (behaviour of the wire, section 1). */
export const render: Readonly<Record<Family, (refusal: HttpError) => object>> = {
  hub,
  auth: (refusal) => {
    const error = oauthErrors[refusal.code];
    return error === undefined ? hub(refusal) : { error, error_description: refusal.message };
  },
  instance: ({ status, message, fields }) => ({
    message,
    status,
    ...(fields.length > 0 && { errors: fields.map(({ code = 'VALIDATION_ERROR', ...rest }) => ({ code, ...rest })) }),
  }),
  basket: ({ status, message, code }) => ({
    detail: message,
    status: String(status),
    title: titles[status] ?? 'Error',
    type: `https://basket.example.com/problems/${code.toLowerCase().replaceAll('_', '-')}`,
  }),
};

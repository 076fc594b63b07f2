import { type ErrorDetails, TradelaneError } from './tradelane-error.ts';

/** The error of invalid options. The message states what to pass. */
export class ConfigurationError extends TradelaneError {
  static override readonly brand: string = 'ConfigurationError';
  static override readonly defaultCode: string = 'ERR_CONFIGURATION';

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, { outcome: 'not-sent', ...details });
  }
}

/**
 * The error of an argument that is missing or can't be sent. Nothing was sent, unless a stream failed during the upload
 * (see `outcome`).
 */
export class ArgumentError extends TradelaneError {
  static override readonly brand: string = 'ArgumentError';
  static override readonly defaultCode: string = 'ERR_ARGUMENT_INVALID';
  /**
   * The argument by its wire name, such as `query.shop_id`, `body.file` or `headers.Authorization`, or the name of the
   * option.
   */
  declare readonly argument: string | undefined;

  constructor(message: string, details: ErrorDetails & { readonly argument?: string | undefined } = {}) {
    super(message, { outcome: 'not-sent', ...details });
    this.argument = details.argument;
  }
}

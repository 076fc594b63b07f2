import { type ErrorDetails, TradelaneError } from './tradelane-error.ts';

/** The client was created with something that cannot work. The message says what to pass. */
export class ConfigurationError extends TradelaneError {
  static override readonly brand: string = 'ConfigurationError';

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, { outcome: 'not-sent', ...details });
  }
}

export interface ArgumentErrorDetails extends ErrorDetails {
  /** Which argument: `path.order_id`, `query.updated_from`, `body.products[3].price`. */
  readonly argument?: string | undefined;
}

/** An argument of a call is missing or cannot be sent. Nothing was sent, unless a stream turned out wrong while it left: see `outcome`. */
export class ArgumentError extends TradelaneError {
  static override readonly brand: string = 'ArgumentError';
  /** Where in the call, by the wire's name: `query.shop_id`, `body.file`, `headers.Authorization`; or the name of the option. */
  declare readonly argument: string | undefined;

  constructor(message: string, details: ArgumentErrorDetails = {}) {
    super(message, { outcome: 'not-sent', ...details });
    this.argument = details.argument;
  }
}

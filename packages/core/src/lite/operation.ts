import type { FileInput } from '../content/file-input.ts';
import { ArgumentError } from '../errors/index.ts';

/** The body of a request, and its content type. */
export interface LiteBody {
  /** Content as it is sent. */
  readonly body: string | Blob;
  /** Value of the `content-type` header. */
  readonly type: string;
}

/** An operation, with only the code that its body and its response need. */
export interface LiteOperation {
  /** The operation ID from the documents. */
  readonly id: string;
  /** HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template after `baseUrl`. */
  readonly path: string;
  /** Query parameters that need more than their text, with the functions that write their values. */
  readonly query?: Readonly<Record<string, LiteQuery>>;
  /** Groups of query parameters. At least one of each group must have a value. */
  readonly required?: readonly (readonly string[])[];
  /** Writes the body. Undefined if there is none. */
  readonly write?: (operation: LiteOperation, body: unknown) => LiteBody;
  /** The parts of a form by name. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Reads the response. Undefined if only the status matters. */
  readonly read?: (response: LiteResponse) => unknown;
  /** `Accept` header of a file. */
  readonly accept?: string;
  /** Whether it is never sent again after an attempt with an unknown outcome. */
  readonly isUnsafe?: true;
}

/** Writes the values of a query parameter as texts. `encode` refuses undefined. */
export type LiteQuery = (values: readonly unknown[], encode: (value: unknown) => string) => readonly string[];

/** Arguments of an operation, with the names that are sent to the server. */
export interface LiteInput {
  /** Values for the placeholders of the path template. */
  readonly path?: Readonly<Record<string, string | number>>;
  /** Query parameters. Undefined ones aren't sent. */
  readonly query?: object | undefined;
  /** The body. */
  readonly body?: unknown;
}

/** A successful response with its body. */
export interface LiteResponse {
  /** The operation that was called. */
  readonly operation: LiteOperation;
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
  /** The complete body. */
  readonly body: Blob;
  /**
   * Creates the error of a body that doesn't match its operation.
   * @param isFinal Whether a retry wouldn't help.
   */
  fault(found: string, isFinal?: boolean): Error;
}

/** Creates the error of an argument that is missing or can't be sent. */
export function invalid({ id, method, path }: LiteOperation, argument: string, fault: string): ArgumentError {
  return new ArgumentError(`${id}: \`${argument}\` ${fault}`, { argument, operation: id, method, path });
}

/** The parts of a form, with files as `File` or `Blob`. */
export type LiteForm<Body> = {
  [Name in keyof Body]: NonNullable<Body[Name]> extends FileInput
    ? Blob
    : NonNullable<Body[Name]> extends readonly FileInput[]
      ? readonly Blob[]
      : Body[Name];
};

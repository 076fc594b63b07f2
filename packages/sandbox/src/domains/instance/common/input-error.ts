/** What is wrong with one field of a request that is taken in part. */
export interface InputError {
  readonly code: string;
  readonly field: string;
  readonly message: string;
}

/** The folders of the suite, of the packages under test and of the runtimes. */
export interface Bench {
  readonly project: string;
  /** `node_modules` with the runtimes. */
  readonly modules: string;
  /** The suite as one module that is a worker, and as one script for a page. */
  readonly worker: string;
  readonly page: string;
  /** The addresses and credentials of the sandboxes, as JSON. */
  readonly input: string;
}

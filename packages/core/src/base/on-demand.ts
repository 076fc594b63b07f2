import { ConnectionError } from './errors/index.ts';

/** Longest time to load a part. A chunk on a lost connection would otherwise block every call. */
const longestInMs = 30_000;

/**
 * Loads a part of the SDK on first use and keeps it. Parts load before a request is sent. If loading fails or takes
 * longer than 30 s, the next call tries again.
 */
export function onDemand<Module>(load: () => Promise<Module>): () => Module | Promise<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  const loadModule = async (): Promise<Module> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, longestInMs);
    });
    try {
      return (module = await Promise.race([load(), late]));
    } catch (cause) {
      throw new ConnectionError(
        'Loading a part of the SDK failed. Check that the files of your bundle are reachable, then retry.',
        { code: 'ERR_MODULE_LOAD', outcome: 'not-sent', cause },
      );
    } finally {
      clearTimeout(timer);
    }
  };
  const forget = (): void => {
    loading = undefined;
  };
  return () => {
    if (module !== undefined) return module;
    if (loading === undefined) {
      loading = loadModule();
      loading.then(forget, forget); // outside the promise, so that an immediate failure isn't kept
    }
    return loading;
  };
}

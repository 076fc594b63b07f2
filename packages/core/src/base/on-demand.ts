import { ConnectionError } from './errors/index.ts';

/** Without an end a part that hangs, as a chunk on a lost connection does, would hang every call that needs it. */
const longestInMs = 30_000;

/**
 * A part of the SDK that is loaded when it is first asked for and is at hand from then on, so that nobody pays for what
 * they do not use. Parts are loaded before anything is sent that could not be sent again; one that cannot be loaded, or not within half a
 * minute, is asked for again by the next call.
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
      throw new ConnectionError('A part of the SDK could not be loaded', { outcome: 'not-sent', cause });
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
      loading.then(forget, forget); // not within: what fails at once would be kept for good
    }
    return loading;
  };
}

import { ConnectionError } from './errors/index.ts';

/**
 * A part of the SDK that is loaded when it is first asked for and is at hand from then on, so that nobody pays for what
 * they do not use. Parts are loaded before anything is sent that could not be sent again; one that cannot be loaded is asked for again by the next call.
 */
export function onDemand<Module>(load: () => Promise<Module>): () => Module | Promise<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  const loadModule = async (): Promise<Module> => {
    try {
      return (module = await load());
    } catch (cause) {
      throw new ConnectionError('A part of the SDK could not be loaded', { outcome: 'not-sent', cause });
    } finally {
      loading = undefined;
    }
  };
  return () => module ?? (loading ??= loadModule());
}

import { ConnectionError } from './errors/index.ts';

/**
 * A part of the SDK that is loaded when it is first asked for and is at hand from then on, so that nobody pays for what
 * they do not use. Parts are loaded before anything is sent that could not be sent again; one that cannot be loaded is asked for again by the next call.
 */
export function onDemand<Part>(load: () => Promise<Part>): () => Part | Promise<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  const fetchPart = async (): Promise<Part> => {
    try {
      return (part = await load());
    } catch (cause) {
      throw new ConnectionError('A part of the SDK could not be loaded', { outcome: 'not-sent', cause });
    } finally {
      loading = undefined;
    }
  };
  return () => part ?? (loading ??= fetchPart());
}

/** Module for `node --import`: a program that starts with it runs the packages as their sources, as the tests do. */
export const sourcesHook: string = new URL('sources.ts', import.meta.url).href;

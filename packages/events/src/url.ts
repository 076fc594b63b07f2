export { openPublisher, openSource, queueSchemes } from './queue/by-url/index.ts';

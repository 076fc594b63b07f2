export { openPublisher, connectSource, queueSchemes } from './queue/by-url/index.ts';

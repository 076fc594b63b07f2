export { QueueError } from './queue/queue-error.ts';
export { openPublisher, connectSource, queueSchemes } from './queue/by-url/index.ts';

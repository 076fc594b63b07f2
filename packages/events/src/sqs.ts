export { createSqsPublisher, createSqsSource, type SqsPublisherOptions, type SqsSourceOptions } from './queue/sqs.ts';

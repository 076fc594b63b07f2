export {
  createNatsPublisher,
  createNatsSource,
  type NatsPublisherOptions,
  type NatsQueue,
  type NatsSourceOptions,
} from './queue/nats.ts';

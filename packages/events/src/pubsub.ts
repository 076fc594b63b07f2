export {
  createPubSubPublisher,
  createPubSubSource,
  type PubSubPublisherOptions,
  type PubSubSourceOptions,
} from './queue/pubsub.ts';

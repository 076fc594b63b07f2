export {
  createKafkaPublisher,
  createKafkaSource,
  type KafkaPublisherOptions,
  type KafkaQueue,
  type KafkaSourceOptions,
} from './queue/kafka.ts';

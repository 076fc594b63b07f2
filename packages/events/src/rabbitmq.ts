export {
  createRabbitPublisher,
  createRabbitSource,
  type RabbitPublisherOptions,
  type RabbitQueue,
  type RabbitSourceOptions,
} from './queue/rabbitmq.ts';

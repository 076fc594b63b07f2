export {
  createServiceBusPublisher,
  createServiceBusSource,
  type ServiceBusPublisherOptions,
  type ServiceBusSourceOptions,
} from './queue/service-bus.ts';

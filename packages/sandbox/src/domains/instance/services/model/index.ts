export { requireService, requireServiceOrder } from './find.ts';
export {
  type ServiceEvaluation,
  serviceEvaluations,
  type ServiceOrder,
  serviceOrders,
  type ServiceOrderState,
  type StoredServiceOrder,
} from './orders.ts';
export {
  type AttributeValue,
  locations,
  type ModelAttribute,
  type Service,
  type ServiceModel,
  serviceModels,
  services,
  type StoredLocation,
  type StoredService,
} from './services.ts';
export { locationInService, rangeOf } from './view.ts';

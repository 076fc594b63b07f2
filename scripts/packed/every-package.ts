/** Every portable entry resolves and type-checks outside the workspace, without the types of Node. */
export { createAccount } from '@tradelane/account';
export { createBasket } from '@tradelane/basket';
export { createCatalogManagerOperator } from '@tradelane/catalog-manager-operator';
export { createCatalogManagerSeller } from '@tradelane/catalog-manager-seller';
export { createChannelPlatform } from '@tradelane/channel-platform';
export { TradelaneError } from '@tradelane/core';
export { zipEntries } from '@tradelane/core/zip';
export { createHub } from '@tradelane/hub';
export { responses } from '@tradelane/hub/schemas';
export { createMarketplaceOperator } from '@tradelane/marketplace-operator';
export { createMarketplaceSeller } from '@tradelane/marketplace-seller';
export { createSandbox } from '@tradelane/sandbox';
export { createServicesFront } from '@tradelane/services-front';
export { createServicesOperator } from '@tradelane/services-operator';
export { createServicesSeller } from '@tradelane/services-seller';
export { surfaces } from '@tradelane/specs';

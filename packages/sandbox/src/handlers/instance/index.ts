import type { Handlers } from '../../http/context.ts';
import type { Jobs } from '../../world/index.ts';
import { withAccessRules } from './access.ts';
import { invoicingHandlers } from './invoicing/index.ts';
import { transactionJobs } from './invoicing/transaction-export.ts';
import { messagingHandlers } from './messaging/index.ts';
import { importJobs, productHandlers } from './products/index.ts';
import { servicesPlatformHandlers, servicesPlatformJobs } from './services/index.ts';
import { settingHandlers } from './settings/index.ts';
import { shipmentHandlers } from './shipments/index.ts';
import { storeHandlers } from './stores/index.ts';

/** The operations of the instance; its seven surfaces share them. */
export const instanceHandlers: Handlers = withAccessRules({
  ...storeHandlers,
  ...settingHandlers,
  ...invoicingHandlers,
  ...servicesPlatformHandlers,
  ...productHandlers,
  ...messagingHandlers,
  ...shipmentHandlers,
});

/** What happens by itself on the instance. */
export const instanceJobs: Jobs = { ...transactionJobs, ...servicesPlatformJobs, ...importJobs };

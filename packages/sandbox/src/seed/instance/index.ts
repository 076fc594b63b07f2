import type { Store } from '../../store/index.ts';
import type { Seeding } from './document.ts';
import { catalogSeed, importSettingsSeed } from './catalog-products.ts';
import { catalogStructureSeed } from './catalog-structure.ts';
import { seedInvoicing } from './invoicing.ts';
import { messagingSeed } from './messaging.ts';
import { servicesSeed } from './services-catalog.ts';
import { locationsSeed } from './services-locations.ts';
import { serviceModelsSeed } from './services-models.ts';
import { serviceEvaluationsSeed, serviceOrdersSeed } from './services-orders.ts';
import { settingsSeed } from './settings.ts';
import { documentTypesSeed } from './settings-documents.ts';
import { platformSeed } from './settings-platform.ts';
import { reasonsSeed } from './settings-reasons.ts';
import { shippingSeed } from './settings-shipping.ts';
import { shipmentSettingsSeed, shipmentsSeed } from './shipments.ts';
import { shopsSeed } from './shops.ts';
import { shopDocumentsSeed } from './shops-documents.ts';
import { statisticsSeed } from './shops-statistics.ts';

/** What an instance has before anyone has done anything: its set-up and its shops. */
const setUp: readonly Seeding[] = [
  platformSeed,
  ...settingsSeed,
  documentTypesSeed,
  reasonsSeed,
  ...shippingSeed,
  shopsSeed,
  statisticsSeed,
  serviceModelsSeed,
  ...shipmentSettingsSeed,
  ...catalogStructureSeed,
  importSettingsSeed,
];

// The same for every sandbox, and some thousand documents: worked out when the first one asks for it.
let business: readonly Seeding[] | undefined;

/** What the demo instance has on top. */
const businessSeed = (): readonly Seeding[] =>
  (business ??= [
    ...shopDocumentsSeed,
    ...seedInvoicing(),
    locationsSeed,
    servicesSeed,
    serviceOrdersSeed,
    serviceEvaluationsSeed,
    ...shipmentsSeed,
    ...catalogSeed,
    ...messagingSeed,
  ]);

/** Puts the instance at its start into a store. */
export function seedInstance(store: Store, seed: 'demo' | 'empty'): void {
  for (const put of setUp) put(store);
  if (seed === 'demo') for (const put of businessSeed()) put(store);
}

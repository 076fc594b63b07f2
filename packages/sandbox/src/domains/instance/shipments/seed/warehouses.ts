import { seedAll, type Seeding } from '../../../../world/index.ts';
import { shopIds } from '../../../common/demo-world.ts';
import { type ShipmentField, shipmentFields, type Warehouse, warehouses } from '../model.ts';

/** The warehouses of the shops. */
export const demoWarehouses: readonly Warehouse[] = [
  {
    shopId: shopIds.home,
    code: 'paris',
    address: { street_1: '1 quai de Seine', zip_code: '93200', city: 'Saint-Denis', country_iso_code: 'FRA' },
  },
  {
    shopId: shopIds.home,
    code: 'lyon',
    address: {
      street_1: '40 route de Vienne',
      street_2: 'Dock 4',
      zip_code: '69007',
      city: 'Lyon',
      state: 'Auvergne-Rhône-Alpes',
      country_iso_code: 'FRA',
    },
  },
  {
    shopId: shopIds.garden,
    code: 'hamburg',
    address: { street_1: 'Gartenweg 3', zip_code: '20095', city: 'Hamburg', country_iso_code: 'DEU' },
  },
];

const fields: readonly ShipmentField[] = [
  { code: 'delivery-note', type: 'STRING' },
  { code: 'promised-on', type: 'DATE' },
];

export const shipmentSettingsSeed: readonly Seeding[] = [
  seedAll(warehouses, demoWarehouses, ({ shopId, code }) => `${shopId}/${code}`),
  seedAll(shipmentFields, fields, (field) => field.code),
];

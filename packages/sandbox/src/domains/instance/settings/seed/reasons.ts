import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import type { Labels } from '../../common/labels.ts';
import { reasons, type ReasonSetting } from '../model.ts';

type Rights = 'everyone' | 'shop' | 'customer' | 'operator' | 'shop and operator';

const rights: Readonly<Record<Rights, Pick<ReasonSetting, 'shop' | 'customer' | 'operator'>>> = {
  everyone: { shop: true, customer: true, operator: true },
  shop: { shop: true, customer: false, operator: false },
  customer: { shop: false, customer: true, operator: false },
  operator: { shop: false, customer: false, operator: true },
  'shop and operator': { shop: true, customer: false, operator: true },
};

const reason = (
  type: ReasonSetting['type'],
  sortIndex: number,
  code: string,
  who: Rights,
  labels: Labels,
): ReasonSetting => ({
  code,
  type,
  sortIndex,
  labels,
  ...rights[who],
});

// Not in the order of their sort index, so that a response that is not sorted shows.
const demoReasons: readonly ReasonSetting[] = [
  reason('REFUND', 2, '14', 'everyone', { en_US: 'Pricing error', fr_FR: 'Erreur de prix', de_DE: 'Preisfehler' }),
  reason('REFUND', 1, '13', 'shop and operator', {
    en_US: 'Item out of stock',
    fr_FR: 'Article épuisé',
    de_DE: 'Nicht lieferbar',
  }),
  reason('REFUND', 3, '15', 'operator', { en_US: 'Decision of the operator' }),
  reason('CANCELATION', 1, '31', 'everyone', {
    en_US: 'Customer has changed their mind',
    fr_FR: 'Le client a changé d’avis',
  }),
  reason('CANCELATION', 2, '32', 'shop', { en_US: 'Cannot be delivered', fr_FR: 'Livraison impossible' }),
  reason('INCIDENT_OPEN', 2, '22', 'customer', { en_US: 'Item has not arrived', fr_FR: 'Article non reçu' }),
  reason('INCIDENT_OPEN', 1, '21', 'everyone', {
    en_US: 'Item arrived damaged',
    fr_FR: 'Article abîmé',
    de_DE: 'Ware beschädigt',
  }),
  reason('INCIDENT_OPEN', 3, '23', 'shop', { en_US: 'Item was not sent back' }),
  reason('INCIDENT_CLOSE', 1, '26', 'everyone', { en_US: 'Solved with the customer', fr_FR: 'Résolu avec le client' }),
  reason('INCIDENT_CLOSE', 2, '27', 'shop and operator', { en_US: 'Customer was refunded', fr_FR: 'Client remboursé' }),
  reason('MESSAGING', 1, '41', 'everyone', { en_US: 'Question about delivery', fr_FR: 'Question sur la livraison' }),
  reason('MESSAGING', 2, '42', 'everyone', { en_US: 'Question about the product', fr_FR: 'Question sur le produit' }),
  reason('ORDER_MESSAGING', 1, '43', 'everyone', { en_US: 'Where is my order?', fr_FR: 'Où est ma commande ?' }),
  reason('OFFER_MESSAGING', 1, '44', 'everyone', { en_US: 'Question before buying' }),
  reason('MPS_ORDER_MESSAGING', 1, '45', 'everyone', {
    en_US: 'Change of appointment',
    fr_FR: 'Changement de rendez-vous',
  }),
  reason('MPS_OFFER_MESSAGING', 1, '46', 'everyone', { en_US: 'Question about a service' }),
  reason('MPS_REFUND', 1, '51', 'everyone', { en_US: 'Service was not rendered', fr_FR: 'Prestation non réalisée' }),
  reason('MPS_INCIDENT_OPEN', 1, '52', 'everyone', { en_US: 'Nobody came', fr_FR: 'Personne n’est venu' }),
  reason('MPS_INCIDENT_CLOSE', 1, '53', 'everyone', { en_US: 'New appointment made' }),
  reason('RETURN', 1, '61', 'customer', { en_US: 'Does not fit' }),
  reason('RETURN_REJECTION', 1, '62', 'shop', { en_US: 'Sent back too late' }),
];

/** The reasons of the demo instance. */
export const reasonsSeed: Seeding = seedAll(reasons, demoReasons, (entry) => `${entry.type}/${entry.code}`);

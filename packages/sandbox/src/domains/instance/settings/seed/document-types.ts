import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import { documentTypes, type DocumentTypeSetting } from '../model.ts';

const named: readonly DocumentTypeSetting[] = [
  {
    code: 'trade-register',
    labels: {
      en_US: 'Trade register extract',
      fr_FR: 'Extrait du registre du commerce',
      de_DE: 'Handelsregisterauszug',
    },
    descriptions: {
      en_US: 'Not older than three months.',
      fr_FR: 'De moins de trois mois.',
      de_DE: 'Nicht älter als drei Monate.',
    },
    entity: 'SHOP',
    mimeTypes: ['application/pdf'],
    models: ['MARKETPLACE', 'DROPSHIP'],
  },
  {
    code: 'insurance',
    labels: { en_US: 'Proof of insurance', fr_FR: 'Attestation d’assurance', de_DE: 'Versicherungsnachweis' },
    descriptions: { en_US: 'Liability insurance of the current year.' },
    entity: 'SHOP',
  },
  {
    code: 'identity',
    labels: { en_US: 'Identity document', fr_FR: 'Pièce d’identité', de_DE: 'Ausweis' },
    descriptions: { en_US: 'Of the person who signs for the shop.' },
    entity: 'SHOP',
    mimeTypes: ['application/pdf', 'image/jpeg', 'image/png'],
  },
  {
    code: 'price-list',
    labels: { en_US: 'Price list', fr_FR: 'Liste de prix', de_DE: 'Preisliste' },
    descriptions: { en_US: 'The prices that were agreed with the operator.' },
    entity: 'SHOP',
  },
  {
    code: 'return-form',
    labels: { en_US: 'Return form', fr_FR: 'Formulaire de retour', de_DE: 'Rücksendeformular' },
    descriptions: { en_US: 'What a customer fills in.' },
    entity: 'SHOP',
  },
  {
    code: 'customer-invoice',
    labels: { en_US: 'Invoice of the customer', fr_FR: 'Facture du client', de_DE: 'Rechnung des Kunden' },
    descriptions: { en_US: 'What the customer is charged.' },
    entity: 'ORDER',
    mimeTypes: ['application/pdf'],
  },
  {
    code: 'delivery-bill',
    labels: { en_US: 'Delivery bill', fr_FR: 'Bon de livraison', de_DE: 'Lieferschein' },
    descriptions: { en_US: 'What travels with the goods.' },
    entity: 'ORDER',
    mimeTypes: ['application/pdf'],
  },
];

// A shop holds up to fifty documents, one of each type: more types than that let the limit itself be met.
const certificateCount = 50;

const certificates: readonly DocumentTypeSetting[] = Array.from({ length: certificateCount }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return {
    code: `certificate-${number}`,
    labels: {
      en_US: `Product certificate ${number}`,
      fr_FR: `Certificat de produit ${number}`,
      de_DE: `Produktzertifikat ${number}`,
    },
    descriptions: { en_US: 'Conformity of a product range.' },
    entity: 'SHOP',
  };
});

/** The document types of the demo instance. */
export const documentTypesSeed: Seeding = seedAll(documentTypes, [...named, ...certificates], (type) => type.code);

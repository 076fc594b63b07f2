import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import { channelCodes } from '../../../common/demo-world.ts';
import type { Labels } from '../../common/labels.ts';
import {
  attributes,
  type CatalogAttribute,
  categories,
  type Category,
  type ValueList,
  valueLists,
} from '../model/index.ts';

const labels = (en_US: string, fr_FR?: string, de_DE?: string): Labels => ({
  en_US,
  ...(fr_FR !== undefined && { fr_FR }),
  ...(de_DE !== undefined && { de_DE }),
});

const category = (code: string, parent_code: string, level: number, name: Labels): Category => ({
  code,
  parent_code,
  level,
  labels: name,
});

const tree: readonly Category[] = [
  category('furniture', '', 1, labels('Furniture', 'Meubles', 'Möbel')),
  category('bedroom', 'furniture', 2, labels('Bedroom', 'Chambre', 'Schlafzimmer')),
  category('wardrobes', 'bedroom', 3, labels('Wardrobes', 'Armoires', 'Kleiderschränke')),
  category('beds', 'bedroom', 3, labels('Beds', 'Lits', 'Betten')),
  category('living', 'furniture', 2, labels('Living room', 'Salon', 'Wohnzimmer')),
  category('chairs', 'living', 3, labels('Chairs', 'Chaises', 'Stühle')),
  category('sofas', 'living', 3, labels('Sofas', 'Canapés', 'Sofas')),
  category('lighting', '', 1, labels('Lighting', 'Luminaires', 'Leuchten')),
  category('lamps', 'lighting', 2, labels('Lamps', 'Lampes', 'Lampen')),
  category('garden', '', 1, labels('Garden', 'Jardin', 'Garten')),
  category('pots', 'garden', 2, labels('Plant pots', 'Pots', 'Blumentöpfe')),
];

const everywhere = '';

const fields: readonly CatalogAttribute[] = [
  {
    code: 'shop_sku',
    hierarchy_code: everywhere,
    labels: labels('Shop SKU', 'Référence boutique', 'Artikelnummer'),
    type: 'TEXT',
    requirement_level: 'REQUIRED',
    role: 'UNIQUE_IDENTIFIER',
    example: 'SKU-1',
  },
  {
    code: 'ean',
    hierarchy_code: everywhere,
    labels: labels('EAN', 'EAN', 'EAN'),
    type: 'IDENTIFIER',
    requirement_level: 'REQUIRED',
    role: 'UNIQUE_IDENTIFIER',
    example: '4006381333931',
  },
  {
    code: 'title',
    hierarchy_code: everywhere,
    labels: labels('Title', 'Titre', 'Titel'),
    type: 'TEXT',
    requirement_level: 'REQUIRED',
    role: 'TITLE',
    example: 'Wardrobe, oak',
  },
  {
    code: 'category',
    hierarchy_code: everywhere,
    labels: labels('Category', 'Catégorie', 'Kategorie'),
    type: 'CATEGORY',
    requirement_level: 'REQUIRED',
    role: 'CATEGORY',
    example: 'wardrobes',
  },
  {
    code: 'description',
    hierarchy_code: everywhere,
    labels: labels('Description', 'Description', 'Beschreibung'),
    type: 'LONG_TEXT',
    requirement_level: 'RECOMMENDED',
    role: 'DESCRIPTION',
    descriptions: labels('What customers read first.', 'Ce que les clients lisent d’abord.'),
    locale: 'en_US',
    transformations: 'TRIM',
    validations: 'MAX_LENGTH|2000',
  },
  {
    code: 'brand',
    hierarchy_code: everywhere,
    labels: labels('Brand', 'Marque', 'Marke'),
    type: 'TEXT',
    requirement_level: 'RECOMMENDED',
    role: 'BRAND',
  },
  {
    code: 'picture',
    hierarchy_code: everywhere,
    labels: labels('Picture', 'Photo', 'Bild'),
    type: 'MEDIA',
    requirement_level: 'RECOMMENDED',
    role: 'MEDIA',
    channels: [channelCodes.web],
  },
  {
    code: 'color',
    hierarchy_code: 'furniture',
    labels: labels('Colour', 'Couleur', 'Farbe'),
    type: 'LIST',
    values_list: 'colors',
    requirement_level: 'REQUIRED',
    variant: true,
  },
  {
    code: 'material',
    hierarchy_code: 'furniture',
    labels: labels('Material', 'Matière', 'Material'),
    type: 'LIST',
    values_list: 'materials',
    requirement_level: 'OPTIONAL',
  },
  {
    code: 'width',
    hierarchy_code: 'bedroom',
    labels: labels('Width in cm', 'Largeur en cm', 'Breite in cm'),
    type: 'DECIMAL',
    requirement_level: 'REQUIRED',
  },
  {
    code: 'doors',
    hierarchy_code: 'wardrobes',
    labels: labels('Doors', 'Portes', 'Türen'),
    defaultValue: '2',
    type: 'DECIMAL',
    requirement_level: 'OPTIONAL',
  },
  {
    code: 'power',
    hierarchy_code: 'lighting',
    labels: labels('Power in watts', 'Puissance en watts', 'Leistung in Watt'),
    type: 'DECIMAL',
    requirement_level: 'REQUIRED',
  },
  {
    code: 'energy-class',
    hierarchy_code: 'lighting',
    labels: labels('Energy class', 'Classe énergétique', 'Energieklasse'),
    type: 'LIST',
    values_list: 'energy-classes',
    requirement_level: 'RECOMMENDED',
    channels: [channelCodes.app],
  },
  {
    code: 'diameter',
    hierarchy_code: 'pots',
    labels: labels('Diameter in cm', 'Diamètre en cm', 'Durchmesser in cm'),
    type: 'DECIMAL',
    requirement_level: 'REQUIRED',
  },
  {
    code: 'margin-class',
    hierarchy_code: everywhere,
    labels: labels('Margin class'),
    type: 'TEXT',
    requirement_level: 'OPTIONAL',
    operatorOnly: true,
  },
];

const list = (code: string, name: Labels, values: readonly (readonly [string, Labels])[]): ValueList => ({
  code,
  labels: name,
  values: values.map(([value, valueLabels]) => ({ code: value, labels: valueLabels })),
});

const lists: readonly ValueList[] = [
  list('colors', labels('Colours', 'Couleurs', 'Farben'), [
    ['white', labels('White', 'Blanc', 'Weiß')],
    ['black', labels('Black', 'Noir', 'Schwarz')],
    ['oak', labels('Oak', 'Chêne', 'Eiche')],
    ['green', labels('Green', 'Vert', 'Grün')],
  ]),
  list('materials', labels('Materials', 'Matières', 'Materialien'), [
    ['wood', labels('Wood', 'Bois', 'Holz')],
    ['metal', labels('Metal', 'Métal', 'Metall')],
    ['fabric', labels('Fabric', 'Tissu', 'Stoff')],
  ]),
  list('energy-classes', labels('Energy classes', 'Classes énergétiques'), [
    ['A', labels('A')],
    ['B', labels('B')],
    ['C', labels('C')],
  ]),
];

/** Categories, attributes and value lists of the operator. */
export const catalogStructureSeed: readonly Seeding[] = [
  seedAll(categories, tree, ({ code }) => code),
  seedAll(attributes, fields, ({ code }) => code),
  seedAll(valueLists, lists, ({ code }) => code),
];

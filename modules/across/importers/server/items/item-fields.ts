import type { ImportField } from '@fachwerk/base/import-field';

/** How items are headed in the files of shops, tills and wholesalers. */
export const itemFields: readonly ImportField[] = [
  {
    ...{ name: 'number', kind: 'line', most: 40 },
    headings: ['artikelnummer', 'artikelnr', 'artnr', 'nr', 'nummer', 'sku', 'itemnumber', 'number', 'bestellnummer'],
  },
  {
    ...{ name: 'name', kind: 'line', most: 120 },
    headings: [
      'name',
      'artikel',
      'bezeichnung',
      'titel',
      'title',
      'produkt',
      'produktname',
      'artikelname',
      'item',
      'product',
    ],
  },
  {
    ...{ name: 'variant', kind: 'line', most: 80 },
    headings: ['variante', 'variant', 'variantenname', 'auspraegung', 'variation'],
  },
  {
    ...{ name: 'variantsName', kind: 'line', most: 60 },
    headings: ['variantenart', 'variantenmerkmal', 'merkmal', 'variantkind', 'option'],
  },
  {
    ...{ name: 'description', kind: 'text', most: 2000 },
    headings: ['beschreibung', 'text', 'description', 'langtext', 'artikelbeschreibung'],
  },
  {
    ...{ name: 'category', kind: 'line', most: 80, path: 'categoryId' },
    headings: ['kategorie', 'warengruppe', 'gruppe', 'category', 'rubrik', 'artikelgruppe'],
  },
  {
    ...{ name: 'price', kind: 'money', path: 'priceCents' },
    headings: [
      'preis',
      'verkaufspreis',
      'vk',
      'vkpreis',
      'brutto',
      'bruttopreis',
      'price',
      'preiseur',
      'preisbrutto',
      'preisineuro',
    ],
  },
  {
    ...{ name: 'vat', kind: 'choice', path: 'vatKind' },
    options: {
      standard: ['19', '190', '1900', 'normal', 'voll', 'regelsatz', 'standard'],
      reduced: ['7', '70', '700', 'ermaessigt', 'reduced'],
      meal: ['speise', 'speisen', 'gastronomie', 'meal', 'food'],
      free: ['0', '000', 'frei', 'steuerfrei', 'ohne', 'none', 'zero', 'free'],
    },
    headings: ['mwst', 'mehrwertsteuer', 'ust', 'umsatzsteuer', 'steuersatz', 'steuer', 'vat', 'taxrate', 'mwstsatz'],
  },
  { ...{ name: 'ean', kind: 'line', most: 14 }, headings: ['ean', 'gtin', 'barcode', 'strichcode', 'upc', 'eancode'] },
  {
    ...{ name: 'stock', kind: 'number' },
    headings: ['bestand', 'lagerbestand', 'stock', 'menge', 'lager', 'quantity'],
  },
  {
    ...{ name: 'hashtags', kind: 'list' },
    headings: ['hashtags', 'schlagworte', 'schlagwoerter', 'stichworte', 'tags'],
  },
  { ...{ name: 'deposit', kind: 'money', path: 'depositCents' }, headings: ['pfand', 'deposit'] },
  {
    ...{ name: 'minimumAge', kind: 'number' },
    headings: ['mindestalter', 'altersfreigabe', 'alter', 'minimumage', 'age'],
  },
  {
    ...{ name: 'diet', kind: 'choice' },
    options: { any: ['alles', 'fleisch'], vegetarian: ['vegetarisch', 'veggie'], vegan: [] },
    headings: ['ernaehrung', 'diet', 'kost'],
  },
  {
    ...{ name: 'isHidden', kind: 'yes_no' },
    headings: ['verborgen', 'versteckt', 'hidden', 'ausgeblendet', 'imshopverbergen'],
  },
  {
    ...{ name: 'promoPrice', kind: 'money', path: 'cents' },
    headings: ['aktionspreis', 'angebotspreis', 'sonderpreis', 'saleprice', 'promoprice'],
  },
  {
    ...{ name: 'promoFrom', kind: 'moment', path: 'from' },
    headings: ['aktionab', 'aktionvon', 'angebotab', 'salefrom', 'promofrom'],
  },
  {
    ...{ name: 'promoTo', kind: 'moment', path: 'to' },
    headings: ['aktionbis', 'angebotbis', 'saleto', 'promoto'],
  },
  {
    ...{ name: 'formerPrice', kind: 'money' },
    headings: ['streichpreis', 'fruehererpreis', 'alterpreis', 'stattpreis', 'compareatprice', 'formerprice'],
  },
  {
    ...{ name: 'pictures', kind: 'addresses' },
    headings: [
      'bild',
      'bilder',
      'bildurl',
      'bilderurl',
      'bildadresse',
      'bildadressen',
      'bildlink',
      'imageurl',
      'imageurls',
      'image',
      'images',
      'imagesrc',
      'imagelink',
      'foto',
    ],
  },
  { ...{ name: 'isService', kind: 'yes_no' }, headings: ['dienstleistung', 'leistung', 'service', 'isservice'] },
  {
    ...{ name: 'duration', kind: 'minutes', path: 'durationMinutes' },
    headings: ['dauer', 'dauermin', 'minuten', 'duration'],
  },
];

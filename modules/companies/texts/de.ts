import { domainsDe } from './domains-de.ts';

export const de = {
  ...domainsDe,
  'capability.company.read': 'Firmendaten ansehen',
  'capability.company.edit': 'Firmendaten und Anmelderegeln ändern',

  'company.kind.franchisor': 'Franchisegeber',
  'company.kind.franchisee': 'Franchisenehmer',
  'company.kind.merchant': 'Händler',

  'company.field.name': 'Name',
  'company.field.legalName': 'Firmierung',
  'company.field.address.street': 'Straße und Hausnummer',
  'company.field.address.postcode': 'Postleitzahl',
  'company.field.address.city': 'Ort',
  'company.field.address.country': 'Land',
  'company.field.phone': 'Telefon',
  'company.field.email': 'E-Mail',
  'company.field.website': 'Webseite',
  'company.field.vatId': 'USt-IdNr.',
  'company.field.defaultLanguage': 'Standardsprache',
  'company.field.secondFactorRequired': 'Zweiter Faktor ist Pflicht',

  'company.unknown': 'Diese Firma gibt es nicht.',
  'company.changed_meanwhile':
    'Die Firmendaten wurden inzwischen von jemand anderem geändert. Bitte vergleichen Sie die Angaben und speichern Sie dann noch einmal.',
  'company.code_taken': 'Das Kürzel „{code}“ ist schon vergeben.',
  'company.franchisor_missing': 'Ein Franchisenehmer braucht einen Franchisegeber.',
  'company.franchisor_not_expected': 'Nur ein Franchisenehmer gehört zu einem Franchisegeber.',
  'company.franchisor_of_wrong_kind': 'Diese Firma ist kein Franchisegeber.',

  'audit.company.created': 'Firma angelegt',
  'audit.company.changed': 'Firmendaten geändert',
} as const;

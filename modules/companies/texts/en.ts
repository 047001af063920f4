import type { TextsLike } from '@fachwerk/base/language';
import type { de } from './de.ts';
import { domainsEn } from './domains-en.ts';

export const en: TextsLike<typeof de> = {
  ...domainsEn,
  'capability.company.read': 'View company data',
  'capability.company.edit': 'Change company data and sign-in rules',

  'company.kind.franchisor': 'Franchisor',
  'company.kind.franchisee': 'Franchisee',
  'company.kind.merchant': 'Merchant',

  'company.field.name': 'Name',
  'company.field.legalName': 'Legal name',
  'company.field.address.street': 'Street and number',
  'company.field.address.postcode': 'Postcode',
  'company.field.address.city': 'City',
  'company.field.address.country': 'Country',
  'company.field.phone': 'Phone',
  'company.field.email': 'E-mail',
  'company.field.website': 'Website',
  'company.field.vatId': 'VAT ID',
  'company.field.defaultLanguage': 'Default language',
  'company.field.secondFactorRequired': 'Second factor is mandatory',

  'company.unknown': 'This company does not exist.',
  'company.changed_meanwhile': 'Somebody else has changed the company data meanwhile. Please compare and save again.',
  'company.code_taken': 'The code “{code}” is already taken.',
  'company.franchisor_missing': 'A franchisee needs a franchisor.',
  'company.franchisor_not_expected': 'Only a franchisee belongs to a franchisor.',
  'company.franchisor_of_wrong_kind': 'This company is not a franchisor.',

  'audit.company.created': 'Company created',
  'audit.company.changed': 'Company data changed',
};

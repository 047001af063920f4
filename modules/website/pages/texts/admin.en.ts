import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonEn } from './common.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...commonEn,

  'capability.area.pages': 'Pages of the website',
  'capability.pages.edit': 'Edit and publish pages of the website',

  'step.website': 'Design your website',
  'step.website.about': 'Choose a template for your trade, put in your own words and pictures, publish.',

  'audit.page.created': 'Page created',
  'audit.page.moved': 'Address or place of the page changed',
  'audit.page.not_found_chosen': 'Chosen as the page for missing addresses',
  'audit.page.published': 'Page published',
  'audit.page.brought_back': 'Earlier version of the page brought back',
  'audit.page.preview_made': 'Preview link made',
  'audit.page.removed': 'Page deleted',
  'audit.page_redirect.saved': 'Redirect saved',
  'audit.page_redirect.removed': 'Redirect deleted',
};

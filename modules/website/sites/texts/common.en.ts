import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'site.changed_meanwhile':
    'Somebody else has changed the website meanwhile. Please compare the values and save again.',
  'site.default_language_not_offered':
    'The default language is not among the languages of the website. Choose one of them, or offer it too.',
  'site.main_host_not_active': 'This domain is not active. Choose an active domain.',
  'site_logo.not_an_image': 'File corrupted? This is not a picture we can read. Use a JPEG, PNG, WebP or AVIF.',
  'site_logo.too_large': 'The picture is larger than 2 MB. Make it smaller and try again.',
  'site_logo.too_many_pixels': 'The picture has too many pixels. Make it smaller and try again.',
  'legal.changed_meanwhile':
    'Somebody else has published a new version meanwhile. Look at it and bring your changes over.',
  'legal.text_missing': 'The text is missing in the default language of the website.',
  'legal.valid_from_past': 'A version cannot come into force in the past. Choose a later moment.',
  'legal.in_force': 'This version is in force already and stays. Publish a new one instead.',

  'field.colour': 'Please enter a colour such as #b4532a.',
  'field.tile_url': 'Please enter an address with https:// and z, x and y in curly brackets.',

  'legal.title.terms': 'Terms and conditions',
  'legal.title.privacy': 'Privacy policy',
  'legal.title.withdrawal': 'Cancellation policy',
  'legal.title.imprint': 'Legal notice',
  'legal.title.accessibility': 'Accessibility',
  'legal.unknown': 'This text does not exist, or this version is not in force yet.',
};

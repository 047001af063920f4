import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'page.unknown': 'There is no such page.',
  'page.changed_meanwhile': '{name} has changed this page meanwhile. Compare both; nothing is lost.',
  'page.site_changed_meanwhile':
    'Changed or published meanwhile: {pages}. Nothing was published. Please look at the changes again.',
  'page.slug_taken': 'There is a page at this address already. Choose another one.',
  'page.slug_reserved': 'The website needs this address itself. Choose another one.',
  'page.slug_missing': 'The address is missing. Only the start page has none, and there is one start page.',
  'page.parent_unknown': 'The page above is no longer there. Choose another one.',
  'page.start_stays': 'The start page is always there: it cannot be hidden, moved or deleted.',
  'page.circle': 'A page cannot stand below itself.',
  'page.too_many': 'A website has no more than 500 pages. First delete one you no longer need.',
  'page.block_unknown': 'There is no block “{kind}” here. Take it off the page.',
  'page.block_wrong': 'Something in block {number} of the page is not right.',
  'page.block_twice': 'A block is on the page twice. Reload the page and try again.',
  'page.half_translated':
    'Only half of the page is translated ({languages}). Add the missing texts, or publish it all the same.',
  'page.nothing_to_publish': 'There is nothing new to publish.',
  'page.unlawful': 'Red points in the legal cockpit prevent publishing.',
  'page.until_before_from': 'The end is before the beginning.',
  'page_version.unknown': 'There is no such version.',
  'page_redirect.unknown': 'This redirect is no longer there.',
  'page_redirect.circle': 'This redirect leads in a circle.',
  'page_redirect.is_page': 'There is a page at this address. Only a free address can lead elsewhere.',
  'page_redirect.no_link': 'Please enter an address of this website (/menu) or one with https://.',

  'field.slug': 'Please use small letters, digits and hyphens only, at most three parts with / between them.',
};

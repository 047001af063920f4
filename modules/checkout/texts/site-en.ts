import type { TextsLike } from '@fachwerk/base/language';
import { pagesEn } from './pages-en.ts';
import type { siteDe } from './site-de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...pagesEn,
  'cart.empty': 'The shopping cart is empty. Choose a box first.',
  'cart.box_already_in_cart': 'This box is already in the shopping cart.',
  'cart.item_not_added': 'Action failed. The item could not be added to the shopping cart. Please try again.',
  'cart.options_unavailable': 'Chosen options not available. Please choose another time or size.',
  'cart.item_unknown': 'This line is no longer in the shopping cart.',
  'cart.full': 'One order holds {most} boxes at most. Pay for these first.',
  'cart.not_empty':
    'There is something in the shopping cart already. If you go on, it is removed and others can have it again.',
  'cart.other_party':
    'The shopping cart holds boxes of another provider. Pay for those first, or empty the shopping cart.',
  'cart.hold_expired':
    'The time to pay has run out and the box is no longer reserved for you. Reserve it again in the shopping cart.',
  'cart.price_changed': 'The price has changed meanwhile. Please check the new total and place the order again.',
  'cart.changed_meanwhile':
    'The shopping cart has changed meanwhile, perhaps in another window. Please check it again.',
  'checkout.missing_information': 'Missing information.',
  'checkout.incorrect_information': 'Incorrect information.',
  'checkout.approval_required': 'Approval required.',
  'field.first_name_missing': 'Please enter your first name.',
  'field.last_name_missing': 'Please enter your last name.',
  'field.email_missing': 'Please enter your e-mail address.',
  'field.phone': 'Please enter a phone number like 0170 1234567, or leave it empty.',
  'field.accept_terms': 'Please accept the terms.',
  'field.accept_privacy': 'Please confirm that you have read the privacy policy.',
  'field.accept_withdrawal': 'Please confirm the cancellation policy and the start of the rental.',
};

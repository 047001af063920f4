import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'customer.email_taken': 'This e-mail address already belongs to another account.',
  'customer.email_missing': 'Please enter an e-mail address: the customer signs in with it.',
  'customer.already_blocked': 'This account is blocked already.',
  'customer.not_blocked': 'This account is not blocked.',
  'customer.of_the_network':
    'The account is valid in the whole network. Only the franchisor can block it or change its e-mail address.',
  'customer.figure_denied': 'Your role does not show this figure. Sort and filter by another column.',
  'customer_tag.of_the_network': 'Only the franchisor assigns tags.',
  'customer_tag.unknown': 'This tag no longer exists.',
  'customer_tag.name_taken': 'There is already a tag with this name.',
  'customer_tag.limit_reached': 'There can be no more than {most} tags. Delete another one first.',
  'customer_note.unknown': 'There is no such note, or somebody else wrote it.',

  'customer.unknown': 'There is no such customer.',
  'customer.changed_meanwhile':
    'These details have been changed elsewhere in the meantime. Please check them and save again.',
  'customer.has_open_business':
    'Something is still open, such as a running rental or a payment. Once it is settled, the account can be deleted.',
  'customer.merge_same': 'A customer cannot be merged with themselves.',
  'customer.merged_meanwhile': 'This customer has been merged with another one meanwhile.',
  'customer.not_confirmed': 'To confirm, enter exactly the email address of the account.',
  'customer_address.unknown': 'This address no longer exists.',
  'customer_address.limit_reached': 'No more than {most} addresses can be saved. Please remove another one first.',
  'customer_login.email_invalid': 'Action failed. Please enter a valid email address.',
  'customer_login.too_many_tries': 'Too many requests came from here. Please try again in {minutes} minutes.',
  'customer_login.link_invalid':
    'This link is no longer valid. It works for 15 minutes and only once. Simply request a new one.',
  'customer_login.code_wrong': 'This code is not right. Tries left: {left}.',
  'customer_login.code_used_up': 'This code is no longer valid. Open the link in the email, or request a new email.',
  'customer_newsletter.link_invalid': 'This link is invalid. Please open it directly from the email.',
  'customer_newsletter.too_many': 'Too many people have signed up within the hour. Please try again later.',

  'customers.export.file': 'my-data',
};

import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'help.title': 'Guide/help',
  'help.search': 'Search the guide',
  'help.found_one': '{count} page found',
  'help.found_other': '{count} pages found',
  'help.contents': 'Contents of the guide',
  'help.no_page': 'There is no such page in the guide, or it is about something you may not open.',
  'help.picture': 'The screen “{title}”',
  'help.to_screen': 'Go to the area',
  'help.language.de': 'Deutsch',
  'help.language.en': 'English',
  'help.language.ru': 'Русский',
  'help.group.first-steps': 'First steps',
  'help.group.every-day': 'Every day',
  'help.group.selling': 'Selling',
  'help.group.boxes': 'Lockers and locations',
  'help.group.website': 'Website',
  'help.group.company': 'Company and technology',
  'help.errors': 'Error numbers',
  'help.errors.search': 'Number or word',
  'help.errors.when': 'Cause',
  'help.errors.says': 'Error message',
  'help.errors.do': 'Solution',
  'help.error.1.when':
    'Somebody puts a box into the cart and it cannot be reserved, although it was free a moment ago.',
  'help.error.1.says': 'Action failed. The item could not be added to the shopping cart. Please try again.',
  'help.error.1.do':
    'Have them reload the page and choose again. If the number returns, check whether the box or the location was just taken out of service.',
  'help.error.3.when':
    'A link to an order leads nowhere: it was copied in part, or the order belongs to another website.',
  'help.error.3.says': 'Error retrieving order data.',
  'help.error.3.do': 'Ask for the order number, find the order under Orders and send the confirmation again.',
  'help.error.4.when': 'An invoice cannot be downloaded: it is still being made, or the connection broke off.',
  'help.error.4.says': 'Failed to download. Please try again.',
  'help.error.4.do':
    'Have them try again after a minute. Otherwise open the invoice in the order and send it by e-mail.',
  'help.error.28.when':
    'Between choosing and ordering somebody else took the period, or price and opening hours have changed.',
  'help.error.28.says': 'Chosen options not available. Please choose another time or size.',
  'help.error.28.do': 'Have them choose another time or size. What is free stands under Locations and on the wall.',
  'help.error.32.when': 'For this period no box of this size is free, for sale and in reach.',
  'help.error.32.says': 'Box size not available for the chosen period.',
  'help.error.32.do':
    'Offer another size. If boxes are free on the wall, check whether the controller is connected and the batteries suffice.',
  'help.error.59.when': 'The payment provider does not answer. Nothing was charged.',
  'help.error.59.says':
    'Something went wrong. Please try again or use a different payment method. The payment provider is not answering; nothing was charged.',
  'help.error.59.do':
    'Have them try again in some minutes, or with another way to pay. If it goes on, look at the request logs (outgoing).',
  'help.error.63.when':
    'The chosen way to pay was switched off meanwhile, or the provider does not take it for this amount.',
  'help.error.63.says': 'This way to pay is no longer available here. Please choose another one.',
  'help.error.63.do': 'Have them choose another way to pay. If it should work, check the credentials of the provider.',
  'help.error.89.when':
    'A sign-in link is older than 15 minutes or used already, often by the mailbox’s virus scanner.',
  'help.error.89.says':
    'This link is no longer valid. It works for 15 minutes and only once. Simply request a new one.',
  'help.error.89.do': 'Have them request a new link, or type the six-digit code of the e-mail in the same browser.',
  'help.error.109.when': 'A key link leads to no rental: it was copied in part, or it belongs to another operator.',
  'help.error.109.says': 'There is no such rental. Please check the link in your e-mail.',
  'help.error.109.do': 'Find the rental under Access rights and send the access data again.',
  'help.error.182.when': 'A fault on the server: the page could not be loaded, and nothing was saved.',
  'help.error.182.says':
    'Something bad happened; please try again later. Nothing was saved. If it happens again, give support the number {requestId}.',
  'help.error.182.do':
    'Ask for the long number beside it: it is the number of the request in the request logs. Turn to the technicians with it.',
  'help.error.357.when': 'The server or its database cannot be reached for a moment, for instance during a restart.',
  'help.error.357.says': 'The server cannot answer right now. Nothing was saved; try again in a moment.',
  'help.error.357.do': 'Have them try again after a minute. If it lasts longer, call the technicians.',
};

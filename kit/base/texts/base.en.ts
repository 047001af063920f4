import type { TextsLike } from '../language.ts';
import type { de } from './base.de.ts';

export const en: TextsLike<typeof de> = {
  'input.invalid': 'Some of the details are not right yet. Please check the marked fields.',
  'input.unreadable': 'The request could not be read. Reload the page and try again.',
  'input.too_large': 'This is too large. Choose a smaller file, or send less at a time.',
  'input.content_type': 'The server does not take this format here.',
  'repeat.other_input':
    'This request was already sent with other details under the same key. Reload the page and check what has been saved.',
  'access.signed_out': 'You are not signed in, or your session has ended. Please sign in.',
  'access.denied': 'No permission. Your role does not allow this; ask an administrator of your company.',
  'access.too_many_tries': 'Too many requests in a short time. Try again in {seconds} s.',
  'access.cross_site':
    'This request came from another website and was not carried out. Open the application itself and try it there.',
  'site.suspended':
    'This offer is suspended at the moment. You can still reach running rentals and orders by the link in your e-mail.',
  'host.unknown': 'Nothing is set up here under this host name. Whoever runs the server enters it in PUBLIC_URL.',
  'path.unknown': 'This address does not exist.',
  'method.unknown': 'This address exists, but it cannot be called in this way.',
  'file.unknown': 'This file does not exist, or no longer does.',
  'server.busy': 'The server cannot answer right now. Nothing was saved; try again in a moment.',
  'server.not_ready': 'The server is not ready. No answer from: {failed}.',
  'server.defect':
    'Something went wrong on our side, and nothing was saved. Try again later. If that does not help, give support the number {requestId}.',
  'outbound.refused':
    'The server may not call this address. Public addresses that begin with http:// or https:// are allowed.',
  'outbound.unreachable': 'Nobody answers at this address. Check the spelling, or try again later.',
  'outbound.too_large': 'The answer from this address is too large.',
  'outbound.too_many_redirects': 'This address redirects too often. Enter the address one arrives at in the end.',
  'problem.number': 'Error {number}',
  'server.page.title': 'Not available right now',
  'host.page.title': 'Nothing is set up under this address',
  'host.page.what': 'This server is running, but it does not know the host name you called it by.',
  'host.page.todo':
    'If you run the server: enter the address it is to be reached by in PUBLIC_URL, and start it again. On the machine itself it always answers under localhost.',

  'field.missing': 'This is missing.',
  'field.type': 'This does not have the right form.',
  'field.invalid': 'This is not right.',
  'field.unknown': 'This does not belong here.',
  'field.number': 'Please enter a number.',
  'field.integer': 'Please enter a whole number.',
  'field.date': 'Please enter a valid date.',
  'field.choice': 'Please choose one of the values on offer.',
  'field.too_short_one': 'Please fill in this field.',
  'field.too_short_other': 'Too short by {by}: please enter at least {count} characters.',
  'field.too_long_one': 'Too long by {by}: there is room for one character at most.',
  'field.too_long_other': 'Too long by {by}: there is room for {count} characters at most.',
  'field.too_small': 'The value must be at least {limit}.',
  'field.too_big': 'The value must be at most {limit}.',
  'field.too_few_one': 'Please choose at least one entry.',
  'field.too_few_other': 'Please choose at least {count} entries.',
  'field.too_many_one': 'One entry at most is possible here.',
  'field.too_many_other': 'At most {count} entries are possible here.',
  'field.email': 'Please enter a valid e-mail address, such as name@company.com.',
  'field.json': 'This cannot be read.',
  'field.money': 'Please enter an amount such as 1.99 without a euro sign.',
  'field.twice': 'A value is in the list twice.',
  'field.file': 'Please choose a file.',
  'field.link': 'Please enter a path (/admin/…) or an address with https://.',
  'field.characters': 'These characters are not allowed here: {characters}',
  'field.control_characters': 'This contains characters that are not allowed here.',
};

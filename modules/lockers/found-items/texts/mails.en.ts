import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.rental.found_item.subject': 'Item found in box {box} at {location}',
  'mail.rental.found_item.text':
    'Hello {name},\n\nsomething was found in box {box} at {location} after your rental. We keep it until {until}.\n\nIs it yours? Then reply to this e-mail and describe the item.',
  'mail.rental.found_item.button': 'To my rental',
};

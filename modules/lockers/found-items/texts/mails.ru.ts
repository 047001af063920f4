import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'mail.rental.found_item.subject': 'Находка в ячейке {box}, {location}',
  'mail.rental.found_item.text':
    'Здравствуйте, {name}!\n\nПосле вашей аренды ячейки {box} ({location}) там нашли вещь. Мы храним её до {until}.\n\nОна ваша? Ответьте на это письмо и опишите её.',
  'mail.rental.found_item.button': 'К моей аренде',
};

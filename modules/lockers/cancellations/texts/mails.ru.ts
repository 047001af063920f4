import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'cancellation.reason': 'Отменено клиентом до начала.',
  'mail.rental.cancelled_by_renter.subject': 'Отменено: ячейка {box} с {from}',
  'mail.rental.cancelled_by_renter.text':
    'Здравствуйте, {name}!\n\nВаша бронь ячейки {box} в {location} (с {from} до {to}) отменена.\n\nМы вернём {amount} тем же способом, которым вы платили. Это может занять несколько дней; документ о возврате пришлём, как только деньги будут отправлены.\n\nЭто были не вы? Тогда сразу ответьте на это письмо.',
  'mail.rental.cancelled_by_renter.button': 'Посмотреть отмену',
  'mail.rental.cancelled_free.subject': 'Отменено: ячейка {box} с {from}',
  'mail.rental.cancelled_free.text':
    'Здравствуйте, {name}!\n\nВаша бронь ячейки {box} в {location} (с {from} до {to}) отменена.\n\nЭто были не вы? Тогда сразу ответьте на это письмо.',
  'mail.rental.cancelled_free.button': 'Посмотреть отмену',
};

import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'mail.corrected.subject': 'Ваш заказ {number} изменён',
  'mail.corrected.text': 'мы изменили Ваш заказ {number}. Причина: {reason}. Теперь он выглядит так:',
};

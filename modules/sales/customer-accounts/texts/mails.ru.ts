import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'customer_mail.login.subject': 'Ваша ссылка для входа на {site}',
  'customer_mail.login.text':
    'По этой ссылке вы войдёте на {site}. Она действует {minutes} минут и срабатывает один раз.\n\nИли введите на странице этот код: {code}\n\nВы не собирались входить? Тогда ничего делать не нужно.',
  'customer_mail.login.button': 'Войти',
};

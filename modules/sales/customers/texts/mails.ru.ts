import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'customer_mail.hello': 'Здравствуйте!',
  'customer_mail.hello.name': 'Здравствуйте, {name}!',
  'customer_mail.newsletter.subject': 'Подтвердите рассылку {site}',
  'customer_mail.newsletter.text':
    'Вы подписались на рассылку {site}. Подтвердите это одним нажатием. Без подтверждения мы ничего не пришлём.\n\nПо той же ссылке можно отписаться в любое время.',
  'customer_mail.newsletter.button': 'Подтвердить рассылку',
  'customer_mail.erased.subject': 'Ваш аккаунт на {site} удалён',
  'customer_mail.erased.text':
    'Ваш аккаунт на {site} и личные данные удалены. Счета мы храним столько, сколько требует закон; затем удалим и их.\n\nМы всегда рады вам снова.',
  'customer_mail.email_changed.subject': 'Новый адрес почты для вашего аккаунта на {site}',
  'customer_mail.email_changed.text':
    'Адрес электронной почты вашего аккаунта на {site} изменён.\n\nРаньше: {oldEmail}\nТеперь: {newEmail}\n\nЭто были не вы? Сразу свяжитесь с нами.',
};

import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'withdraw.mail.subject': 'Подтверждение получения: ваш отказ от {date}',
  'withdraw.mail.text':
    'Здравствуйте, {name}!\n\nВаш отказ получен {site} {date} в {time}.\n\nСодержание вашего заявления:\nНастоящим я отказываюсь от указанного ниже договора.\nИмя: {name}\nАдрес эл. почты: {email}\nНомер заказа: {orderNumber}\nПредмет отказа: {subject}\n\nМы рассмотрим отказ и свяжемся с вами. Пожалуйста, сохраните это письмо.\n\nВы этого не отправляли? Тогда ответьте на это письмо.',
  'withdraw.answer.subject': 'О вашем отказе (заказ {orderNumber})',
  'withdraw.canned.accepted':
    'Здравствуйте, {name}!\n\nВаш отказ от {date} по заказу {orderNumber} принят. Мы вернём деньги не позднее {due} тем же способом, которым вы платили.\n\nС уважением,\n{site}',
  'withdraw.canned.expired':
    'Здравствуйте, {name}!\n\nВаш отказ от {date} по заказу {orderNumber} поступил после окончания срока в четырнадцать дней. Поэтому договор остаётся в силе. Если есть вопросы, просто ответьте на это письмо.\n\nС уважением,\n{site}',
  'withdraw.canned.used':
    'Здравствуйте, {name}!\n\nВаш отказ от {date} по заказу {orderNumber} принят. Поскольку аренда по вашему желанию уже началась, мы удержим плату за использованное время и вернём остаток не позднее {due}.\n\nС уважением,\n{site}',
  'withdraw.canned.unknown_order':
    'Здравствуйте, {name}!\n\nМы не нашли заказ с номером {orderNumber}. Проверьте подтверждение заказа и пришлите нам правильный номер. Для срока важна дата получения вашего отказа: {date}.\n\nС уважением,\n{site}',
};

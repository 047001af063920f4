import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'mail.rental.reminder.subject': 'Ваша аренда скоро закончится: ячейка {box}',
  'mail.rental.reminder.text':
    'Здравствуйте, {name}!\n\nАренда ячейки {box} в {location} заканчивается {to}.\n\nНужно больше времени? Продлите аренду сейчас. Если нет, заберите вещи до этого времени и закончите аренду на телефоне.',
  'mail.rental.reminder.button': 'Продлить аренду',
  'mail.rental.end.subject': 'Время аренды вышло: ячейка {box}',
  'mail.rental.end.text':
    'Здравствуйте, {name}!\n\nОплаченное время аренды ячейки {box} в {location} закончилось.\n\nДо {until} ячейка ещё открывается без доплаты. {overrun} Освободите ячейку и закончите аренду.',
  'mail.rental.end.button': 'К моей аренде',
  'mail.rental.overrun.subject': 'Нужна доплата: ячейка {box}',
  'mail.rental.overrun.text':
    'Здравствуйте, {name}!\n\nВремя аренды ячейки {box} в {location} закончилось {to}. Чтобы открыть её снова, нужна доплата: сейчас {amount}, за каждый следующий начатый час ещё {rate}.\n\nПосле оплаты ячейка открывается как обычно.',
  'mail.rental.overrun.button': 'Доплатить сейчас',
  'mail.rental.owed.subject': 'Неоплаченная доплата за ячейку {box}',
  'mail.rental.owed.text':
    'Здравствуйте, {name}!\n\nКто-то только что попытался арендовать ячейку с вашим адресом. Это станет возможно, когда будет внесена доплата за ячейку {box} ({location}): сейчас {amount}.\n\nЕсли это были не вы, из-за бронирования ничего делать не нужно.',
  'mail.rental.owed.button': 'Доплатить',
  'customer_mail.not_bookable.subject': 'Ваше бронирование у {site}',
  'customer_mail.not_bookable.text':
    'Кто-то только что попытался арендовать ячейку у {site} с вашим адресом. Для этого адреса аренда заблокирована.\n\nЕсли хотите узнать причину, ответьте на это письмо. Если это были не вы, ничего делать не нужно.',
  'mail.rental.extended.subject': 'Продлено: ячейка {box} до {to}',
  'mail.rental.extended.text':
    'Здравствуйте, {name}!\n\nАренда ячейки {box} в {location} продлена до {to}. Ссылка и PIN остаются прежними.\n\n{overrun}',
  'mail.rental.extended.button': 'К моей аренде',
  'mail.rental.extension_refunded.subject': 'Продлить аренду уже не удалось',
  'mail.rental.extension_refunded.text':
    'Здравствуйте, {name}!\n\nКогда пришла оплата, ячейка {box} в {location} на это время уже была занята или аренда закончилась. Ваша аренда по-прежнему до {to}.\n\nМы вернём {amount} тем же способом, которым вы платили. Это может занять несколько дней.',
  'mail.rental.extension_refunded.button': 'К моей аренде',
  'mail.rental.surcharge_refunded.subject': 'Доплата пришла дважды',
  'mail.rental.surcharge_refunded.text':
    'Здравствуйте, {name}!\n\nДоплата за ячейку {box} в {location} уже была внесена. Мы вернём {amount} тем же способом, которым вы платили. Это может занять несколько дней.',
  'mail.rental.surcharge_refunded.button': 'К моей аренде',
  'mail.rental.ended.subject': 'Спасибо! Аренда ячейки {box} закончена',
  'mail.rental.ended.text': 'Здравствуйте, {name}!\n\nАренда ячейки {box} в {location} закончена. Спасибо!',
  'mail.rental.ended.button': 'К моей аренде',
  'mail.rental.ended_owing.subject': 'Спасибо! Аренда ячейки {box} закончена, осталась доплата',
  'mail.rental.ended_owing.text':
    'Здравствуйте, {name}!\n\nВаша аренда ячейки {box} в {location} закончена. Спасибо!\n\nЗабронированное время закончилось {to}. За время после него осталось доплатить {amount}. Больше эта сумма не станет, но арендовать новую ячейку можно будет только после оплаты.',
  'mail.rental.ended_owing.button': 'Доплатить',
  'mail.rental.ended_by_staff.subject': 'Аренда ячейки {box} прекращена',
  'mail.rental.ended_by_staff.text':
    'Здравствуйте, {name}!\n\nМы закончили вашу аренду ячейки {box} в {location}.\n\nПричина: {reason}\n\nЕсли есть вопросы, просто ответьте на это письмо.',
  'mail.rental.ended_by_staff.button': 'К моей аренде',
  'mail.rental.replaced.subject': 'Ваша новая ячейка: {after}',
  'mail.rental.replaced.text':
    'Здравствуйте, {name}!\n\nСпасибо, что сообщили. Вместо ячейки {before} у вас теперь ячейка {after} в {location}, без доплаты и до {to}. Ссылка и PIN остаются прежними.\n\nЯчейку {before} мы проверим.',
  'mail.rental.replaced.button': 'Открыть ячейку',
  'mail.rental.opened_by_staff.subject': 'Мы открыли ячейку {box}',
  'mail.rental.opened_by_staff.text':
    'Здравствуйте, {name}!\n\nМы открыли вашу ячейку {box} в {location}: {at}.\n\nПричина: {reason}\n\nЕсли есть вопросы, просто ответьте на это письмо.',
  'mail.rental.opened_by_staff.button': 'К моей аренде',
  'rental.line.extension': 'Продление ячейки {size}, {location}',
  'rental.line.surcharge': 'Доплата за ячейку {size}, {location}',
  'rental.line.charge': 'Разница в цене за ячейку {size}, {location}',
  'rental.line.span': '{from} – {to}, к заказу {order}',
};

import type { TextsLike } from '@fachwerk/base/language';
import type { lifeSiteDe } from './life-site-de.ts';

type Forms = `rental.data_hold.${'running' | 'unpaid'}_${'few' | 'many'}`;

export const lifeSiteRu: TextsLike<typeof lifeSiteDe> & Readonly<Record<Forms, string>> = {
  'mail.rental_life.reminder.subject': 'Ваша аренда скоро закончится: ячейка {box}',
  'mail.rental_life.reminder.text':
    'Здравствуйте, {name}!\n\nАренда ячейки {box} в {location} заканчивается {to}.\n\nНужно больше времени? Продлите аренду сейчас. Если нет, заберите вещи до этого времени и закончите аренду на телефоне.',
  'mail.rental_life.reminder.button': 'Продлить аренду',
  'mail.rental_life.end.subject': 'Время аренды вышло: ячейка {box}',
  'mail.rental_life.end.text':
    'Здравствуйте, {name}!\n\nОплаченное время аренды ячейки {box} в {location} закончилось.\n\nДо {until} ячейка ещё открывается без доплаты. Потом каждый начатый час после оплаченного времени стоит {rate}. Освободите ячейку и закончите аренду.',
  'mail.rental_life.end.button': 'К моей аренде',
  'mail.rental_life.overrun.subject': 'Нужна доплата: ячейка {box}',
  'mail.rental_life.overrun.text':
    'Здравствуйте, {name}!\n\nВремя аренды ячейки {box} в {location} закончилось {to}. Чтобы открыть её снова, нужна доплата: сейчас {amount}, за каждый следующий начатый час ещё {rate}.\n\nПосле оплаты ячейка открывается как обычно.',
  'mail.rental_life.overrun.button': 'Доплатить сейчас',
  'mail.rental_life.extended.subject': 'Продлено: ячейка {box} до {to}',
  'mail.rental_life.extended.text':
    'Здравствуйте, {name}!\n\nАренда ячейки {box} в {location} продлена до {to}. Ссылка и PIN остаются прежними.',
  'mail.rental_life.extended.button': 'К моей аренде',
  'mail.rental_life.extension_refunded.subject': 'Продлить аренду уже не удалось',
  'mail.rental_life.extension_refunded.text':
    'Здравствуйте, {name}!\n\nКогда пришла оплата, ячейка {box} в {location} на это время уже была занята или аренда закончилась. Ваша аренда по-прежнему до {to}.\n\nМы вернём {amount} тем же способом, которым вы платили. Это может занять несколько дней.',
  'mail.rental_life.extension_refunded.button': 'К моей аренде',
  'mail.rental_life.surcharge_refunded.subject': 'Доплата пришла дважды',
  'mail.rental_life.surcharge_refunded.text':
    'Здравствуйте, {name}!\n\nДоплата за ячейку {box} в {location} уже была внесена. Мы вернём {amount} тем же способом, которым вы платили. Это может занять несколько дней.',
  'mail.rental_life.surcharge_refunded.button': 'К моей аренде',
  'mail.rental_life.surcharge_waived.subject': 'Доплата не нужна: ячейка {box}',
  'mail.rental_life.surcharge_waived.text':
    'Здравствуйте, {name}!\n\nМы отказываемся от доплаты {amount} за ячейку {box} в {location}. Ячейка снова открывается. Освободите её и закончите аренду.',
  'mail.rental_life.surcharge_waived.button': 'К моей аренде',
  'mail.rental_life.ended.subject': 'Спасибо! Аренда ячейки {box} закончена',
  'mail.rental_life.ended.text':
    'Здравствуйте, {name}!\n\nАренда ячейки {box} в {location} закончена. Спасибо!\n\nВсё получилось? Будем рады короткому отзыву.',
  'mail.rental_life.ended.button': 'Написать отзыв',
  'mail.rental_life.ended_by_staff.subject': 'Аренда ячейки {box} прекращена',
  'mail.rental_life.ended_by_staff.text':
    'Здравствуйте, {name}!\n\nМы закончили вашу аренду ячейки {box} в {location}.\n\nПричина: {reason}\n\nЕсли есть вопросы, просто ответьте на это письмо.',
  'mail.rental_life.ended_by_staff.button': 'Написать отзыв',
  'mail.rental_life.cancelled.subject': 'Бронь ячейки {box} отменена',
  'mail.rental_life.cancelled.text':
    'Здравствуйте, {name}!\n\nНам пришлось отменить вашу бронь ячейки {box} в {location} ({from} – {to}).\n\nПричина: {reason}\n\nМы свяжемся с вами по поводу возврата денег.',
  'mail.rental_life.cancelled.button': 'К моей аренде',
  'mail.rental_life.replaced.subject': 'Ваша новая ячейка: {after}',
  'mail.rental_life.replaced.text':
    'Здравствуйте, {name}!\n\nСпасибо, что сообщили. Вместо ячейки {before} у вас теперь ячейка {after} в {location}, без доплаты и до {to}. Ссылка и PIN остаются прежними.\n\nЯчейку {before} мы проверим.',
  'mail.rental_life.replaced.button': 'Открыть ячейку',
  'mail.rental_life.swapped.subject': 'Теперь у вас ячейка {after}',
  'mail.rental_life.swapped.text':
    'Здравствуйте, {name}!\n\nВаша аренда в {location} переехала из ячейки {before} в ячейку {after}, без доплаты. Ссылка, PIN и конец аренды прежние: {to}.\n\nВ ячейке {before} остались вещи? Сразу ответьте на это письмо.',
  'mail.rental_life.swapped.button': 'Открыть ячейку',
  'mail.rental_life.opened_by_staff.subject': 'Мы открыли ячейку {box}',
  'mail.rental_life.opened_by_staff.text':
    'Здравствуйте, {name}!\n\nМы открыли вашу ячейку {box} в {location}: {at}.\n\nПричина: {reason}\n\nЕсли есть вопросы, просто ответьте на это письмо.',
  'mail.rental_life.opened_by_staff.button': 'К моей аренде',
  'mail.rental_life.access_revoked.subject': 'Доступ к ячейке {box} закрыт',
  'mail.rental_life.access_revoked.text':
    'Здравствуйте, {name}!\n\nМы закрыли вам доступ к ячейке {box} в {location}. Ссылка и PIN сейчас её не открывают.\n\nПричина: {reason}\n\nСвяжитесь с нами: просто ответьте на это письмо.',
  'mail.rental_life.access_revoked.button': 'К моей аренде',
  'mail.rental_life.access_restored.subject': 'Доступ к ячейке {box} снова открыт',
  'mail.rental_life.access_restored.text':
    'Здравствуйте, {name}!\n\nДоступ к ячейке {box} в {location} снова открыт. Ссылка и PIN действуют как раньше, до {to}.',
  'mail.rental_life.access_restored.button': 'Открыть ячейку',
  'mail.rental_life.access_renewed.subject': 'Новые данные для доступа к ячейке {box}',
  'mail.rental_life.access_renewed.text':
    'Здравствуйте, {name}!\n\nВот новые данные для доступа к ячейке {box} в {location}, они действуют до {to}. Старая ссылка и старый PIN ячейку больше не открывают.\n\nВаш новый PIN для терминала: {pin}',
  'mail.rental_life.access_renewed.button': 'Открыть ячейку',
  'mail.rental_life.dates_changed.subject': 'Новое время аренды ячейки {box}',
  'mail.rental_life.dates_changed.text':
    'Здравствуйте, {name}!\n\nМы изменили время вашей аренды ячейки {box} в {location}.\n\nБыло: {oldFrom} – {oldTo}\nСтало: {from} – {to}\n\nЕсли есть вопросы, просто ответьте на это письмо.',
  'mail.rental_life.dates_changed.button': 'К моей аренде',
  'rental.line.extension': 'Продление ячейки {size}, {location}',
  'rental.line.surcharge': 'Доплата за ячейку {size}, {location}',
  'rental.line.span': '{from} – {to}, к заказу {order}',
  'rental.data_hold.running_one': 'Одна аренда ещё идёт или только начнётся.',
  'rental.data_hold.running_other': '{count} аренды ещё идут или только начнутся.',
  'rental.data_hold.unpaid_one': 'Одна доплата ещё не внесена.',
  'rental.data_hold.unpaid_other': '{count} доплаты ещё не внесены.',
  'rental.data_hold.running_few': '{count} аренды ещё идут или только начнутся.',
  'rental.data_hold.running_many': '{count} аренд ещё идут или только начнутся.',
  'rental.data_hold.unpaid_few': '{count} доплаты ещё не внесены.',
  'rental.data_hold.unpaid_many': '{count} доплат ещё не внесены.',
};

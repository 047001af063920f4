import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'mail.rental.surcharge_waived.subject': 'Доплата не нужна: ячейка {box}',
  'mail.rental.surcharge_waived.text':
    'Здравствуйте, {name}!\n\nМы отказываемся от доплаты {amount} за ячейку {box} в {location}. Ячейка снова открывается. Освободите её и закончите аренду.',
  'mail.rental.surcharge_waived.button': 'К моей аренде',
  'mail.rental.cancelled.subject': 'Бронь ячейки {box} отменена',
  'mail.rental.cancelled.text':
    'Здравствуйте, {name}!\n\nНам пришлось отменить вашу бронь ячейки {box} в {location} ({from} – {to}).\n\nПричина: {reason}\n\n{money}',
  'mail.rental.cancelled.button': 'К моей аренде',
  'mail.rental.cancelled.money.all':
    'Вам вернётся вся сумма: {amount}, тем же способом, которым вы платили. Это может занять несколько дней.',
  'mail.rental.cancelled.money.part':
    'Из оплаченных {paid} вам вернётся {amount}, тем же способом, которым вы платили. Это может занять несколько дней.',
  'mail.rental.cancelled.money.none':
    'Оплаченные {paid} не возвращаются. Если у вас есть вопросы, просто ответьте на это письмо.',
  'mail.rental.cancelled.money.undecided':
    'Вы оплатили {paid}. Будет ли что-то возвращено, ещё не решено. Если у вас есть вопросы, просто ответьте на это письмо.',
  'mail.rental.cancelled.money.nothing_paid': 'Вам это ничего не стоит.',
  'mail.rental.swapped.subject': 'Теперь у вас ячейка {after}',
  'mail.rental.swapped.text':
    'Здравствуйте, {name}!\n\nВаша аренда в {location} переехала из ячейки {before} в ячейку {after}, без доплаты. Ссылка, PIN и конец аренды прежние: {to}.\n\nВ ячейке {before} остались вещи? Сразу ответьте на это письмо.',
  'mail.rental.swapped.button': 'Открыть ячейку',
  'mail.rental.access_revoked.subject': 'Доступ к ячейке {box} закрыт',
  'mail.rental.access_revoked.text':
    'Здравствуйте, {name}!\n\nМы закрыли вам доступ к ячейке {box} в {location}. Ссылка и PIN сейчас её не открывают.\n\nПричина: {reason}\n\nСвяжитесь с нами: просто ответьте на это письмо.',
  'mail.rental.access_revoked.button': 'К моей аренде',
  'mail.rental.access_restored.subject': 'Доступ к ячейке {box} снова открыт',
  'mail.rental.access_restored.text':
    'Здравствуйте, {name}!\n\nДоступ к ячейке {box} в {location} снова открыт. Ссылка и PIN действуют как раньше, до {to}.',
  'mail.rental.access_restored.button': 'Открыть ячейку',
  'mail.rental.access_renewed.subject': 'Новые данные для доступа к ячейке {box}',
  'mail.rental.access_renewed.text':
    'Здравствуйте, {name}!\n\nВот новые данные для доступа к ячейке {box} в {location}, они действуют до {to}. Старая ссылка и старый PIN ячейку больше не открывают.',
  'mail.rental.access_renewed.button': 'Открыть ячейку',
  'mail.rental.dates_changed.subject': 'Новое время аренды ячейки {box}',
  'mail.rental.dates_changed.text':
    'Здравствуйте, {name}!\n\nМы изменили время вашей аренды ячейки {box} в {location}.\n\nБыло: {oldFrom} – {oldTo}\nСтало: {from} – {to}\n\nЕсли есть вопросы, просто ответьте на это письмо.',
  'mail.rental.dates_changed.button': 'К моей аренде',
  'mail.rental.dates_charged.subject': 'Продлено до {to}: к оплате {amount}',
  'mail.rental.dates_charged.text':
    'Здравствуйте, {name}!\n\nВремя аренды ячейки {box}, {location}, изменено.\n\nБыло: {oldFrom} – {oldTo}\nСтало: {from} – {to}\n\nРазница в цене {amount} ещё не оплачена. До прежнего окончания ячейка открывается как обычно, затем – после оплаты.',
  'mail.rental.dates_charged.button': 'Оплатить',
  'mail.rental.swap_charged.subject': 'Ваша новая ячейка: {after}, к оплате {amount}',
  'mail.rental.swap_charged.text':
    'Здравствуйте, {name}!\n\nВаша аренда ({location}) перенесена из ячейки {before} в более просторную ячейку {after}. Ссылка, PIN и время окончания ({to}) не меняются.\n\nРазница в цене {amount} ещё не оплачена. До окончания аренды ячейка открывается как обычно, затем – после оплаты.\n\nВ ячейке {before} остались вещи? Сразу ответьте на это письмо.',
  'mail.rental.swap_charged.button': 'Оплатить',
  'mail.rental.swap_paid.subject': 'Ваша новая ячейка: {after}',
  'mail.rental.swap_paid.text':
    'Здравствуйте, {name}!\n\nВаша аренда ({location}) перенесена из ячейки {before} в более просторную ячейку {after}. Разница в цене {amount} оплачена. Ссылка, PIN и время окончания ({to}) не меняются.\n\nВ ячейке {before} остались вещи? Сразу ответьте на это письмо.',
  'mail.rental.swap_paid.button': 'Открыть ячейку',
  'mail.rental.pay_link.subject': 'Ссылка на оплату: {amount} за ячейку {box}',
  'mail.rental.pay_link.text':
    'Здравствуйте, {name}!\n\nза аренду ячейки {box}, {location} (до {to}) к оплате {amount}. По ссылке вы оплатите то, что не оплачено на момент открытия.',
  'mail.rental.pay_link.button': 'Оплатить',
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

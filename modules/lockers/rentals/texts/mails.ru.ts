import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  ...commonRu,
  'rental.line': 'Ячейка {size}, {location}',
  'rental.line_detail_now': '{duration} с момента оплаты',
  'rental.line_detail': '{from} – {to}',
  'rental.refund_reason.paid_late': 'Оплата пришла, когда свободной ячейки уже не было.',
  'rental.refund_reason.unserved': 'На забронированное время ячейка не освободилась.',
  'mail.rental.way': 'Как пройти и карта',
  'mail.rental.calendar': 'Ячейка {box}, {location}',
  'mail.rental.calendar_text': 'Ячейка {box} (размер {size}), заказ {order}. Ссылка и PIN — в вашем письме.',
  'mail.rental.to_pay': 'К оплате',
  'mail.rental.pin': 'PIN для терминала',
  'mail.rental.access.subject': 'Ваша ячейка {box}: данные для доступа',
  'mail.rental.access.text':
    'Здравствуйте, {name}!\n\nВаша ячейка готова:\n\nЯчейка {box} (размер {size})\n{location}, {address}\nс {from} до {to}\n\n{overrun}\n\nКнопкой можно открыть ячейку с телефона, продлить или закончить аренду. Никому не передавайте ссылку и PIN: с ними можно открыть ячейку.',
  'mail.rental.access.button': 'Открыть ячейку',
  'mail.rental.booked.subject': 'Ваша бронь: ячейка {box} с {from}',
  'mail.rental.booked.text':
    'Здравствуйте, {name}!\n\nВаша ячейка забронирована:\n\nЯчейка {box} (размер {size})\n{location}, {address}\nс {from} до {to}\n\nДо начала аренду можно бесплатно отменить на её странице.\n\n{overrun}\n\nС начала аренды ячейка открывается кнопкой с телефона или по PIN на терминале. Никому их не передавайте.',
  'mail.rental.booked.button': 'К моей аренде',
  'mail.rental.moved.subject': 'Теперь у вас ячейка {box}',
  'mail.rental.moved.text':
    'Здравствуйте, {name}!\n\nЯчейка {before}, к сожалению, ещё занята. Вместо неё вы получаете эту, без доплаты:\n\nЯчейка {box} (размер {size})\n{location}, {address}\nс {from} до {to}\n\nСсылка и PIN остаются прежними.',
  'mail.rental.moved.button': 'Открыть ячейку',
  'mail.rental.no_box.subject': 'К сожалению, свободной ячейки нет',
  'mail.rental.no_box.text':
    'Здравствуйте, {name}!\n\nНам очень жаль: для вашей аренды в {location} (с {from} до {to}) сейчас нет свободной ячейки.\n\nМы этим занимаемся. Если ячейка вовремя освободится, вы сразу узнаете. Если не хотите ждать, просто ответьте на это письмо: мы вернём деньги.',
  'mail.rental.no_box.button': 'К моей аренде',
  'mail.rental.paid_late.subject': 'Оплата пришла слишком поздно: мы вернём деньги',
  'mail.rental.paid_late.text':
    'Здравствуйте, {name}!\n\nОплата заказа {order} пришла, когда ячейка в {location} уже была занята. Другой ячейки размера {size} на это время, к сожалению, нет.\n\nМы вернём {amount} тем же способом, которым вы платили. Это может занять несколько дней.',
  'mail.rental.unserved.subject': 'Мы возвращаем деньги за заказ {order}',
  'mail.rental.unserved.text':
    'Здравствуйте, {name}!\n\nК сожалению, для вашей аренды в {location} (с {from} до {to}) ячейка так и не освободилась. Так не должно было случиться, просим прощения.\n\nМы вернём {amount} тем же способом, которым вы платили. Это может занять несколько дней.',
};

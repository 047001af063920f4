import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

type Forms = `${'terminal.digits' | 'terminal.free'}_${'few' | 'many'}`;

export const siteRu: TextsLike<typeof siteDe> & Readonly<Record<Forms, string>> = {
  'pin.wrong': 'Этот PIN неверен.',
  'field.pin': 'Введите шесть цифр PIN.',
  'pin.too_many_tries': 'Слишком много неверных PIN. Попробуйте через несколько минут.',
  'terminal.unknown': 'Этот терминал не настроен.',
  'terminal.title': 'Терминал',
  'terminal.pair_title': 'Настроить терминал',
  'terminal.pair_about': 'Введите токен, который администрация показывает для этого устройства в разделе «Terminals».',
  'terminal.pair_token': 'Токен',
  'terminal.pair': 'Подключить устройство',
  'terminal.welcome': 'Добро пожаловать: {location}',
  'terminal.enter': 'Введите PIN-код',
  'terminal.enter_about': 'Шесть цифр указаны в Вашем письме.',
  'terminal.digit': 'Цифра {digit}',
  'terminal.erase': 'Стереть последнюю цифру',
  'terminal.digits_one': 'Введена {count} цифра',
  'terminal.digits_other': 'Введено {count} цифр',
  'terminal.digits_few': 'Введены {count} цифры',
  'terminal.digits_many': 'Введено {count} цифр',
  'terminal.open': 'Открыть',
  'terminal.rent': 'Арендовать ячейку',
  'terminal.not_on_sale':
    'Сейчас здесь нельзя арендовать новую ячейку. Вашу ячейку вы открываете PIN-кодом, как обычно.',
  'terminal.free_one': '{count} ячейка свободна',
  'terminal.free_other': '{count} ячейки свободно',
  'terminal.free_few': '{count} ячейки свободны',
  'terminal.free_many': '{count} ячеек свободно',
  'terminal.box': 'Ячейка {box}',
  'terminal.have_box': 'У меня уже есть ячейка',
  'terminal.for_two_hours': 'за 2 ч',
  'terminal.done': 'Готово',
  'terminal.until': 'Арендована до {to}',
};

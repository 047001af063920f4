import type { Texts, TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The overview; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> & Texts = {
  'people.title': 'Пользователи и входы',
  'people.info':
    'У кого в компании есть учётная запись, кто входил последним и сколько людей защищают её вторым фактором. Каждое число ведёт к своему списку.',
  'people.active': 'Активны',
  'people.active.of_one': 'всего {count} человек',
  'people.active.of_few': 'всего {count} человека',
  'people.active.of_many': 'всего {count} человек',
  'people.active.of_other': 'всего {count} человека',
  'people.invited': 'Приглашены',
  'people.invited.about': 'пока без пароля',
  'people.deactivated': 'Отключены',
  'people.deactivated.about': 'без доступа',
  'people.factor': 'Второй фактор',
  'people.factor.percent': '{percent} %',
  'people.factor.of': '{with} из {count} активных',
  'people.week': 'Входили за 7 дней',
  'people.trend.more_one': 'на {count} больше, чем раньше',
  'people.trend.more_few': 'на {count} больше, чем раньше',
  'people.trend.more_many': 'на {count} больше, чем раньше',
  'people.trend.more_other': 'на {count} больше, чем раньше',
  'people.trend.fewer_one': 'на {count} меньше, чем раньше',
  'people.trend.fewer_few': 'на {count} меньше, чем раньше',
  'people.trend.fewer_many': 'на {count} меньше, чем раньше',
  'people.trend.fewer_other': 'на {count} меньше, чем раньше',
  'people.trend.same': 'столько же, сколько раньше',
  'people.trend.about': 'За 7 дней до того: {count}. Кто входит несколько раз, считается один раз.',
  'people.latest': 'Последние входы',
  'people.latest.none': 'Пока никто не входил.',
  'people.latest.all': 'Все пользователи',
  'people.device': '{browser}, {system}',
  'people.device.unknown': 'Неизвестное устройство',
  'people.shares': 'Все учётные записи',
  'people.shares.active': 'Включён',
};

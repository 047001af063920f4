import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

type Forms =
  `${'rental.duration.day' | 'rental.duration.hour' | 'rental.duration.minute' | 'rental.duration.week'}_${'few' | 'many'}`;

export const commonRu: TextsLike<typeof commonDe> & Readonly<Record<Forms, string>> = {
  'rental.duration.minute_one': '{count} минута',
  'rental.duration.minute_other': '{count} минуты',
  'rental.duration.minute_few': '{count} минуты',
  'rental.duration.minute_many': '{count} минут',
  'rental.duration.hour_one': '{count} час',
  'rental.duration.hour_other': '{count} часа',
  'rental.duration.hour_few': '{count} часа',
  'rental.duration.hour_many': '{count} часов',
  'rental.duration.day_one': '{count} день',
  'rental.duration.day_other': '{count} дня',
  'rental.duration.day_few': '{count} дня',
  'rental.duration.day_many': '{count} дней',
  'rental.duration.week_one': '{count} неделя',
  'rental.duration.week_other': '{count} недели',
  'rental.duration.week_few': '{count} недели',
  'rental.duration.week_many': '{count} недель',
  'rental.overrun_terms.after_grace':
    'После окончания ячейка открывается без доплаты ещё {grace}. Потом каждый начатый час стоит {rate}, считая от забронированного конца.',
  'rental.overrun_terms.after_grace_from_its_end':
    'После окончания ячейка открывается без доплаты ещё {grace}. Потом каждый начатый час стоит {rate}, считая от конца этого времени.',
  'rental.overrun_terms.example': 'Пример: {late} после забронированного конца стоят {amount}.',
  'rental.overrun_terms.at_once': 'После окончания каждый начатый час стоит {rate}, считая от забронированного конца.',
  'rental.overrun_terms.free': 'Если ячейка занята дольше, здесь за это доплачивать не нужно.',
};

import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonRu } from './common.ru.ts';

/** The wall; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  ...commonRu,
  'log.lock.open_requested': 'Запрошено открытие',
  'log.lock.opened': 'Открыто',
  'log.lock.already_open': 'Запрошено открытие, дверца уже была открыта',
  'log.lock.jammed': 'Не удалось открыть: ригель заклинило',
  'log.lock.open_denied': 'Контроллер отказал в открытии',
  'log.lock.open_failed': 'Не удалось открыть',
  'log.lock.open_timed_out': 'Не удалось открыть: нет ответа',
  'log.lock.late_answer': 'Поздний ответ контроллера, без последствий',
};

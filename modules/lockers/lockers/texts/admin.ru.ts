import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The wall; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'log.door.opened': 'Дверца открыта',
  'log.door.closed': 'Дверца закрыта',
  'log.door.uncommanded': 'Дверца открылась, хотя никто не просил',
  'log.lock.signal_lost': 'Сигнал потерян',
  'log.lock.signal_back': 'Сигнал вернулся',
  'log.lock.out_by_battery': 'Снят с новых аренд: низкий заряд',
  'log.lock.out_by_signal': 'Снят с новых аренд: нет сигнала',
  'log.lock.back_by_itself': 'Снова доступен для аренды',
  'log.lock.unseen': 'Нет вестей 15 минут',
  'log.lock.seen_again': 'Снова на связи',
};

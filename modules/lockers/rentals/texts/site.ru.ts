import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

type Forms = `${'rental.data_hold.running'}_${'few' | 'many'}`;

export const siteRu: TextsLike<typeof siteDe> & Readonly<Record<Forms, string>> = {
  ...commonRu,
  'rental.data_hold.running_one': 'Одна аренда ещё идёт или только начнётся.',
  'rental.data_hold.running_other': '{count} аренды ещё идут или только начнутся.',
  'rental.data_hold.running_few': '{count} аренды ещё идут или только начнутся.',
  'rental.data_hold.running_many': '{count} аренд ещё идут или только начнутся.',
  'rental.unknown': 'Такой аренды нет. Проверьте ссылку из письма.',
  'rental.size_unavailable': 'Ячейки этого размера на выбранное время нет.',
  'rental.box_unknown': 'Ячейки с таким кодом здесь нет. Отсканируйте наклейку ещё раз.',
  'rental.box_unavailable': 'Эта ячейка сейчас занята.',
  'rental.location_closed': 'В это время пункт закрыт. Выберите начало в часы работы.',
  'rental.ends_after_closing': 'Конец после закрытия. Выберите более раннее время или срок не меньше суток.',
  'rental.location_unknown': 'Такого пункта нет.',
  'rental.location_not_on_sale': 'В этом пункте сейчас ничего нельзя арендовать. Пожалуйста, выберите другой.',
  'rental.not_priced': 'Для этого размера здесь ещё нет цены.',
  'rental.starts_in_the_past': 'Начало в прошлом.',
  'rental.starts_too_late': 'Так рано бронировать нельзя: не больше чем за год.',
  'rental.too_short': 'Это меньше минимального срока аренды в этом пункте.',
  'rental.too_long': 'Это больше максимального срока аренды в этом пункте.',
  'rental.hold_expired': 'Ячейка была отложена для вас лишь на время. Выберите её ещё раз.',
  'rental.contact_needed':
    'Ячеек этого размера осталось совсем немного. Сначала укажите, кто вы, и мы отложим одну для вас.',
  'rental.too_many_held':
    'С вашего подключения уже отложено много неоплаченных ячеек. Сначала оплатите их или попробуйте снова через четверть часа.',
};

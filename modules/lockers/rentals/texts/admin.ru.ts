import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminRu: TextsLike<typeof adminDe> = {
  'capability.area.rentals': 'Аренды',
  'capability.rentals.read': 'Видеть права доступа',
  'capability.rentals.edit': 'Менять права доступа',
  'capability.rentals.check': 'Освобождать проверенные ячейки',
  'capability.rentals.refund': 'Возвращать деньги и прощать доплаты',
  'capability.rentals.feed': 'Управлять ключом к текущим арендам',
  'log.rental.started': 'Сдана ячейка {size}.',
  'log.rental.moved': 'Аренда переехала из ячейки {before} в ячейку {after}: первая ещё не освободилась.',
  'log.rental.without_box': 'Для забронированной аренды не было свободной ячейки.',
  'log.rental.paid_late': 'Оплата пришла, когда свободных ячеек уже не было. Деньги возвращаются.',
  'log.rental.unserved': 'Для забронированной аренды ячейка так и не освободилась. Деньги возвращаются.',
  'rental.timeline.started': 'Аренда началась',
  'rental.timeline.extended': 'Аренда продлена',
  'rental.timeline.overrun': 'Время просрочено',
  'rental.timeline.charged': 'Начислена разница в цене',
  'rental.timeline.charge_dropped': 'Неоплаченная разница снята',
  'rental.timeline.surcharge_paid': 'Доплата внесена',
  'rental.timeline.surcharge_waived': 'Доплата прощена',
  'rental.timeline.replaced': 'Получена другая ячейка',
  'rental.timeline.access_revoked': 'Доступ закрыт',
  'rental.timeline.ended': 'Аренда завершена',
  'rental.timeline.cancelled': 'Аренда отменена',
};

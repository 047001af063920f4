import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'capability.area.list-views': 'Списки',
  'capability.list-views.manage': 'Изменять общие виды других',
  'audit.list_view.shared': 'Вид открыт для всех',
  'audit.list_view.changed': 'Общий вид изменён',
  'audit.list_view.withdrawn': 'Общий вид удалён',
  'list_view.unknown': 'Этого вида больше нет.',
  'list_view.not_yours': 'Общий вид изменяют только его автор и администраторы.',
  'list_view.name_taken': 'В этом списке у Вас уже есть вид с таким названием.',
  'list_view.too_many': 'В списке может быть 30 собственных видов. Удалите ненужный.',
};

import type { TextsLike } from '@fachwerk/base/language';
import type { arrangeDe } from './arrange.de.ts';

export const arrangeRu: TextsLike<typeof arrangeDe> = {
  'menu.entry.actions': '{name}: настроить пункт',
  'menu.entry.pin': 'Закрепить',
  'menu.entry.unpin': 'Открепить',
  'menu.entry.hide': 'Скрыть',
  'menu.entry.show': 'Показать',
  'menu.entry.up': 'Выше',
  'menu.entry.down': 'Ниже',
  'menu.entry.hidden': '«{name}» скрыт',
  'menu.arrange.about': 'Закреплённые пункты стоят сверху; скрытые можно найти через поиск.',
  'menu.arrange.none': 'Закреплённых пунктов нет. Кнопка-булавка рядом с пунктом закрепляет его.',
  'menu.arrange.done': 'Готово',
  'menu.arrange.reset': 'Сбросить',
  'menu.arrange.was_reset': 'Меню сброшено.',
  'menu.arrange.pin': 'Закрепить: {name}',
  'menu.arrange.unpin': 'Открепить: {name}',
  'menu.arrange.hide': 'Скрыть: {name}',
  'menu.arrange.show': 'Показать: {name}',
  'menu.arrange.up': 'Выше: {name}',
  'menu.arrange.down': 'Ниже: {name}',
  'menu.arrange.drag': 'Перетащить: {name}',
  'menu.arrange.moved': '{name}: место {at} из {count}',
};

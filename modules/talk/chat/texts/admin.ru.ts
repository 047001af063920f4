import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonRu } from './common.ru.ts';

export const adminRu: TextsLike<typeof adminDe> = {
  ...commonRu,

  'capability.area.chat': 'Сообщения',
  'capability.chat.read': 'Читать переписку с клиентами',
  'capability.chat.write': 'Отвечать клиентам',
  'capability.chat.supervise': 'Следить за перепиской, вести шаблоны',
  'audit.chat.message_deleted': 'Сообщение удалено',
  'audit.chat.container_saved': 'Папка сохранена',
  'audit.chat.container_removed': 'Папка удалена',
  'audit.chat.text_saved': 'Шаблон сохранён',
  'audit.chat.text_removed': 'Шаблон удалён',
  'audit.call_back.done': 'Обратный звонок сделан',
  'audit.call_back.reopened': 'Обратный звонок снова открыт',
  'chat.timeline': 'Переписка',
};
